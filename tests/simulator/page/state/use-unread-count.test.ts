import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useUnreadCount } from '../../../../src/simulator/page/state/use-unread-count.ts';
import type { Message } from '../../../../src/simulator/wire-message.ts';
import type { Chat } from '../../../../src/simulator/wire-world.ts';
import { aMessage, byPerson } from '../chat/a-message.ts';
import { anna, annasChat, aState } from '../wire/a-state.ts';

const group: Chat = { ...annasChat, id: -4001, type: 'group', title: 'Amici' };

test('what comes into a chat that is not shown counts until it is shown', () => {
  const chat = (messages: Message[]): Chat => ({ ...annasChat, messages });
  const { result, rerender } = renderHook(
    ({ shown, messages }: { shown: Chat; messages: Message[] }) =>
      useUnreadCount({ ...aState, chats: [chat(messages), group] }, anna, shown),
    { initialProps: { shown: group, messages: [aMessage({ id: 1 })] } },
  );
  expect(result.current(chat([aMessage({ id: 1 })])), 'it was there before').toBe(0);
  const messages = [aMessage({ id: 1 }), aMessage({ id: 2 }), aMessage({ id: 3, ...byPerson })];
  rerender({ shown: group, messages });
  expect(result.current(chat(messages)), 'but not one’s own').toBe(1);
  rerender({ shown: chat(messages), messages });
  expect(result.current(chat(messages))).toBe(0);
  rerender({ shown: group, messages });
  expect(result.current(chat(messages))).toBe(0);
});
