import { isReload, navigationEntry } from '../lib/navigation/navigation-entry.ts';
import { readTheme, type Theme } from './theme/read-theme.ts';

/** The SDK's key for the last theme, kept for a reload. */
const STORED_THEME_KEY = 'tapps/themeParams';

/** The SDK's key for the launch parameters, kept for a reload. */
const STORED_PARAMS_KEY = 'tapps/launchParams';

/** A stored parameter: all parameters as the messenger passed them, if the SDK has got others. */
const ORIGINAL_PARAM = 'vetrina-launch';

/** The start parameter alone, in the address of a start page, makes no launch. */
const LAUNCH = /tgWebApp(?!StartParam)/;

/**
 * The launch parameters as the messenger passed them, a query string: from the page's URL, from the URL at its
 * opening, or from storage.
 */
export function findLaunchQuery(): string | undefined {
  for (const source of [location.href, navigationEntry()?.name, readStored(STORED_PARAMS_KEY)]) {
    const query = String(source)
      .replace(/^[^?#]*[?#]/, '')
      .replace(/[?#]/g, '&');
    if (LAUNCH.test(query)) return new URLSearchParams(query).get(ORIGINAL_PARAM) ?? query;
  }
  return undefined;
}

/** Stores launch parameters that the SDK refuses where it looks for them, in a form that it reads. */
export function storeLaunchQuery(
  query: string,
  { version, platform, theme }: { version: string; platform: string; theme: Theme },
): void {
  const stored = new URLSearchParams({
    tgWebAppVersion: version,
    tgWebAppPlatform: platform,
    tgWebAppThemeParams: JSON.stringify(theme),
    [ORIGINAL_PARAM]: query,
  });
  sessionStorage.setItem(STORED_PARAMS_KEY, JSON.stringify(`${stored}`));
}

/** The messenger's signed init data, raw; undefined without any. */
export function initDataIn(query: string): string | undefined {
  return new URLSearchParams(query).get('tgWebAppData') || undefined;
}

/** 'ios', 'android', 'tdesktop', ..., in small letters. */
export function platformIn(query: string): string {
  return new URLSearchParams(query).get('tgWebAppPlatform')?.toLowerCase() || 'unknown';
}

/** The colours at launch; after a reload the last ones, since the launch parameters may hold outdated ones. */
export function themeIn(query: string): Theme {
  const last = isReload() && readTheme(readStored(STORED_THEME_KEY));
  return last && 'bg_color' in last ? last : readTheme(new URLSearchParams(query).get('tgWebAppThemeParams'));
}

/** The value stored under this name; null without one, or if it cannot be read. */
function readStored(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}
