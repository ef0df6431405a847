import { useEffect, useState } from 'react';
import type { WireEvent } from '../../wire.ts';

const LASTS = 5000;

const CHAT_ACTION_TEXTS: Readonly<Record<string, string>> = {
  typing: 'sta scrivendo…',
  upload_video: 'sta inviando un video…',
  upload_photo: "sta inviando un'immagine…",
};

/** The text of the chat action that the bot has sent (`typing` and so on), until its message comes or for five seconds. */
export function useChatActionText(
  chatId: number | undefined,
  listen: (listener: (event: WireEvent) => void) => () => void,
): string | undefined {
  const [doing, setDoing] = useState<{ chatId: number; text: string } | undefined>();
  useEffect(
    () =>
      listen((event) => {
        if (event.type === 'chatAction')
          setDoing({ chatId: event.chatId, text: CHAT_ACTION_TEXTS[event.action] ?? 'è al lavoro…' });
        if (event.type === 'messageSent')
          setDoing((now) => (now?.chatId === event.message.chatId ? undefined : now));
      }),
    [listen],
  );
  useEffect(() => {
    const timer = doing && setTimeout(() => setDoing(undefined), LASTS);
    return () => clearTimeout(timer);
  }, [doing]);
  return doing?.chatId === chatId ? doing?.text : undefined;
}
