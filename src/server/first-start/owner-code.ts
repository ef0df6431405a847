import type { Update } from 'grammy/types';
import * as v from 'valibot';
import { chance } from '../lib/clock.ts';

/** A person who has sent the code. */
export type Sender = {
  id: string;
  chatId: number;
  name: string;
  username: string | undefined;
  /** Their messenger's language, such as `pt-br`. */
  language: string | undefined;
};

/** A code that proves the owner's identity to the bot. */
export type OwnerCode = {
  /** The code on the page. */
  text: string;
  isExpired(): boolean;
  /** The sender of a message with the code; undefined for any other update. */
  senderOf(update: Update): Sender | undefined;
};

const LIFETIME_MS = 10 * 60_000;
/** Without signs that look alike. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

const messageSchema = v.object({
  chat: v.object({ id: v.number(), type: v.literal('private') }),
  from: v.object({
    id: v.number(),
    is_bot: v.literal(false),
    first_name: v.string(),
    last_name: v.optional(v.string(), ''),
    username: v.optional(v.string()),
    language_code: v.optional(v.string()),
  }),
  text: v.string(),
});

/** `now` in milliseconds. */
export function createOwnerCode(now: () => number): OwnerCode {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[chance.integer(0, SIGNS.length)]).join('');
  const expires = now() + LIFETIME_MS;
  const isExpired = () => now() >= expires;
  return {
    text: `${signs.slice(0, 4)}-${signs.slice(4)}`,
    isExpired,
    senderOf({ message }) {
      const read = v.safeParse(messageSchema, message);
      if (!read.success || isExpired()) return undefined;
      const { text, from, chat } = read.output;
      if (normalized(text) !== signs) return undefined;
      const name = `${from.first_name} ${from.last_name}`.trim();
      return {
        id: String(from.id),
        chatId: chat.id,
        name,
        username: from.username,
        language: from.language_code,
      };
    },
  };
}

/** Alone or after `/start`, as the link sends it; in any spelling. */
function normalized(text: string): string {
  return text
    .replace(/^\/start(@\w+)?\s/, '')
    .toUpperCase()
    .replace(/[\s-]/g, '');
}
