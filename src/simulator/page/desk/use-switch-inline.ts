import { useCallback } from 'react';
import { useDeskContext } from './desk-context.tsx';
import type { Place } from './sheet.ts';

/** Writes `@bot query` where people write: in this chat, or in one that the person chooses. */
export function useSwitchInline(place: Place) {
  const { state, person, chat, chooseChat, chooseFor, setDraft } = useDeskContext();
  return useCallback(
    (query: string, where: 'here' | 'choose', types: readonly string[] = []): void => {
      const write = (chatId: number) => {
        setDraft(person.id, chatId, `@${state.bot.username} ${query}`);
        chooseChat(chatId);
      };
      if (where === 'here' && chat) return write(chat.id);
      chooseFor({ title: 'Scegli una chat', place, types, choose: write });
    },
    [state.bot.username, person.id, chat, chooseChat, chooseFor, setDraft, place],
  );
}
