import { useCallback, useState } from 'react';
import type { InlineButton, Message } from '../../wire-message.ts';
import type { OutletName } from '../state/modal.ts';
import { usePageState } from '../state/page-state-context.tsx';
import { useCopyToClipboard } from '../state/use-copy-to-clipboard.ts';
import { useOpenLink } from '../state/use-open-link.ts';
import { usePaymentSheet } from '../state/use-payment-sheet.ts';
import { formatMoney } from './format-money.ts';

/** Handles presses of inline buttons. `waiting`: the button whose callback query is not answered yet. */
export function useInlineButton(message: Message) {
  const { person, perform, openApp, showToast, openModal } = usePageState();
  const copy = useCopyToClipboard();
  const follow = useOpenLink('chat');
  const switchInline = useSwitchInline('chat');
  const askPayment = usePaymentSheet('chat');
  const [waiting, setWaiting] = useState<InlineButton | undefined>();
  const { chatId: chat, id: messageId } = message;

  async function callBack(data: string): Promise<void> {
    const answer = await perform({ type: 'pressCallback', chat, person: person.id, messageId, data });
    if (answer?.url) return follow(answer.url);
    if (!answer?.text) return;
    if (answer.showAlert) openModal({ kind: 'alert', outlet: 'chat', text: answer.text });
    else showToast(answer.text);
  }

  async function logIn(url: string): Promise<void> {
    const signed = await perform({ type: 'logIn', person: person.id, url });
    if (signed) openModal({ kind: 'browser', outlet: 'chat', url: signed });
  }

  /** A paid invoice shows its receipt. */
  function pay(): void {
    const { invoice } = message;
    if (!invoice) return;
    const receipt = `${invoice.title}: pagato, ${formatMoney(invoice.amount, invoice.currency)}.`;
    if (invoice.isPaid) openModal({ kind: 'alert', outlet: 'chat', text: receipt });
    else void askPayment(invoice, { type: 'pay', chat, person: person.id, messageId });
  }

  async function work(button: InlineButton): Promise<void> {
    switch (button.kind) {
      case 'callback':
        return callBack(button.data);
      case 'url':
        return follow(button.url);
      case 'webApp':
        return openApp({ person: person.id, url: button.url, from: 'inlineButton', chat });
      case 'switchInline':
        return switchInline(button.query, button.where, button.kinds);
      case 'login':
        return logIn(button.url);
      case 'copyText':
        return copy(button.copies);
      case 'pay':
        return pay();
    }
  }

  const press = async (button: InlineButton) => {
    setWaiting(button);
    await work(button).finally(() => setWaiting(undefined));
  };
  return { press, waiting };
}

/** Writes `@bot query` where people write: in this chat, or in one that the person chooses. */
export function useSwitchInline(outlet: OutletName) {
  const { state, person, chat, chooseChat, pickChat, setDraft } = usePageState();
  return useCallback(
    (query: string, where: 'here' | 'choose', types: readonly string[] = []): void => {
      const write = (chatId: number) => {
        setDraft(person.id, chatId, `@${state.bot.username} ${query}`);
        chooseChat(chatId);
      };
      if (where === 'here' && chat) return write(chat.id);
      pickChat({ title: 'Scegli una chat', outlet, types, choose: write });
    },
    [state.bot.username, person.id, chat, chooseChat, pickChat, setDraft, outlet],
  );
}
