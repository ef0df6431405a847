import { randomBytes } from 'node:crypto';

/** The same at every start: file identifiers that a bot has stored stay its own. */
const BOT_ID = 7_000_000_001;

/** A bot token of the real form that is valid here and nowhere else. */
export function makeBotToken(): { token: string; botId: number } {
  return { token: `${BOT_ID}:AA${randomBytes(25).toString('base64url').slice(0, 33)}`, botId: BOT_ID };
}
