import type { Platform, ThemeParams } from '../../wire-actions.ts';

type Launch = {
  url: string;
  initData: string;
  version: string;
  platform: Platform;
  theme: ThemeParams;
  startParam?: string | undefined;
};

/** The address that a web client puts into the mini app's iframe: launch parameters follow its own hash. */
export function launchUrl({ url, initData, version, platform, theme, startParam }: Launch): string {
  const address = new URL(url);
  if (startParam) address.searchParams.set('tgWebAppStartParam', startParam);
  const parameters = new URLSearchParams({
    tgWebAppData: initData,
    tgWebAppVersion: version,
    tgWebAppPlatform: platform,
    tgWebAppBotInline: '1',
    tgWebAppThemeParams: JSON.stringify(theme),
    ...(startParam && { tgWebAppStartParam: startParam }),
  });
  const own = address.hash.slice(1);
  // URLSearchParams encodes a space as '+', which decodeURIComponent does not decode.
  const launch = parameters.toString().replaceAll('+', '%20');
  address.hash = own ? `${own}${own.includes('?') ? '&' : '?'}${launch}` : launch;
  return address.href;
}
