import { useCallback } from 'react';
import { useDeskContext } from './desk-context.tsx';
import type { Place } from './sheet.ts';

/** Follows a link as the messenger does: into a chat, to the share sheet, into the mini app, out to a browser. */
export function useFollow(place: Place) {
  const { person, perform, chooseChat, chooseFor, openApp, show } = useDeskContext();
  return useCallback(
    async (url: string): Promise<void> => {
      const followed = await perform({ type: 'openLink', person: person.id, url });
      if (!followed) return;
      if (followed.kind === 'chat') return chooseChat(followed.chatId);
      if (followed.kind === 'external') return show({ kind: 'browser', place, url: followed.url });
      if (followed.kind === 'app') {
        const { startParam } = followed;
        const from = { person: person.id, from: 'link', ...(startParam && { startParam }) } as const;
        return openApp({ ...from, url: followed.url });
      }
      const choose = async (toChat: number) => {
        const { text } = followed;
        const sent = await perform({ type: 'share', person: person.id, toChat, url: followed.url, text });
        if (sent) chooseChat(toChat);
      };
      chooseFor({ title: 'Condividi con…', place, choose });
    },
    [person.id, perform, chooseChat, chooseFor, openApp, show, place],
  );
}
