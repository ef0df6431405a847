import * as v from 'valibot';
import { START_PAGE_PARAM } from '../lib/launch/start-page-param.ts';
import { currentLaunchParams, type LaunchParams } from './environment.ts';
import { findLaunchQuery, initDataIn, isTheme, storeLaunchQuery } from './launch-query.ts';
import { logMessengerFailure } from './try-and-log.ts';

const json = v.pipe(v.string(), v.parseJson());
const user = v.looseObject({
  allows_write_to_pm: v.optional(v.boolean()),
  first_name: v.fallback(v.optional(v.string()), undefined),
  photo_url: v.fallback(v.optional(v.string()), undefined),
});
/** What the messenger has signed, as far as the app reads it. */
const initData = v.object({
  auth_date: v.string(),
  hash: v.string(),
  user: v.optional(v.pipe(json, user)),
  chat_instance: v.optional(v.string()),
  start_param: v.optional(v.string()),
});
type SignedFields = Partial<v.InferOutput<typeof initData>>;

const params = v.object({
  tgWebAppVersion: v.string(),
  tgWebAppPlatform: v.string(),
  tgWebAppThemeParams: v.pipe(json, v.custom<Record<string, string>>(isTheme)),
});

/** A person who came by a link may never have started a chat with the bot. */
function writeAccessOf(signed: SignedFields, query: string): LaunchParams['writeAccess'] {
  if (signed.user?.allows_write_to_pm === true) return 'granted';
  return isOpenedByLink(signed, query) ? 'missing' : 'unknown';
}

/** The launch parameters. Undefined when there are none or they are invalid. */
export function readLaunchParams(): LaunchParams | undefined {
  try {
    const query = findLaunchQuery();
    if (query === undefined) return undefined;
    const launch = v.parse(params, Object.fromEntries(new URLSearchParams(query)));
    const raw = initDataIn(query);
    const signed: SignedFields = raw ? v.parse(initData, Object.fromEntries(new URLSearchParams(raw))) : {};
    storeLaunchQuery(query);
    return {
      version: launch.tgWebAppVersion,
      platform: launch.tgWebAppPlatform,
      theme: launch.tgWebAppThemeParams,
      initData: raw,
      writeAccess: writeAccessOf(signed, query),
      person: { name: signed.user?.first_name, photo: signed.user?.photo_url },
    };
  } catch (error) {
    logMessengerFailure('reading the launch parameters', error);
    return undefined;
  }
}

/**
 * Whether the app was opened by a link or as the bot's main mini app: the person may never have pressed /start.
 * Buttons in the bot's chat are only shown to people who have.
 */
function isOpenedByLink(signed: SignedFields, query: string): boolean {
  const hasStartPage = new URLSearchParams(query).has(START_PAGE_PARAM);
  return hasStartPage || signed.chat_instance !== undefined || signed.start_param !== undefined;
}

/** The messenger's signed init data, raw; undefined outside a messenger. */
export function rawInitData(): string | undefined {
  return currentLaunchParams()?.initData;
}
