import { findChannel } from '../messenger/channel.ts';

const COLOUR = /^#[\da-f]{6}$/i;
const REQUIRED = ['tgWebAppVersion', 'tgWebAppPlatform', 'tgWebAppThemeParams'];
const SIGNED = ['hash', 'signature', 'auth_date'];

/** Where the SDK keeps the launch parameters and the last theme for a reload. */
const KEPT_PARAMS = 'tapps/launchParams';
const KEPT_THEME = 'tapps/themeParams';

export type LaunchParams = {
  theme: Record<string, string>;
  /** 'ios', 'android', 'tdesktop', ... */
  platform: string;
  /** The launch data as the messenger signed it. */
  signedData: string | undefined;
};

/**
 * What the messenger said on opening the app, from the same places as the SDK reads it; null where there is nothing to
 * read or nobody to have said it. Throws on what the SDK may well refuse: then the app has to start by itself.
 */
export function readLaunchParams(): LaunchParams | null {
  if (!findChannel()) return null;
  const [entry] = performance.getEntriesByType('navigation');
  for (const source of [location.href, entry?.name, readKept(KEPT_PARAMS)]) {
    if (typeof source !== 'string') continue;
    const query = source.replace(/^[^?#]*[?#]/, '').replace(/[?#]/g, '&');
    if (query.includes('tgWebApp')) return readQuery(new URLSearchParams(query), isReload(entry));
  }
  return null;
}

function readQuery(query: URLSearchParams, reload: boolean): LaunchParams {
  const signedData = query.get('tgWebAppData') || undefined;
  const isOnce = new Set(query.keys()).size === [...query.keys()].length;
  if (!isOnce || !REQUIRED.every((name) => query.has(name)) || !isSigned(signedData))
    throw new Error('launch parameters that are not as usual');
  const theme = readTheme(JSON.parse(query.get('tgWebAppThemeParams') ?? ''));
  const last = reload ? readKept(KEPT_THEME) : null;
  const platform = query.get('tgWebAppPlatform') ?? '';
  return { theme: last ? readTheme(last) : theme, platform, signedData };
}

function readTheme(theme: unknown): Record<string, string> {
  if (typeof theme !== 'object' || theme === null) throw new Error('no theme');
  const colours = Object.entries(theme).map(([name, colour]) => [name, String(colour)] as const);
  if (!colours.every(([, colour]) => COLOUR.test(colour))) throw new Error('no colour');
  return Object.fromEntries(colours);
}

function isSigned(data: string | undefined): boolean {
  if (data === undefined) return true;
  const fields = new URLSearchParams(data);
  const user: unknown = JSON.parse(fields.get('user') ?? 'true');
  return SIGNED.every((name) => fields.has(name)) && Boolean(user);
}

function isReload(entry: PerformanceEntry | undefined): boolean {
  return entry !== undefined && 'type' in entry && entry.type === 'reload';
}

function readKept(name: string): unknown {
  return JSON.parse(sessionStorage.getItem(name) ?? 'null');
}
