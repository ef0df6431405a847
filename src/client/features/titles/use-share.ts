import type { Content } from '../../../contract/content.ts';
import { shareLink } from '../../messenger/links.ts';
import { useNotice } from '../../ui/notice.tsx';

/** The bot's name without the @, as the server (or the build) wrote it into the page. */
function botName(): string {
  const written = document.querySelector('meta[name="bot-username"]')?.getAttribute('content');
  return written && /^\w+$/.test(written) ? written : 'vetrina_bot';
}

/** Offers the link to the bot with the title's id as its start parameter (spec section 2). */
export function useShare(title: Content): () => void {
  const notify = useNotice();
  return () => {
    const url = `https://t.me/${botName()}?start=${encodeURIComponent(title.id)}`;
    void shareLink({ url, text: title.titolo }).then((outcome) => {
      if (outcome === 'copied') notify({ text: 'Link copiato.' });
      if (outcome === 'failed') notify({ text: 'Non è stato possibile condividere.' });
    });
  };
}
