/** The bot of a page that is served as it was built, without the meta tag filled in. */
const DEFAULT_BOT = 'vetrina_bot';

/** The bot's username without the @, from the page's meta tag; undefined if the server has removed that. */
export function botUsername(): string | undefined {
  const tag = document.querySelector('meta[name="bot-username"]');
  if (!tag) return undefined;
  const username = tag.getAttribute('content') ?? '';
  return /^\w+$/.test(username) ? username : DEFAULT_BOT;
}
