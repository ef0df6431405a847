import { useEffect, useState } from 'react';
import type { WireEvent } from '../../wire.ts';

const LASTS = 5000;

const WORDS: Readonly<Record<string, string>> = {
  typing: 'sta scrivendo…',
  upload_video: 'sta inviando un video…',
  upload_photo: "sta inviando un'immagine…",
};

/** What the bot is said to be doing in a chat, until it has done it or five seconds have gone. */
export function useTyping(
  chatId: number | undefined,
  listen: (listener: (event: WireEvent) => void) => () => void,
): string | undefined {
  const [doing, setDoing] = useState<{ chatId: number; words: string } | undefined>();
  useEffect(
    () =>
      listen((event) => {
        if (event.type === 'chatAction')
          setDoing({ chatId: event.chatId, words: WORDS[event.action] ?? 'è al lavoro…' });
        if (event.type === 'messageSent')
          setDoing((now) => (now?.chatId === event.message.chatId ? undefined : now));
      }),
    [listen],
  );
  useEffect(() => {
    const timer = doing && setTimeout(() => setDoing(undefined), LASTS);
    return () => clearTimeout(timer);
  }, [doing]);
  return doing?.chatId === chatId ? doing?.words : undefined;
}
