import { useCallback } from 'react';
import type { OutletName } from './modal.ts';
import { usePageState } from './page-state-context.tsx';
import { useAddBotToGroup } from './use-add-bot-to-group.ts';
import { usePaymentSheet } from './use-payment-sheet.ts';

/** Opens a link as the messenger does: into a chat, to the share sheet, into the mini app, to the choice of a group, out to a browser. */
export function useOpenLink(outlet: OutletName) {
  const { person, chat, perform, chooseChat, pickChat, openApp, openModal } = usePageState();
  const askPayment = usePaymentSheet(outlet);
  const addBotToGroup = useAddBotToGroup();
  return useCallback(
    async (url: string): Promise<void> => {
      const followed = await perform({ type: 'openLink', person: person.id, url });
      if (!followed) return;
      if (followed.kind === 'chat') return chooseChat(followed.chatId);
      if (followed.kind === 'invoice') {
        const { invoice, slug } = followed;
        return void askPayment(invoice, { type: 'payLink', person: person.id, slug });
      }
      if (followed.kind === 'external') return openModal({ kind: 'browser', outlet, url: followed.url });
      if (followed.kind === 'app') {
        const { startParam } = followed;
        const pressedIn = outlet === 'chat' ? chat?.id : undefined;
        const from = { person: person.id, from: 'link', chat: pressedIn } as const;
        return openApp({ ...from, url: followed.url, ...(startParam && { startParam }) });
      }
      if (followed.kind === 'addToGroup') return addBotToGroup(outlet, followed.payload);
      const choose = async (toChat: number) => {
        const { text } = followed;
        const sent = await perform({ type: 'share', person: person.id, toChat, url: followed.url, text });
        if (sent) chooseChat(toChat);
      };
      pickChat({ title: 'Condividi con…', outlet, choose });
    },
    [
      person.id,
      chat?.id,
      perform,
      chooseChat,
      pickChat,
      openApp,
      openModal,
      askPayment,
      addBotToGroup,
      outlet,
    ],
  );
}
