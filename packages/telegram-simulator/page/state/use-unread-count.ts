import { useEffect, useState } from 'react';
import type { State } from '../../wire.ts';
import type { Chat, Person } from '../../wire-world.ts';

/** The unread messages of each chat, by count. Messages that were there when the page came up count as read. */
export function useUnreadCount(state: State, person: Person | undefined, shown: Chat | undefined) {
  const [first] = useState(() => Math.max(0, ...state.chats.map(lastId)));
  const [seen, setSeen] = useState<Readonly<Record<string, number>>>({});
  const key = person && shown && `${person.id} ${shown.id}`;
  const last = shown && lastId(shown);
  useEffect(() => {
    if (key !== undefined && last !== undefined) setSeen((all) => ({ ...all, [key]: last }));
  }, [key, last]);
  return (chat: Chat): number => {
    if (!person || chat.id === shown?.id) return 0;
    const after = Math.max(first, seen[`${person.id} ${chat.id}`] ?? 0);
    const isOwn = (id: number) => id === person.id;
    return chat.messages.filter(({ id, author }) => id > after && !isOwn(author.id)).length;
  };
}

const lastId = ({ messages }: Chat) => messages.at(-1)?.id ?? 0;
