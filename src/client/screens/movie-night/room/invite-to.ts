import { MOVIE_NIGHT_START_PREFIX } from '../../../../contract/movie-nights.ts';
import type { MovieNight } from '../../../calls/movie-nights.ts';
import { texts } from '../../../languages/texts.ts';
import { botUsername } from '../../../lib/page-meta/bot-username.ts';
import { shareLink } from '../../../messenger/links.ts';
import { showToast } from '../../../ui/overlays/toast.tsx';

/** Shares the room's link, which leads through the bot's chat. Undefined if the server has no bot. */
export function inviteTo({ id, title }: MovieNight): (() => Promise<void>) | undefined {
  const bot = botUsername();
  if (!bot) return undefined;
  return async () => {
    const url = `https://t.me/${bot}?start=${MOVIE_NIGHT_START_PREFIX}${id}`;
    const outcome = await shareLink({ url, text: texts.movieNight.invitation(title) });
    if (outcome === 'copied') showToast({ text: texts.title.linkCopied });
    if (outcome === 'failed') showToast({ text: texts.title.notShared });
  };
}
