import type { Title } from '../../../../contract/titles.ts';
import { texts } from '../../../languages/texts.ts';
import { botUsername } from '../../../lib/page-meta/bot-username.ts';
import { shareLink } from '../../../messenger/links.ts';
import { showToast } from '../../../ui/overlays/toast.tsx';

/**
 * Shares a title as the bot's link with the title's id as start parameter (behaviour 6.7). Undefined if the server has
 * no bot.
 */
export function useShareTitle({ id, titolo }: Title): (() => Promise<void>) | undefined {
  const bot = botUsername();
  if (!bot) return undefined;
  return async () => {
    const url = `https://t.me/${bot}?start=${encodeURIComponent(id)}`;
    const outcome = await shareLink({ url, text: titolo });
    if (outcome === 'copied') showToast({ text: texts.title.linkCopied });
    if (outcome === 'failed') showToast({ text: texts.title.notShared });
  };
}
