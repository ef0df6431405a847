import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { clock } from '../lib/clock.ts';

/** Maximum age of the init data of a launch, in milliseconds. */
const INIT_DATA_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** The data that the messenger has signed: who opened the app, when, and how. */
export type InitData = {
  userId: string;
  /** Empty if missing. */
  firstName: string;
  /** The code of their messenger's language. */
  messengerLanguage: string | undefined;
  issued: Date;
  /** The start parameter of the link. */
  startParam: string | undefined;
  /** True if the bot may write to them. */
  allowsWriteToPm: boolean;
};

const user = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    id: v.pipe(v.number(), v.transform(String)),
    first_name: v.fallback(v.string(), ''),
    language_code: v.fallback(v.optional(v.string()), undefined),
    allows_write_to_pm: v.fallback(v.optional(v.boolean()), undefined),
  }),
);
const signedFields = v.object({
  user,
  auth_date: v.pipe(
    v.string(),
    v.transform((seconds) => new Date(Number(seconds) * 1000)),
  ),
  start_param: v.optional(v.string()),
});

/** The init data if they are signed for this bot and not older than `maxAgeMs`, by default a day; else undefined. */
export function readInitData(
  initData: string,
  botToken: string,
  maxAgeMs = INIT_DATA_LIFETIME_MS,
): InitData | undefined {
  const { hash = '', ...fields } = Object.fromEntries(new URLSearchParams(initData));
  if (!isSigned(fields, hash, botToken)) return undefined;
  const signed = v.safeParse(signedFields, fields);
  if (!signed.success || !(signed.output.auth_date.getTime() > clock.now() - maxAgeMs)) return undefined;
  const { user: by, auth_date: issued, start_param: startParam } = signed.output;
  return {
    userId: by.id,
    firstName: by.first_name,
    messengerLanguage: by.language_code,
    issued,
    startParam,
    allowsWriteToPm: by.allows_write_to_pm === true,
  };
}

/** Compares the HMAC of all other fields, as core.telegram.org/bots/webapps describes under "Validating data". */
function isSigned(fields: Record<string, string>, hash: string, botToken: string): boolean {
  const lines = Object.entries(fields).map(([name, value]) => `${name}=${value}`);
  const secret = createHmac('sha256', 'WebAppData').update(botToken).digest();
  const expected = Buffer.from(createHmac('sha256', secret).update(lines.sort().join('\n')).digest('hex'));
  const given = Buffer.from(hash);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
