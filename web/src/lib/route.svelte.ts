/** Which page: `/`, `/t/ID`, and what stands behind the `#`. */
export interface Route {
  table: string;
  words: string[]; // of the part behind #, between slashes
}

function now(): Route {
  const table = /^\/t\/([^/]+)/.exec(location.pathname)?.[1] ?? "";
  return { table, words: location.hash.slice(1).split("/").filter(Boolean) };
}

export const route = $state<{ now: Route }>({ now: now() });

const changed = () => (route.now = now());
window.addEventListener("popstate", changed);
window.addEventListener("hashchange", changed);

export function go(path: string): void {
  history.pushState(null, "", path);
  changed();
  window.scrollTo(0, 0);
}
