import { useCallback } from 'react';
import { usePageState } from './page-state-context.tsx';

/** Lets the person choose a chat for a prepared message; answers the error that the mini app gets, if any. */
export function useSharePreparedMessage() {
  const { person, perform, openModal } = usePageState();
  return useCallback(
    (preparedId: string) =>
      new Promise<string | undefined>((resolve) => {
        const choose = async (chat: number) => {
          const sent = await perform({ type: 'sendPrepared', person: person.id, chat, preparedId });
          resolve(sent ? undefined : 'MESSAGE_EXPIRED');
        };
        openModal({
          kind: 'chats',
          place: 'phone',
          title: 'Condividi con…',
          types: [],
          choose: (chat) => void choose(chat),
          onDismiss: () => resolve('USER_DECLINED'),
        });
      }),
    [person.id, perform, openModal],
  );
}
