import { useState } from 'react';
import type { InlineButton, Message } from '../../wire-message.ts';
import { useDeskContext } from '../desk/desk-context.tsx';
import { useCopy } from '../desk/use-copy.ts';
import { useFollow } from '../desk/use-follow.ts';
import { useSwitchInline } from '../desk/use-switch-inline.ts';

/** Does what a button under a message says. `waiting` is the button whose answer the bot still owes. */
export function usePressButton(message: Message) {
  const { person, perform, openApp, say, show } = useDeskContext();
  const copy = useCopy();
  const follow = useFollow('chat');
  const switchInline = useSwitchInline('chat');
  const [waiting, setWaiting] = useState<InlineButton | undefined>();
  const { chatId: chat, id: messageId } = message;

  async function callBack(data: string): Promise<void> {
    const answer = await perform({ type: 'pressCallback', chat, person: person.id, messageId, data });
    if (answer?.url) return follow(answer.url);
    if (!answer?.text) return;
    if (answer.showAlert) show({ kind: 'alert', place: 'chat', text: answer.text });
    else say(answer.text);
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
        return switchInline(button.query, button.where);
      case 'copyText':
        return copy(button.copies);
      case 'pay':
        return show({ kind: 'payment', place: 'chat', message });
    }
  }

  const press = async (button: InlineButton) => {
    setWaiting(button);
    await work(button).finally(() => setWaiting(undefined));
  };
  return { press, waiting };
}
