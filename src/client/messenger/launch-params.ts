import * as v from 'valibot';
import { lenientBoolean } from '../../contract/lenient-schemas.ts';
import { START_PAGE_PARAM } from '../lib/launch/start-page-param.ts';
import { currentLaunchParams, type LaunchParams } from './environment.ts';
import { findLaunchQuery, initDataIn, platformIn, storeLaunchQuery, themeIn } from './launch-query.ts';
import { tryAndLog } from './try-and-log.ts';
import { readVersion } from './version.ts';

/** An empty text counts as none. */
const text = v.fallback(v.optional(v.pipe(v.string(), v.nonEmpty())), undefined);
/** The fields of the signed user that the app reads. */
const userSchema = v.object({
  allows_write_to_pm: lenientBoolean,
  first_name: text,
  photo_url: text,
});
const NOBODY = { allows_write_to_pm: false, first_name: undefined, photo_url: undefined };
const userJson = v.fallback(v.pipe(v.string(), v.parseJson(), userSchema), NOBODY);

/**
 * The launch parameters, each read separately: a missing or unreadable one leaves the others intact. Undefined
 * without any.
 */
export function readLaunchParams(): LaunchParams | undefined {
  const query = findLaunchQuery();
  if (query === undefined) return undefined;
  tryAndLog('storing the launch parameters', () => storeLaunchQuery(query));
  const params = new URLSearchParams(query);
  const initData = initDataIn(query);
  const signed = new URLSearchParams(initData);
  const user = v.parse(userJson, signed.get('user'));
  const isByLink = params.has(START_PAGE_PARAM) || signed.has('chat_instance') || signed.has('start_param');
  return {
    query,
    version: readVersion(params.get('tgWebAppVersion')),
    platform: platformIn(query),
    theme: themeIn(query),
    initData,
    writeAccess: writeAccessOf(user.allows_write_to_pm, isByLink),
    person: { name: user.first_name, photo: user.photo_url },
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
