#!/bin/sh
# Installs or upgrades Gunbai on Debian or Ubuntu, from a wheel, and starts it.
#
#   sudo sh install.sh [--domain games.example.org | --lan] [--port N] [gunbai-….whl]
#
# --domain: also installs Caddy, which gets a certificate and speaks https for that name.
# --lan:    answers everybody in the local network.
# Neither:  answers this computer only; put a proxy of your own before it.
# --port:   if it is not to be 8000.
# Domain, network and port count the first time; later they are in /etc/default/gunbai.
set -eu

here=$(CDPATH= cd "$(dirname "$0")" && pwd)
wheel=""
domain=""
host=127.0.0.1
port=8000

say() { printf 'gunbai: %s\n' "$*"; }
fail() { say "$*" >&2; exit 1; }

while [ $# -gt 0 ]; do
    case "$1" in
        --domain) [ $# -gt 1 ] || fail "--domain needs a name"; domain=$2; shift ;;
        --lan) host=0.0.0.0 ;;
        --port) [ $# -gt 1 ] || fail "--port needs a number"; port=$2; shift ;;
        -*) fail "unknown option $1; see the head of $0" ;;
        *) wheel=$1 ;;
    esac
    shift
done
[ "$(id -u)" = 0 ] || fail "run this as root: sudo sh $0"
command -v apt-get >/dev/null || fail "this script is for Debian and Ubuntu; elsewhere: pip install the wheel, and see gunbai.service"
case "$port" in ''|*[!0-9]*) fail "“$port” is not a port" ;; esac
case "$domain" in *[!A-Za-z0-9.-]*) fail "“$domain” is not a domain name" ;; esac
if [ -z "$wheel" ]; then
    for found in "$here"/gunbai-*.whl "$here"/../dist/gunbai-*.whl; do
        [ -f "$found" ] && wheel=$found
    done
fi
[ -f "$wheel" ] || fail "no wheel: put gunbai-….whl beside this script, or name it"
wheel=$(readlink -f "$wheel")

mine="Caddy in front of one server"  # the head of our Caddyfile
if [ -n "$domain" ] && [ -f /etc/caddy/Caddyfile ] && ! grep -q "$mine" /etc/caddy/Caddyfile; then
    fail "Caddy serves something here already: add the block of $here/Caddyfile to /etc/caddy/Caddyfile yourself, and run this without --domain"
fi

# 1. What the system has to bring.
packages="python3 python3-venv ca-certificates"
[ -z "$domain" ] || packages="$packages caddy"
export DEBIAN_FRONTEND=noninteractive
say "installing $packages"
apt-get update -qq
# shellcheck disable=SC2086
apt-get install -y -qq --no-install-recommends $packages >/dev/null
python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))' || fail "Python 3.11 or newer is needed (Debian 12, Ubuntu 24.04)"

# 2. Its own user, who owns nothing but the data.
id gunbai >/dev/null 2>&1 || useradd --system --user-group --home-dir /var/lib/gunbai --shell /usr/sbin/nologin gunbai
install -d -o gunbai -g gunbai -m 0700 /var/lib/gunbai
if [ ! -f /etc/default/gunbai ]; then
    options="--host $host --port $port"
    [ -z "$domain" ] || options="$options --https --name $domain"
    umask 027
    cat > /etc/default/gunbai <<END
# Read by gunbai.service and by the command gunbai.
GUNBAI_HOME=/var/lib/gunbai
GUNBAI_OPTIONS="$options"
# GUNBAI_DATABASE=postgresql://gunbai:password@localhost/gunbai
END
    chgrp gunbai /etc/default/gunbai
elif [ -n "$domain" ] && ! grep -q -e --https /etc/default/gunbai; then
    say "/etc/default/gunbai is left as it is; GUNBAI_OPTIONS there needs: --https --name $domain"
fi
umask 022
set_port=$(sed -n 's/^GUNBAI_OPTIONS=.*--port[ =]\([0-9]*\).*/\1/p' /etc/default/gunbai)
port=${set_port:-8000}

# 3. The program, beside the one that runs.
next=/opt/gunbai/$(date +%Y%m%d-%H%M%S)
say "installing $(basename "$wheel") into $next"
install -d /opt/gunbai
python3 -m venv "$next"
"$next/bin/pip" install --quiet --disable-pip-version-check "$wheel"

# 4. Which servers run: one, or those of a club, each with its port in its name.
servers=gunbai.service
running=""
if [ -d /run/systemd/system ]; then
    club=$({
        systemctl list-units --plain --no-legend 'gunbai@*.service' | cut -d' ' -f1
        ls /etc/systemd/system/multi-user.target.wants 2>/dev/null | grep '^gunbai@.*\.service$'
    } | sort -u | tr '\n' ' ')
    if [ -z "$club" ] || systemctl --quiet is-enabled gunbai.service 2>/dev/null; then
        servers="gunbai.service $club"
    else
        servers=$club
    fi
    for server in $servers; do
        if systemctl --quiet is-active "$server"; then running="$running $server"; fi
    done
fi

# 5. An upgrade: look ahead and back up while the old version still plays.
as_gunbai() {
    (set -a; . /etc/default/gunbai; set +a; cd /; exec runuser -u gunbai -- "$@")
}
if [ -e /opt/gunbai/current ] && { [ -f /var/lib/gunbai/gunbai.sqlite ] || grep -q '^GUNBAI_DATABASE=' /etc/default/gunbai; }; then
    say "checking what this version does with the tables"
    plays_on() {
        # shellcheck disable=SC2086
        [ -z "$running" ] || systemctl start $running
        rm -rf "$next"
        fail "not upgraded: $1; the old version is untouched"
    }
    if ! as_gunbai "$next/bin/gunbai" admin check; then
        [ -n "$running" ] || plays_on "a game could not go on (see above)"
        say "checking again after a stop, which saves the position of each game"
        # shellcheck disable=SC2086
        systemctl stop $running
        as_gunbai "$next/bin/gunbai" admin check || plays_on "a game could not go on (see above)"
    fi
    backup=/var/lib/gunbai/before-$(basename "$next").zip
    as_gunbai /opt/gunbai/current/bin/gunbai admin backup "$backup" || plays_on "no backup could be made"
fi

# 6. The command: root becomes the user, so that no file of the data becomes root's.
cat > /usr/local/bin/gunbai <<'END'
#!/bin/sh
if [ -r /etc/default/gunbai ]; then
    set -a
    . /etc/default/gunbai
    set +a
fi
if [ "$(id -u)" = 0 ]; then
    exec runuser -u gunbai -- /opt/gunbai/current/bin/gunbai "$@"
fi
exec /opt/gunbai/current/bin/gunbai "$@"
END
chmod 0755 /usr/local/bin/gunbai

# 7. The unit, and https.
install -m 0644 "$here/gunbai.service" /etc/systemd/system/gunbai.service
install -m 0644 "$here/gunbai.service" /etc/systemd/system/gunbai@.service
if [ -n "$domain" ]; then
    sed "s/{\$GUNBAI_DOMAIN}/$domain/; s/127.0.0.1:8000/127.0.0.1:$port/" "$here/Caddyfile" > /etc/caddy/Caddyfile
fi
if [ ! -d /run/systemd/system ]; then
    ln -sfn "$next" /opt/gunbai/current
    say "installed, but systemd does not run here, so nothing was started. To start it by hand:"
    say "  gunbai serve --no-browser --host $host --port $port"
    exit 0
fi
systemctl daemon-reload
case "$servers" in *gunbai.service*) systemctl enable --quiet gunbai.service ;; esac
# All stop before one starts: two versions must never use a database together.
# shellcheck disable=SC2086
systemctl stop $servers
ln -sfn "$next" /opt/gunbai/current
# shellcheck disable=SC2086
systemctl start $servers
[ -z "$domain" ] || systemctl reload-or-restart caddy

# 8. Is it there? Then only the last three versions are kept.
ports=""
for server in $servers; do
    case "$server" in
        gunbai@*) server=${server#gunbai@}; ports="$ports ${server%.service}" ;;
        *) ports="$ports $port" ;;
    esac
done
all_answer() {
    for each in $ports; do
        python3 -c "import urllib.request; urllib.request.urlopen('http://127.0.0.1:$each/health', timeout=2)" 2>/dev/null || return 1
    done
}
for _ in $(seq 60); do
    if all_answer; then
        if [ -n "$domain" ]; then say "ready: https://$domain/"
        elif [ "$host" = 0.0.0.0 ]; then say "ready: http://$(hostname -I | cut -d' ' -f1):$port/"
        else for each in $ports; do say "ready: http://127.0.0.1:$each/"; done; fi
        # shellcheck disable=SC2012
        ls -1d /opt/gunbai/[0-9]* | head -n -3 | xargs -r rm -rf
        exit 0
    fi
    sleep 1
done
fail "it does not answer; see: journalctl -u gunbai -u 'gunbai@*'"
