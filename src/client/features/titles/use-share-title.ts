import type { Content } from '../../../contract/content.ts';
import { shareLink } from '../../messenger/links.ts';
import { useToast } from '../../ui/toast.tsx';

/** The bot of a page that is served as it was built, without the meta tag filled in. */
const DEFAULT_BOT = 'vetrina_bot';

/** The bot's username without the @, from the page's meta tag; undefined where the server has removed that. */
function botName(): string | undefined {
  const tag = document.querySelector('meta[name="bot-username"]');
  if (!tag) return undefined;
  const username = tag.getAttribute('content') ?? '';
  return /^\w+$/.test(username) ? username : DEFAULT_BOT;
}

/**
 * Shares the bot's link with the title's id as start parameter (spec section 2). Undefined where the server has no
 * bot.
 */
export function useShareTitle(title: Pick<Content, 'id' | 'titolo'>): (() => void) | undefined {
  const notify = useToast();
  const bot = botName();
  if (!bot) return undefined;
  return () => {
    const url = `https://t.me/${bot}?start=${encodeURIComponent(title.id)}`;
    void shareLink({ url, text: title.titolo }).then((outcome) => {
      if (outcome === 'copied') notify({ text: 'Link copiato.' });
      if (outcome === 'failed') notify({ text: 'Non è stato possibile condividere.' });
    });
  };
}
