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
  return {
    person: state.people.find((one) => one.id === personId) ?? state.people[0],
    chat: state.chats.find((one) => one.id === chatId),
    choosePerson,
    chooseChat: setChatId,
  };
}
