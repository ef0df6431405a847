import { useCallback, useMemo } from 'react';
import type { State } from '../../wire.ts';
import type { ChatKind } from '../../wire-message.ts';
import { useSwitchInline } from '../chat/use-inline-button.ts';
import type { PageCallbacks } from '../host/environment.ts';
import { usePageState } from '../state/page-state-context.tsx';
import { useAddToHomeScreen } from '../state/use-add-to-home-screen.ts';
import type { OpenApp } from '../state/use-open-app.ts';
import { useOpenLink } from '../state/use-open-link.ts';
import { usePaymentSheet } from '../state/use-payment-sheet.ts';
import { appStorage } from './app-storage.ts';

/** The page's callbacks for the mini app, at its phone. */
export function usePageCallbacks(app: OpenApp): PageCallbacks {
  const { state, closeApp, remountApp, openModal, confirm, perform, homeScreen } = usePageState();
  const follow = useOpenLink('phone');
  const switchInline = useSwitchInline('phone');
  const askPayment = usePaymentSheet('phone');
  const sendPrepared = useSharePreparedMessage();
  const requestChat = useRequestChat();
  const addToHomeScreen = useAddToHomeScreen();
  const { person, buttonText } = app.request;
  const mayWrite = canBotWrite(state, person);
  return useMemo(
    () => ({
      close: closeApp,
      remountFrame: remountApp,
      sendData: (data) => {
        if (buttonText === undefined) return;
        void perform({ type: 'sendWebAppData', person, buttonText, data });
        closeApp();
      },
      openLink: (url) => openModal({ kind: 'browser', outlet: 'phone', url }),
      openTelegramLink: (path) => void follow(`https://t.me${path}`),
      openInvoice: async (slug) => {
        const link = await perform({ type: 'openLink', person, url: `https://t.me/invoice/${slug}` });
        return link?.kind === 'invoice'
          ? askPayment(link.invoice, { type: 'payLink', person, slug })
          : 'failed';
      },
      switchInline: (query, kinds) => {
        // Without kinds of chats it stays in the chat that the app was opened from.
        switchInline(query, kinds.length === 0 ? 'here' : 'choose', kinds);
        closeApp();
      },
      sendPrepared,
      requestChat,
      shareToStory: (mediaUrl, text) => openModal({ kind: 'story', outlet: 'phone', mediaUrl, text }),
      shareContact: () => perform({ type: 'shareContact', person }),
      confirm,
      askWriteAccess: async () => {
        if (mayWrite) return true;
        const isAllowed = await confirm('write access');
        return isAllowed && (await perform({ type: 'allowWriting', person })) !== undefined;
      },
      isOnHomeScreen: () => homeScreen.has(person),
      addToHomeScreen,
      readClipboard: () => navigator.clipboard.readText().catch(() => null),
      storage: (kind) => appStorage(person, kind),
    }),
    [
      closeApp,
      remountApp,
      openModal,
      confirm,
      perform,
      follow,
      switchInline,
      askPayment,
      sendPrepared,
      requestChat,
      homeScreen,
      addToHomeScreen,
      mayWrite,
      person,
      buttonText,
    ],
  );
}

function canBotWrite({ people }: State, personId: number): boolean {
  const person = people.find(({ id }) => id === personId);
  return person !== undefined && person.hasStarted && !person.hasBlocked;
}

/** Lets the person choose a chat for a prepared message; resolves to the mini app's error, if any. */
function useSharePreparedMessage() {
  const { person, perform, chooseChat } = usePageState();
  const askForChat = useAskForChat();
  return useCallback(
    async (preparedId: string): Promise<string | undefined> => {
      const prepared = await perform({ type: 'findPrepared', person: person.id, preparedId });
      if (!prepared) return 'MESSAGE_EXPIRED';
      const chat = await askForChat('Condividi con…', prepared.kinds);
      if (chat === undefined) return 'USER_DECLINED';
      const sent = await perform({ type: 'sendPrepared', person: person.id, chat, preparedId });
      if (!sent) return 'MESSAGE_SEND_FAILED';
      chooseChat(chat);
      return undefined;
    },
    [person.id, perform, askForChat, chooseChat],
  );
}

/** Lets the person choose a chat for the bot; resolves to true once they have. */
function useRequestChat() {
  const { person, perform } = usePageState();
  const askForChat = useAskForChat();
  return useCallback(
    async (preparedId: string): Promise<boolean> => {
      const chooser = await perform({ type: 'findChooser', person: person.id, preparedId });
      const chat = chooser && (await askForChat('Scegli per il bot', chooser.kinds));
      if (chat === undefined) return false;
      const choice = { type: 'shareChosenChat', person: person.id, chat, preparedId } as const;
      return (await perform(choice)) !== undefined;
    },
    [person.id, perform, askForChat],
  );
}

/** Asks for one of the person's chats; undefined when they dismiss the question. */
function useAskForChat() {
  const { openModal } = usePageState();
  return useCallback(
    (title: string, types: readonly ChatKind[]) =>
      new Promise<number | undefined>((resolve) => {
        const onDismiss = () => resolve(undefined);
        openModal({ kind: 'chats', outlet: 'phone', title, types, choose: resolve, onDismiss });
      }),
    [openModal],
  );
}
