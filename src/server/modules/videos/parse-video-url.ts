import { parseRowId } from '../../lib/parse-row-id.ts';

/** A Telegram message to copy, or any other page. */
export type VideoUrl = { kind: 'message'; chatId: string; messageId: number } | { kind: 'link'; url: string };

/**
 * Messages to copy: `https://t.me/channel/34`, `https://t.me/c/1234/34` of a private one; in a group with topics the
 * topic is between (`/c/1234/7/34`). `single` and `thread` change nothing about which message it is.
 */
const MESSAGE =
  /^https?:\/\/(?:t|telegram)\.me\/(?:c\/(\d+)|(?:s\/)?([a-z]\w{3,31}))\/(?:\d+\/)?(\d+)\/?(?:\?(?:single|thread=\d+|&)*)?$/i;

/** Parses a video's URL; undefined for anything else. */
export function parseVideoUrl(address: string): VideoUrl | undefined {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) return undefined;
  const [, hidden, named, message] = MESSAGE.exec(address) ?? [];
  if (message === undefined)
    return isComment(address) ? undefined : { kind: 'link', url: new URL(address).href };
  const messageId = parseRowId(message);
  if (messageId === undefined) return undefined;
  const chatId = hidden === undefined ? `@${named}` : `-100${hidden}`;
  return { kind: 'message', chatId, messageId };
}

/** A comment belongs to a different chat, which the URL does not name. */
function isComment(address: string): boolean {
  return /^https?:\/\/(?:t|telegram)\.me\/.*[?&]comment=/i.test(address);
}
