import { readMetaTag } from './meta-tags.ts';

/** The bot of a page that is served as it was built, without the meta tag filled in. */
const DEFAULT_BOT = 'vetrina_bot';

/** The bot's username without the @, from the page's meta tag; undefined if the server has removed that. */
export function botUsername(): string | undefined {
  const username = readMetaTag('bot-username');
  if (username === undefined) return undefined;
  return /^\w+$/.test(username) ? username : DEFAULT_BOT;
}
