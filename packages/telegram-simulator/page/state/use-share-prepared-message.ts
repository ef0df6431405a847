import { useCallback } from 'react';
import type { ChatKind } from '../../wire-message.ts';
import { usePageState } from './page-state-context.tsx';

/** Lets the person choose a chat for a prepared message; answers the error that the mini app gets, if any. */
export function useSharePreparedMessage() {
  const { person, perform, openModal, chooseChat } = usePageState();
  const askWhere = useCallback(
    (types: readonly ChatKind[]) =>
      new Promise<number | undefined>((resolve) => {
        const onDismiss = () => resolve(undefined);
        openModal({
          kind: 'chats',
          outlet: 'phone',
          title: 'Condividi con…',
          types,
          choose: resolve,
          onDismiss,
        });
      }),
    [openModal],
  );
  return useCallback(
    async (preparedId: string): Promise<string | undefined> => {
      const prepared = await perform({ type: 'findPrepared', person: person.id, preparedId });
      if (!prepared) return 'MESSAGE_EXPIRED';
      const chat = await askWhere(prepared.kinds);
      if (chat === undefined) return 'USER_DECLINED';
      const sent = await perform({ type: 'sendPrepared', person: person.id, chat, preparedId });
      if (!sent) return 'MESSAGE_SEND_FAILED';
      chooseChat(chat);
      return undefined;
    },
    [person.id, perform, askWhere, chooseChat],
  );
}
