const RELOADED_AT = 'vetrina.reloaded-at';

/**
 * Loads the page anew at the same place, unless that was done just before to no avail or the server cannot be reached.
 * Older engines remember a piece of code that failed to come for as long as the page lives.
 * @returns whether the page is on its way out
 */
export async function reloadOnce(): Promise<boolean> {
  if (sessionStorage.getItem(RELOADED_AT) === location.pathname || !(await isServerThere())) return false;
  sessionStorage.setItem(RELOADED_AT, location.pathname);
  location.reload();
  return true;
}

async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** It went well: another failure at the same place is a new one. */
export function forgetReload(): void {
  sessionStorage.removeItem(RELOADED_AT);
}
