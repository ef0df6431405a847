import { validate } from '@telegram-apps/init-data-node';
import * as v from 'valibot';

/** Maximum age of init data, in seconds. */
const MAX_AGE = 24 * 60 * 60;

const user = v.pipe(v.string(), v.parseJson(), v.object({ id: v.pipe(v.number(), v.transform(String)) }));

/** Whether `initData` is signed for this bot and user and not older than a day. */
export function isValidInitData(options: { initData: string; botToken: string; userId: string }): boolean {
  try {
    validate(options.initData, options.botToken, { expiresIn: MAX_AGE });
  } catch {
    return false;
  }
  // The library's own parser demands a `signature`, which older messengers do not send.
  const signedFor = v.safeParse(user, new URLSearchParams(options.initData).get('user'));
  return signedFor.success && signedFor.output.id === options.userId;
}
