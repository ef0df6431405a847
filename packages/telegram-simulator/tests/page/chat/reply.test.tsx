import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Chat } from '../../../wire-world.ts';
import { openPage } from '../support/open-page.tsx';
import { anna, annasChat, stateFixture } from '../wire/state-fixture.ts';
import { messageFixture } from './message-fixture.ts';

const card = messageFixture({ id: 7, chatId: -100, text: 'Chi viene?' });
const answered = messageFixture({ id: 8, chatId: -100, text: 'Io', replyTo: 7 });
const group: Chat = {
  ...annasChat,
  id: -100,
  type: 'group',
  title: 'Amici',
  messages: [card, answered],
  commands: [{ command: 'serata', description: 'Scegliere insieme' }],
};

afterEach(() => {
  vi.unstubAllGlobals();
});

function openGroup() {
  const actions = openPage({ ...stateFixture, chats: [annasChat, group] }, () => card);
  fireEvent.click(screen.getByRole('button', { name: 'Amici' }));
  const field = screen.getByLabelText('Scrivi un messaggio');
  const write = (text: string) => {
    fireEvent.change(field, { target: { value: text } });
    fireEvent.keyDown(field, { key: 'Enter' });
  };
  return { actions, field, write };
}

const sent = { type: 'sendText', chat: -100, person: anna.id };

test('a group’s message is answered once, unless the person cancels', async () => {
  const { actions, write } = openGroup();
  const [reply] = screen.getAllByRole('button', { name: 'Rispondi a Vetrina' });
  if (!reply) throw new Error('no way to reply');
  fireEvent.click(reply);
  write('anch’io');
  write('e porto i popcorn');
  fireEvent.click(reply);
  fireEvent.click(screen.getByRole('button', { name: 'Non rispondere' }));
  write('anzi no');
  await waitFor(() =>
    expect(actions).toEqual([
      { ...sent, text: 'anch’io', replyTo: 7 },
      { ...sent, text: 'e porto i popcorn' },
      { ...sent, text: 'anzi no' },
    ]),
  );
});

test('a reply shows the message it answers', () => {
  openGroup();
  const answer = screen.getAllByRole('article').at(-1);
  if (!answer) throw new Error('no answer');
  expect(within(answer).getByText('Chi viene?')).not.toBeNull();
});

test('a command chosen in a group has the bot’s name', async () => {
  const { actions, field } = openGroup();
  fireEvent.change(field, { target: { value: '/se' } });
  fireEvent.click(screen.getByRole('button', { name: /serata/ }));
  await waitFor(() => expect(actions).toEqual([{ ...sent, text: '/serata@vetrina_demo_bot' }]));
});
