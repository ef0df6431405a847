import { useCallback, useState } from 'react';
import type { State } from '../../wire.ts';

/** Who holds the phone, and the chat that is open. `onChange`: somebody else takes the phone. */
export function useHolder(state: State, onChange: () => void) {
  const [personId, setPersonId] = useState(state.people[0]?.id ?? 0);
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
  // After a new beginning somebody may be gone, and a chat with them.
  const person = state.people.find((one) => one.id === personId) ?? state.people[0];
  const own = state.chats.filter((one) => person && one.personIds.includes(person.id));
  return {
    person,
    chat: own.find((one) => one.id === chatId) ?? own[0],
    choosePerson,
    chooseChat: setChatId,
  };
}
