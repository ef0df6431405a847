import { useCallback } from 'react';
import type { OutletName } from './modal.ts';
import { usePageState } from './page-state-context.tsx';

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
