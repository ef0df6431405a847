import type { Content } from '../../../contract/content.ts';
import { shareLink } from '../../messenger/links.ts';
import { useNotice } from '../../ui/notice.tsx';

/** The bot that this build belongs to, without the @. */
const BOT = import.meta.env.VITE_BOT_USERNAME || 'vetrina_bot';

/** Offers the link to the bot with the title's id as its start parameter (spec section 2). */
export function useShare(title: Content): () => void {
  const notify = useNotice();
  return () => {
    const url = `https://t.me/${BOT}?start=${encodeURIComponent(title.id)}`;
    void shareLink({ url, text: title.titolo }).then((outcome) => {
      if (outcome === 'copied') notify({ text: 'Link copiato.' });
      if (outcome === 'failed') notify({ text: 'Non è stato possibile condividere.' });
    });
  };
}
