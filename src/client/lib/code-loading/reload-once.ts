const RELOADED_PATH_KEY = 'vetrina.reloaded-at';

/**
 * Reloads the page, unless it was just reloaded at this path or cannot be fetched. For missing chunks: a deployment
 * may have replaced them, and the page that names them.
 *
 * @returns true if the page is reloading
 */
export async function reloadOnce(): Promise<boolean> {
  if (sessionStorage.getItem(RELOADED_PATH_KEY) === location.pathname || !(await isPageReachable()))
    return false;
  sessionStorage.setItem(RELOADED_PATH_KEY, location.pathname);
  location.reload();
  return true;
}

/** Sends the same request as the reload: a server may answer HEAD, or a different path, differently. */
async function isPageReachable(): Promise<boolean> {
  try {
    return (await fetch(location.pathname, { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** After a success: the next failure at this path may reload again. */
export function resetReloadOnce(): void {
  sessionStorage.removeItem(RELOADED_PATH_KEY);
}
