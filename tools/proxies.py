"""The proxies of `deploy/`, started on free ports of the loopback for tests and measurements."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

DEPLOY: Final = Path(__file__).resolve().parent.parent / "deploy"
NAME: Final = "games.example.org"

#: What the package of nginx has around the files in conf.d.
_AROUND: Final = """
daemon off;
{user}
pid {folder}/nginx.pid;
error_log {folder}/error.log warn;
worker_processes 1;
worker_rlimit_nofile 20000;
events {{ worker_connections 16000; }}
http {{
    access_log off;
    {temporary}
    include {folder}/site.conf;
}}
"""
_TEMPORARY: Final = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


def site(name: str, *, plain: int, secure: int, upstreams: Sequence[int], pair: Path) -> str:
    """Return a site of `deploy/` with these ports and this certificate; nothing else is changed."""
    text = (DEPLOY / name).read_text()
    text = text.replace("/etc/letsencrypt/live/games.example.org", str(pair))
    text = text.replace("[::]:80;", f"[::1]:{plain};").replace("listen 80;", f"listen {plain};")
    text = text.replace("[::]:443 ssl", f"[::1]:{secure} ssl")
    text = text.replace("listen 443 ssl", f"listen 127.0.0.1:{secure} ssl")
    for shipped, used in zip(re.findall(r"server 127.0.0.1:(\d+)", text), upstreams, strict=True):
        text = text.replace(f"server 127.0.0.1:{shipped}", f"server 127.0.0.1:{used}")
    return text


def without_tls(text: str) -> str:
    """Return a site that speaks plain http where it spoke https: a measurement is not about TLS."""
    text = re.sub(r" ssl http2;", ";", text)
    return re.sub(r"^ *ssl_certificate.*$", "", text, flags=re.MULTILINE)


def make_pair(folder: Path) -> Path:
    """Make a certificate for the name of the example; return the folder with it."""
    words = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    names = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME},IP:127.0.0.1"]
    files = ["-keyout", folder / "privkey.pem", "-out", folder / "fullchain.pem"]
    subprocess.run([*words, *names, *map(str, files)], check=True, capture_output=True)
    return folder


@contextmanager
def nginx(text: str) -> Iterator[int]:
    """Run nginx with one site; yield its process id."""
    program = shutil.which("nginx") or "/usr/sbin/nginx"
    with tempfile.TemporaryDirectory(prefix="gunbai-nginx-") as name:
        folder = Path(name)
        temporary = "\n".join(f"{kind}_temp_path {folder}/{kind};" for kind in _TEMPORARY)
        user = "user root;" if os.geteuid() == 0 else ""  # its folder is nobody else's
        whole = _AROUND.format(folder=folder, temporary=temporary, user=user)
        (folder / "site.conf").write_text(text)
        (folder / "nginx.conf").write_text(whole)
        words = [program, "-p", name, "-c", str(folder / "nginx.conf")]
        subprocess.run([*words, "-t", "-q"], check=True)  # leaves an empty nginx.pid
        with subprocess.Popen(words) as running:
            try:
                while running.poll() is None and not (folder / "nginx.pid").read_text():
                    time.sleep(0.05)
                yield running.pid
            finally:
                running.terminate()
                running.wait(20)
