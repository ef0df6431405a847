import { expect, test } from 'vitest';
import { applyEvent } from '../../../page/wire/apply-event.ts';
import type { State, WireEvent } from '../../../wire.ts';
import { messageFixture } from '../chat/message-fixture.ts';
import { anna, annasChat, stateFixture } from './state-fixture.ts';

const after = (...events: WireEvent[]): State => events.reduce(applyEvent, stateFixture);
const texts = (state: State) => state.chats[0]?.messages.map(({ text }) => text);

test('messages come, change and go', () => {
  const first = messageFixture({ id: 1, text: 'uno' });
  const second = messageFixture({ id: 2, text: 'due' });
  const sent = after({ type: 'messageSent', message: first }, { type: 'messageSent', message: second });
  expect(texts(sent)).toEqual(['uno', 'due']);
  const edited = applyEvent(sent, { type: 'messageEdited', message: { ...first, text: 'UNO' } });
  expect(texts(edited)).toEqual(['UNO', 'due']);
  expect(texts(applyEvent(edited, { type: 'messageDeleted', chatId: 1001, messageId: 1 }))).toEqual(['due']);
});

test('a message that the state already holds is not added twice', () => {
  const event = { type: 'messageSent', message: messageFixture() } as const;
  expect(texts(after(event, event))).toEqual(['ciao']);
});

test('people, chats, menu, commands, bot and faults follow', () => {
  const fault = { kind: '429', retryAfter: 3 } as const;
  const state = after(
    { type: 'personChanged', person: { ...anna, hasBlocked: true } },
    { type: 'chatAdded', chat: { ...annasChat, id: 5 } },
    {
      type: 'menuButtonChanged',
      chatId: 1001,
      menuButton: { kind: 'webApp', text: 'Apri', url: 'http://a' },
    },
    { type: 'commandsChanged', chatId: 1001, commands: [{ command: 'start', description: 'Via' }] },
    { type: 'botChanged', bot: { ...stateFixture.bot, name: 'Altro' } },
    { type: 'faultsChanged', faults: [fault] },
  );
  expect(state.people[0]?.hasBlocked).toBe(true);
  expect(state.chats.map(({ id }) => id)).toEqual([1001, 5]);
  expect(state.chats[0]).toMatchObject({ menuButton: { text: 'Apri' }, commands: [{ command: 'start' }] });
  expect(state.bot.name).toBe('Altro');
  expect(state.faults).toEqual([fault]);
});

test('events without lasting effect do not change the state', () => {
  expect(after({ type: 'chatAction', chatId: 1001, action: 'typing' }, { type: 'reset' })).toBe(stateFixture);
});
