const RELOADED_AT = 'vetrina.reloaded-at';

/**
 * Reloads the page, unless it was just reloaded at this path or the server cannot be reached. For failed imports, which
 * older engines cache until the page is reloaded.
 * @returns whether the page is reloading
 */
export async function reloadOnce(): Promise<boolean> {
  if (sessionStorage.getItem(RELOADED_AT) === location.pathname || !(await isServerReachable())) return false;
  sessionStorage.setItem(RELOADED_AT, location.pathname);
  location.reload();
  return true;
}

async function isServerReachable(): Promise<boolean> {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** After a success: the next failure at this path may reload again. */
export function resetReloadOnce(): void {
  sessionStorage.removeItem(RELOADED_AT);
}
