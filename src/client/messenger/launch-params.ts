import { retrieveLaunchParams, retrieveRawInitData, retrieveRawLaunchParams } from '@telegram-apps/sdk-react';
import * as v from 'valibot';
import { lenientBoolean } from '../../contract/lenient-schemas.ts';
import { parseJson } from '../lib/launch/parse-json.ts';
import { START_PAGE_PARAM } from '../lib/launch/start-page-param.ts';
import { currentLaunchParams, type LaunchParams } from './environment.ts';
import { findLaunchQuery, initDataIn, platformIn, storeLaunchQuery, themeIn } from './launch-query.ts';
import { readTheme } from './theme/read-theme.ts';
import { tryAndLog } from './try-and-log.ts';
import { readVersion } from './version.ts';

/** An empty text counts as none. */
const text = v.fallback(v.optional(v.pipe(v.string(), v.nonEmpty())), undefined);
/** The fields of the signed user that the app reads. */
const userSchema = v.fallback(
  v.object({ allows_write_to_pm: lenientBoolean, first_name: text, photo_url: text }),
  { allows_write_to_pm: false, first_name: undefined, photo_url: undefined },
);

/** The launch parameters by the SDK; where it refuses all of them for one bad field, each read by itself. Undefined without any. */
export function readLaunchParams(): LaunchParams | undefined {
  const query = findLaunchQuery();
  if (query === undefined) return undefined;
  try {
    // In place of parameters that it refuses the SDK may have found those of an earlier launch.
    if (retrieveRawLaunchParams() === query) return readBySdk(query);
  } catch {
    // It has found none.
  }
  return readLeniently(query);
}

function readBySdk(query: string): LaunchParams {
  const { tgWebAppVersion, tgWebAppPlatform, tgWebAppThemeParams, tgWebAppData } = retrieveLaunchParams();
  return {
    query,
    version: readVersion(tgWebAppVersion),
    platform: tgWebAppPlatform.toLowerCase(),
    theme: readTheme(tgWebAppThemeParams),
    initData: retrieveRawInitData(),
    ...personOf(tgWebAppData?.user, query, [tgWebAppData?.chat_instance, tgWebAppData?.start_param]),
  };
}

function readLeniently(query: string): LaunchParams {
  const [initData, platform, theme] = [initDataIn(query), platformIn(query), themeIn(query)];
  const version = readVersion(new URLSearchParams(query).get('tgWebAppVersion'));
  tryAndLog('storing the launch parameters', () => storeLaunchQuery(query, { version, platform, theme }));
  const signed = new URLSearchParams(initData);
  return {
    query,
    version,
    platform,
    theme,
    initData,
    ...personOf(parseJson(signed.get('user')), query, [
      signed.get('chat_instance'),
      signed.get('start_param'),
    ]),
  };
}

/** The person, and the bot's permission to write to them; `link`: facts of somebody who came by a link. */
function personOf(user: unknown, query: string, link: readonly unknown[]) {
  const { first_name, photo_url, allows_write_to_pm } = v.parse(userSchema, user);
  const isByLink = new URLSearchParams(query).has(START_PAGE_PARAM) || link.some(Boolean);
  return {
    writeAccess: writeAccessOf(allows_write_to_pm, isByLink),
    person: { name: first_name, photo: photo_url },
  };
}

/**
 * A person who came by a link may never have pressed /start; buttons in the bot's chat only appear to people who
 * have.
 */
function writeAccessOf(isAllowed: boolean, isByLink: boolean): LaunchParams['writeAccess'] {
  if (isAllowed) return 'granted';
  return isByLink ? 'missing' : 'unknown';
}

/** The messenger's signed init data, raw; undefined outside a messenger. */
export function rawInitData(): string | undefined {
  return currentLaunchParams()?.initData;
}
