import { findBridge } from '../messenger/bridge.ts';
import { findLaunchQuery, initDataIn, isTheme, lastThemeOf } from '../messenger/launch-query.ts';

const REQUIRED_PARAMS = ['tgWebAppVersion', 'tgWebAppPlatform', 'tgWebAppThemeParams'];
const SIGNED_FIELDS = ['hash', 'auth_date'];

export type EarlyLaunchParams = {
  theme: Record<string, string | undefined>;
  /** 'ios', 'android', 'tdesktop', ... */
  platform: string;
  /** The messenger's signed init data, raw. */
  initData: string | undefined;
};

/**
 * The launch parameters that the early start uses; null where there are none or no messenger. Throws on what the app may
 * refuse: then the app starts without the inline script.
 */
export function readEarlyLaunchParams(): EarlyLaunchParams | null {
  const query = findBridge() && findLaunchQuery();
  if (query === undefined) return null;
  const params = new URLSearchParams(query);
  const initData = initDataIn(query);
  const theme: unknown = JSON.parse(params.get('tgWebAppThemeParams') ?? '');
  const isOnce = new Set(params.keys()).size === [...params.keys()].length;
  if (!isOnce || !REQUIRED_PARAMS.every((name) => params.has(name)) || !isTheme(theme) || !isSigned(initData))
    throw new Error('unusual launch parameters');
  return {
    theme: lastThemeOf(theme),
    platform: params.get('tgWebAppPlatform') ?? '',
    initData,
  };
}

function isSigned(data: string | undefined): boolean {
  if (data === undefined) return true;
  const fields = new URLSearchParams(data);
  const user: unknown = JSON.parse(fields.get('user') ?? 'true');
  return SIGNED_FIELDS.every((name) => fields.has(name)) && Boolean(user);
}
