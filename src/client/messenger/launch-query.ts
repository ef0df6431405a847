/** Where the SDK stores the launch parameters for a reload. */
const STORED_PARAMS_KEY = 'tapps/launchParams';

/**
 * The launch parameters as the messenger passed them, a query string: from the page's URL, from the one that it was
 * opened by, or from what the SDK has stored. Without the SDK, which the early start has no room for.
 */
export function findLaunchQuery(): string | undefined {
  for (const source of [location.href, navigationEntry()?.name, readStored(STORED_PARAMS_KEY)]) {
    if (typeof source !== 'string') continue;
    const query = source.replace(/^[^?#]*[?#]/, '').replace(/[?#]/g, '&');
    if (query.includes('tgWebApp')) return query;
  }
  return undefined;
}

/** The messenger's signed init data, raw; undefined where it passed none. */
export function initDataIn(query: string): string | undefined {
  return new URLSearchParams(query).get('tgWebAppData') || undefined;
}

/** What the SDK has stored under this name; null without it. Throws on what it has not written. */
export function readStored(name: string): unknown {
  return JSON.parse(sessionStorage.getItem(name) ?? 'null');
}

/** How this page was opened. */
export function navigationEntry(): PerformanceEntry | undefined {
  return performance.getEntriesByType('navigation')[0];
}
