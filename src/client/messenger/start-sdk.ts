import { expandViewport, init, retrieveLaunchParams, supports } from '@telegram-apps/sdk-react';
import type { PostEvent } from './bridge.ts';
import { cleanEvent } from './clean-event.ts';
import { type LaunchParams, setLaunchParams } from './environment.ts';
import { connectEvents } from './events.ts';
import { storeLaunchQuery } from './launch-query.ts';
import { followSafeAreas } from './safe-areas.ts';
import { followTheme } from './theme/follow-theme.ts';
import { tryAndLog } from './try-and-log.ts';
import { readVersion } from './version.ts';

/**
 * Starts the SDK, and through it all functions of the messenger that the app uses. A part that fails leaves the
 * others intact.
 */
export function startSdk(launch: LaunchParams, post: PostEvent): void {
  const params = retrieve(launch);
  const { tgWebAppVersion: version } = params;
  setLaunchParams({ ...launch, version, platform: params.tgWebAppPlatform.toLowerCase() });
  const options = {
    launchParams: params,
    // Replaces the SDK's own, which enumerates the window's properties at each call, on a weak phone 40 ms for the
    // first one, and in a frame posts to one origin alone.
    postEvent: (method: Parameters<typeof supports>[0], data?: unknown) => {
      if (supports(method, version)) post(method, data);
    },
  };
  connectEvents(() => {
    tryAndLog('starting the SDK', () => init(options));
    for (const [what, start] of PARTS) tryAndLog(what, start);
  }, cleanEvent);
}

const PARTS: [what: string, start: () => void][] = [
  ['expanding', () => window.isExpanded || expandViewport()],
  ['the theme', followTheme],
  ['the safe areas', followSafeAreas],
];

/**
 * The launch parameters by the SDK. It refuses all of them for one bad field: then it gets the app's reading of
 * them, in the storage where it keeps them for a reload.
 */
function retrieve({ query, version, platform, theme }: LaunchParams) {
  try {
    return readBySdk();
  } catch {
    storeLaunchQuery(query, {
      tgWebAppVersion: version,
      tgWebAppPlatform: platform,
      tgWebAppThemeParams: JSON.stringify(theme),
    });
    return readBySdk();
  }
}

function readBySdk() {
  const { tgWebAppPlatform, tgWebAppThemeParams, tgWebAppVersion } = retrieveLaunchParams();
  return { tgWebAppPlatform, tgWebAppThemeParams, tgWebAppVersion: readVersion(tgWebAppVersion) };
}
