import { MOVIE_NIGHT_START_PREFIX } from '../../../../contract/movie-nights.ts';
import type { MovieNight } from '../../../calls/movie-nights.ts';
import { botUsername } from '../../../lib/page-meta/bot-username.ts';
import { shareLink } from '../../../messenger/links.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';

/** Shares the room's link, which leads through the bot's chat. Undefined if the server has no bot. */
export function useInvite({ id, title }: MovieNight): (() => void) | undefined {
  const notify = useToast();
  const bot = botUsername();
  if (!bot) return undefined;
  return async () => {
    const url = `https://t.me/${bot}?start=${MOVIE_NIGHT_START_PREFIX}${id}`;
    const outcome = await shareLink({ url, text: `${title}: vieni a scegliere che cosa guardare.` });
    if (outcome === 'copied') notify({ text: 'Link copiato.' });
    if (outcome === 'failed') notify({ text: 'Non è stato possibile condividere.' });
  };
}
