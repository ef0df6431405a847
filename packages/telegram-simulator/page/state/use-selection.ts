import { useCallback, useState } from 'react';
import type { State } from '../../wire.ts';

/** The selected person and chat. `index`: of the person at the start; `onChange`: another person was selected. */
export function useSelection(state: State, index: number, onChange: () => void) {
  const [personId, setPersonId] = useState((state.people[index] ?? state.people[0])?.id ?? 0);
  const [chatId, setChatId] = useState(personId);
  const choosePerson = useCallback(
    (id: number) => {
      if (id === personId) return;
      setPersonId(id);
      // A private chat is only its own person's.
      setChatId((current) => (current === personId ? id : current));
      onChange();
    },
    [personId, onChange],
  );
  // After a reset the selected person or chat may not exist any more.
  const person = state.people.find((one) => one.id === personId) ?? state.people[0];
  const own = state.chats.filter((one) => person && one.personIds.includes(person.id));
  return {
    person,
    chat: own.find((one) => one.id === chatId) ?? own[0],
    choosePerson,
    chooseChat: setChatId,
  };
}
