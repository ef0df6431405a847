import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useUnreadCount } from '../../../page/state/use-unread-count.ts';
import type { Message } from '../../../wire-message.ts';
import type { Chat } from '../../../wire-world.ts';
import { byPerson, messageFixture } from '../chat/message-fixture.ts';
import { anna, annasChat, stateFixture } from '../wire/state-fixture.ts';

const group: Chat = { ...annasChat, id: -4001, type: 'group', title: 'Amici' };

test('messages in a hidden chat count as unread until it is shown', () => {
  const chat = (messages: Message[]): Chat => ({ ...annasChat, messages });
  const { result, rerender } = renderHook(
    ({ shown, messages }: { shown: Chat; messages: Message[] }) =>
      useUnreadCount({ ...stateFixture, chats: [chat(messages), group] }, anna, shown),
    { initialProps: { shown: group, messages: [messageFixture({ id: 1 })] } },
  );
  expect(result.current(chat([messageFixture({ id: 1 })])), 'it was there before').toBe(0);
  const messages = [
    messageFixture({ id: 1 }),
    messageFixture({ id: 2 }),
    messageFixture({ id: 3, ...byPerson }),
  ];
  rerender({ shown: group, messages });
  expect(result.current(chat(messages)), 'but not one’s own').toBe(1);
  rerender({ shown: chat(messages), messages });
  expect(result.current(chat(messages))).toBe(0);
  rerender({ shown: group, messages });
  expect(result.current(chat(messages))).toBe(0);
});
