import { randomBytes } from 'node:crypto';

/** A bot token of the real form that is valid here and nowhere else. */
export function makeBotToken(botId: number): string {
  return `${botId}:AA${randomBytes(25).toString('base64url').slice(0, 33)}`;
}
