import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ActionInput } from '../../../wire-actions.ts';
import type { Chat, Person } from '../../../wire-world.ts';
import { messageFixture } from '../chat/message-fixture.ts';
import { openPage } from '../support/open-page.tsx';
import { anna, annasChat, stateFixture } from '../wire/state-fixture.ts';

const APP = 'http://localhost:3000';
const LINK = 'https://t.me/vetrina_demo_bot?startapp=serata-x';

const bruno: Person = { ...anna, id: 2002, firstName: 'Bruno' };
const card = messageFixture({ chatId: -100, buttons: [[{ kind: 'url', text: 'Partecipa', url: LINK }]] });
const group: Chat = {
  ...annasChat,
  id: -100,
  type: 'supergroup',
  title: 'Amici del cinema',
  personIds: [anna.id, bruno.id],
  messages: [card],
};
const brunosChat: Chat = { ...annasChat, id: bruno.id, title: 'Bruno', personIds: [bruno.id] };
const state = {
  ...stateFixture,
  appUrl: APP,
  people: [anna, bruno],
  chats: [annasChat, brunosChat, group],
};

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Follows the link, and never launches the app: the window of these tests cannot show it. */
function answer({ type }: ActionInput) {
  if (type === 'openApp') return new Promise(() => undefined);
  return { kind: 'app', url: `${APP}/avvia`, startParam: 'serata-x' };
}

const controlled = () => within(screen.getByRole('group', { name: 'Telefono dei comandi' }));
const phone = (name: string) => within(screen.getByRole('region', { name }));

function openTwo() {
  const actions = openPage(state, answer);
  fireEvent.click(screen.getByRole('button', { name: 'Due telefoni' }));
  return actions;
}

test('two people open the same card’s link, each as themselves', async () => {
  const actions = openTwo();
  for (const name of ['Primo telefono', 'Secondo telefono']) {
    fireEvent.click(phone(name).getByRole('button', { name: 'Amici del cinema' }));
    fireEvent.click(phone(name).getByRole('button', { name: 'Partecipa' }));
  }
  const launch = { from: 'link', chat: group.id, startParam: 'serata-x' };
  await waitFor(() =>
    expect(actions.filter(({ type }) => type === 'openApp')).toMatchObject([
      { person: anna.id, ...launch },
      { person: bruno.id, ...launch },
    ]),
  );
});

test('each phone has its own person and place', () => {
  openTwo();
  const [first, second] = [phone('Primo telefono'), phone('Secondo telefono')];
  fireEvent.change(second.getByRole('combobox'), { target: { value: String(anna.id) } });
  fireEvent.click(second.getByRole('button', { name: 'Amici del cinema' }));
  expect(first.getByRole('heading', { level: 2 }).textContent).toBe('Vetrina');
  expect(second.getByRole('heading', { level: 2 }).textContent).toBe('Amici del cinema');
  expect(second.getByRole('combobox')).toHaveProperty('value', String(anna.id));
  expect(controlled().getAllByRole('radio')).toHaveLength(2);
  expect(controlled().getByLabelText('2 · Anna')).toHaveProperty('checked', false);
});

test('the panel belongs to one phone, and closing a phone leaves the other', () => {
  openTwo();
  fireEvent.click(controlled().getByLabelText('2 · Bruno'));
  fireEvent.click(screen.getByLabelText('Android'));
  expect(screen.getByLabelText('iOS')).toHaveProperty('checked', false);
  fireEvent.click(controlled().getByLabelText('1 · Anna'));
  expect(screen.getByLabelText('iOS')).toHaveProperty('checked', true);
  fireEvent.click(screen.getByRole('button', { name: 'Due telefoni' }));
  expect(screen.queryByRole('region', { name: 'Secondo telefono' })).toBeNull();
  expect(screen.getByRole('radiogroup', { name: 'Chi usa il messaggero' })).not.toBeNull();
});
