import type { Message } from '../../../wire-message.ts';

/** A message of the bot, with these parts replaced. */
export function messageFixture(part: Partial<Message> = {}): Message {
  return {
    id: 1,
    chatId: 1001,
    author: { kind: 'bot', id: 7, name: 'Vetrina' },
    date: 1_700_000_000,
    text: 'ciao',
    entities: [],
    isViaBot: false,
    ...part,
  };
}

export const byPerson = { author: { kind: 'person', id: 1001, name: 'Anna' } } as const;
