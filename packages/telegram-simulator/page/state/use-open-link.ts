import { useCallback } from 'react';
import type { OutletName } from './modal.ts';
import { usePageState } from './page-state-context.tsx';
import { usePaymentSheet } from './use-payment-sheet.ts';

/**
 * Opens a link as the messenger does: into a chat, to the share sheet, into the mini app, to the choice of a group or a channel,
 * out to a browser.
 */
export function useOpenLink(outlet: OutletName) {
  const { person, chat, perform, chooseChat, pickChat, openApp, openModal } = usePageState();
  const askPayment = usePaymentSheet(outlet);
  const addBotToGroup = useAddBotToGroup();
  const addBotToChannel = useAddBotToChannel();
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
      if (followed.kind === 'addToChannel') return addBotToChannel(outlet);
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
      addBotToChannel,
      outlet,
    ],
  );
}

/** Opens the bot's Main Mini App; the bot's chat if it has none. */
export function useOpenMainApp(): () => void {
  const { state, person, openApp, chooseChat } = usePageState();
  return () => {
    const url = state.bot.mainAppUrl;
    if (url) void openApp({ person: person.id, url, from: 'mainApp' });
    else chooseChat(person.id);
  };
}

/** Has the person choose a group, and adds the bot to it, with the payload of a `?startgroup=` link. */
export function useAddBotToGroup() {
  const { person, perform, pickChat, chooseChat } = usePageState();
  return useCallback(
    (outlet: OutletName, payload?: string) => {
      const choose = async (chat: number) => {
        const where = { person: person.id, chat };
        if (await perform({ type: 'addToGroup', ...where, ...(payload && { payload }) })) chooseChat(chat);
      };
      pickChat({ title: 'Aggiungi a un gruppo', types: ['groups'], outlet, choose });
    },
    [person.id, perform, pickChat, chooseChat],
  );
}

/** Has the person choose a channel, and makes the bot an administrator of it. */
function useAddBotToChannel() {
  const { person, perform, pickChat } = usePageState();
  return useCallback(
    (outlet: OutletName) => {
      const choose = async (chat: number) => {
        await perform({ type: 'addToChannel', person: person.id, chat });
      };
      pickChat({ title: 'Aggiungi a un canale', types: ['channels'], outlet, choose });
    },
    [person.id, perform, pickChat],
  );
}
