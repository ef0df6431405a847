import { validate } from '@telegram-apps/init-data-node';
import * as v from 'valibot';

/** How old the messenger's launch data may be, in seconds. */
const MAX_AGE = 24 * 60 * 60;

const user = v.pipe(v.string(), v.parseJson(), v.object({ id: v.pipe(v.number(), v.transform(String)) }));

/** Whether the messenger signed `initData` for this bot and this user, not more than a day ago. */
export function isInitDataOf(options: { initData: string; botToken: string; userId: string }): boolean {
  try {
    validate(options.initData, options.botToken, { expiresIn: MAX_AGE });
  } catch {
    return false;
  }
  // The library's own parser demands a `signature`, which older messengers do not send.
  const signedFor = v.safeParse(user, new URLSearchParams(options.initData).get('user'));
  return signedFor.success && signedFor.output.id === options.userId;
}
