import { findBridge } from '../messenger/bridge.ts';

const COLOUR = /^#[\da-f]{6}$/i;
const REQUIRED = ['tgWebAppVersion', 'tgWebAppPlatform', 'tgWebAppThemeParams'];
const SIGNED = ['hash', 'signature', 'auth_date'];

/** Where the SDK stores the launch parameters and the last theme for a reload. */
const STORED_PARAMS = 'tapps/launchParams';
const STORED_THEME = 'tapps/themeParams';

export type EarlyLaunchParams = {
  theme: Record<string, string>;
  /** 'ios', 'android', 'tdesktop', ... */
  platform: string;
  /** The messenger's signed init data, raw. */
  initData: string | undefined;
};

/**
 * The messenger's launch parameters, read without the SDK from where the SDK reads them; null where there are none or no
 * messenger. Throws on what the SDK may refuse: then the app starts without the inline script.
 */
export function readEarlyLaunchParams(): EarlyLaunchParams | null {
  if (!findBridge()) return null;
  const [entry] = performance.getEntriesByType('navigation');
  for (const source of [location.href, entry?.name, readStored(STORED_PARAMS)]) {
    if (typeof source !== 'string') continue;
    const query = source.replace(/^[^?#]*[?#]/, '').replace(/[?#]/g, '&');
    if (query.includes('tgWebApp')) return readQuery(new URLSearchParams(query), isReload(entry));
  }
  return null;
}

function readQuery(query: URLSearchParams, reload: boolean): EarlyLaunchParams {
  const initData = query.get('tgWebAppData') || undefined;
  const isOnce = new Set(query.keys()).size === [...query.keys()].length;
  if (!isOnce || !REQUIRED.every((name) => query.has(name)) || !isSigned(initData))
    throw new Error('launch parameters that are not as usual');
  const theme = readTheme(JSON.parse(query.get('tgWebAppThemeParams') ?? ''));
  const last = reload ? readStored(STORED_THEME) : null;
  const platform = query.get('tgWebAppPlatform') ?? '';
  return { theme: last ? readTheme(last) : theme, platform, initData };
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

function readStored(name: string): unknown {
  return JSON.parse(sessionStorage.getItem(name) ?? 'null');
}
