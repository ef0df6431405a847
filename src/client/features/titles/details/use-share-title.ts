import { useState } from 'react';
import { texts } from '../../../languages/texts.ts';
import { botUsername } from '../../../lib/page-meta/bot-username.ts';
import { useExtensions } from '../../../session/use-user.ts';
import { showToast } from '../../../ui/overlays/toast.tsx';
import type { SharedTitle } from './share-title.ts';

const load = () => import('./share-title.ts');

/** Preloads the code of sharing, as that of the screens. */
export const titleSharePreloader = { preload: load };

/** Shares a title (behaviour 6.7); busy until the choice of a chat opens. Undefined if the server has no bot. */
export function useShareTitle(title: SharedTitle): { share: () => void; busy: boolean } | undefined {
  const [busy, setBusy] = useState(false);
  const bot = botUsername();
  const preparesShares = useExtensions()?.preparesShares === true;
  if (!bot) return undefined;

  async function share(sender: { bot: string }): Promise<void> {
    setBusy(true);
    const open = await load()
      .then(({ prepareTitleShare }) => prepareTitleShare(title, { ...sender, preparesShares }))
      .catch(() => () => showToast({ text: texts.title.notShared }));
    setBusy(false);
    await open();
  }

  return { share: () => void share({ bot }), busy };
}
