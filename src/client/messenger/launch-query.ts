type Theme = Record<string, string | undefined>;

const COLOUR = /^#[\da-f]{6}$/i;

/** Where the last theme is stored for a reload. */
const STORED_THEME_KEY = 'tapps/themeParams';

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

/**
 * Keeps the launch parameters for a reload, where and as the SDK does. It falls back on them where those in the URL are not to
 * its liking: it demands a signature, which messengers before version 8.0 do not send.
 */
export function storeLaunchQuery(query: string): void {
  const params = new URLSearchParams(query);
  const initData = initDataIn(query);
  if (initData && !new URLSearchParams(initData).has('signature'))
    params.set('tgWebAppData', `${initData}&signature=`);
  sessionStorage.setItem(STORED_PARAMS_KEY, JSON.stringify(params.toString()));
}

/** The messenger's signed init data, raw; undefined where it passed none. */
export function initDataIn(query: string): string | undefined {
  const initData = new URLSearchParams(query).get('tgWebAppData') ?? '';
  // Without what `storeLaunchQuery` has added, which the messenger has not signed.
  return initData.replace(/&signature=$/, '') || undefined;
}

/** What is stored under this name; null without it. Throws on what is no JSON. */
function readStored(name: string): unknown {
  return JSON.parse(sessionStorage.getItem(name) ?? 'null');
}

/** Keeps the theme for a reload. */
export function storeTheme(theme: Theme): void {
  sessionStorage.setItem(STORED_THEME_KEY, JSON.stringify(theme));
}

/** The theme that was last stored, after a reload: the launch parameters may hold an outdated one. */
export function lastThemeOf(launchTheme: Theme): Theme {
  const last: unknown = isReload() ? readStored(STORED_THEME_KEY) : null;
  return isTheme(last) ? last : launchTheme;
}

/** Whether these are colours by name. */
export function isTheme(theme: unknown): theme is Record<string, string> {
  return (
    typeof theme === 'object' && theme !== null && Object.values(theme).every((colour) => COLOUR.test(colour))
  );
}

/** Whether this page was reloaded. */
export function isReload(): boolean {
  const entry = navigationEntry();
  return entry !== undefined && 'type' in entry && entry.type === 'reload';
}

/** How this page was opened. */
function navigationEntry(): PerformanceEntry | undefined {
  return performance.getEntriesByType('navigation')[0];
}
