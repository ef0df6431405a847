/** The path of the last reload, and its time in milliseconds. */
const RELOADED_KEY = 'vetrina.reloaded-at';

/** Milliseconds in which a path is reloaded once: code that is still missing then does not reload it again and again. */
const PAUSE_MS = 60_000;

/**
 * Reloads the page, unless it was just reloaded at this path or cannot be fetched. For missing chunks: a deployment
 * may have replaced them, and the page that names them.
 *
 * @returns true if the page is reloading
 */
export async function reloadOnce(): Promise<boolean> {
  if (wasReloaded() || !(await isPageReachable())) return false;
  sessionStorage.setItem(RELOADED_KEY, `${location.pathname} ${Date.now()}`);
  location.reload();
  return true;
}

function wasReloaded(): boolean {
  const [path, at] = sessionStorage.getItem(RELOADED_KEY)?.split(' ') ?? [];
  return path === location.pathname && Date.now() - Number(at) < PAUSE_MS;
}

/** Sends the same request as the reload: a server may answer HEAD, or a different path, differently. */
async function isPageReachable(): Promise<boolean> {
  try {
    return (await fetch(location.pathname, { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** The next failure at this path may reload again, since the person asks for it. */
export function resetReloadOnce(): void {
  sessionStorage.removeItem(RELOADED_KEY);
}
