import type { Content } from '../../../contract/content.ts';
import { shareLink } from '../../messenger/links.ts';
import { useNotice } from '../../ui/notice.tsx';

/** The bot of whoever serves the page as it was built, and tells nothing of another. */
const DEFAULT_BOT = 'vetrina_bot';

/** The bot's name without the @, as the server wrote it into the page; undefined where the server says there is none. */
function botName(): string | undefined {
  const tag = document.querySelector('meta[name="bot-username"]');
  if (!tag) return undefined;
  const written = tag.getAttribute('content') ?? '';
  return /^\w+$/.test(written) ? written : DEFAULT_BOT;
}

/**
 * Offers the link to the bot with the title's id as its start parameter (spec section 2). Undefined where the server has
 * no bot: any link would lead to a stranger's.
 */
export function useShare(title: Pick<Content, 'id' | 'titolo'>): (() => void) | undefined {
  const notify = useNotice();
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
