// Addresses of the client's pages.

export interface Route {
  page: string;
  id: string;
  /** A part of what the id names, such as a chapter. */
  part: string;
  query: URLSearchParams;
}

function read(): Route {
  const [, page = '', id = '', part = ''] = location.pathname.split('/');
  return { page, id: decodeURIComponent(id), part: decodeURIComponent(part), query: new URLSearchParams(location.search) };
}

class Router {
  now = $state.raw<Route>(read());
  /** Leaves the client as a whole instead, if it is out of date; returns true if so. */
  leave: (path: string) => boolean = () => false;

  constructor() {
    addEventListener('popstate', () => (this.now = read()));
  }

  go(path: string, replace = false): void {
    if (this.leave(path)) return;
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.now = read();
    scrollTo(0, 0);
  }

  /** For links: an ordinary click stays in the client. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest('a');
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.origin !== location.origin || link.hasAttribute('download') || link.target) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };
}

export const router = new Router();
