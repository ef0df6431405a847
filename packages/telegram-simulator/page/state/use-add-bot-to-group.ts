import { useCallback } from 'react';
import type { OutletName } from './modal.ts';
import { usePageState } from './page-state-context.tsx';

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
