import { useState } from 'react';
import type { Title } from '../../../../contract/titles.ts';
import { requestPreparedShare } from '../../../calls/prepared-share.ts';
import { texts } from '../../../languages/texts.ts';
import { botUsername } from '../../../lib/page-meta/bot-username.ts';
import { type ShareOutcome, shareLink } from '../../../messenger/links.ts';
import { canSharePreparedMessage, sharePreparedMessage } from '../../../messenger/share-message.ts';
import { useExtensions } from '../../../session/use-user.ts';
import { showToast } from '../../../ui/overlays/toast.tsx';

type Shared = Pick<Title, 'id' | 'titolo'>;

/**
 * Shares a title: as a card that the bot has prepared, if server and messenger can; else the bot's link with the
 * title's id as start parameter (behaviour 6.7). Undefined if the server has no bot.
 */
export function useShareTitle(title: Shared): { share: () => void; busy: boolean } | undefined {
  const [busy, setBusy] = useState(false);
  const bot = botUsername();
  const preparesShares = useExtensions()?.preparesShares === true;
  if (!bot) return undefined;

  async function share(): Promise<void> {
    setBusy(true);
    const card = preparesShares ? await prepareCard(title) : undefined;
    setBusy(false);
    const outcome = card === undefined ? 'failed' : await sharePreparedMessage(card);
    if (outcome === 'failed') tell(await shareLink({ url: linkTo(title), text: title.titolo }));
  }

  function tell(outcome: ShareOutcome): void {
    if (outcome === 'copied') showToast({ text: texts.title.linkCopied });
    if (outcome === 'failed') showToast({ text: texts.title.notShared });
  }

  const linkTo = ({ id }: Shared) => `https://t.me/${bot}?start=${encodeURIComponent(id)}`;
  return { share: () => void share(), busy };
}

async function prepareCard({ id }: Shared): Promise<string | undefined> {
  return canSharePreparedMessage() ? requestPreparedShare(id) : undefined;
}
