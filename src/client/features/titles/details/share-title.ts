import type { Title } from '../../../../contract/titles.ts';
import { requestPreparedShare } from '../../../calls/prepared-share.ts';
import { texts } from '../../../languages/texts.ts';
import { type ShareOutcome, shareLink } from '../../../messenger/links.ts';
import { canSharePreparedMessage, sharePreparedMessage } from '../../../messenger/share-message.ts';
import { showToast } from '../../../ui/overlays/toast.tsx';

export type SharedTitle = Pick<Title, 'id' | 'titolo'>;

type Sender = { bot: string; preparesShares: boolean };

/**
 * Prepares the sharing of a title: as a card that the bot has prepared, if server and messenger can; else as the bot's
 * link with the title's id as start parameter (behaviour 6.7).
 * @returns opens the choice of a chat
 */
export async function prepareTitleShare(
  title: SharedTitle,
  { bot, preparesShares }: Sender,
): Promise<() => Promise<void>> {
  const canSendCard = preparesShares && canSharePreparedMessage();
  const card = canSendCard ? await requestPreparedShare(title.id) : undefined;
  const url = `https://t.me/${bot}?start=${encodeURIComponent(title.id)}`;
  return async () => {
    const outcome = card === undefined ? 'failed' : await sharePreparedMessage(card);
    if (outcome === 'failed') tell(await shareLink({ url, text: title.titolo }));
  };
}

function tell(outcome: ShareOutcome): void {
  if (outcome === 'copied') showToast({ text: texts.title.linkCopied });
  if (outcome === 'failed') showToast({ text: texts.title.notShared });
}
