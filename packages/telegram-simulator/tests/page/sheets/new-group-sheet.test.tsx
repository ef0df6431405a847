import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Chat, Person } from '../../../wire-world.ts';
import { openPage } from '../support/open-page.tsx';
import { anna, annasChat, stateFixture } from '../wire/state-fixture.ts';

const bruno: Person = { ...anna, id: 2002, firstName: 'Bruno' };
const group: Chat = { ...annasChat, id: -5, type: 'group', title: 'Venerdì', personIds: [anna.id, bruno.id] };
const state = { ...stateFixture, people: [anna, bruno], chats: [annasChat, group] };

test('a group is created with a name, members and the bot, and opened', async () => {
  const actions = openPage(state, () => group);
  fireEvent.click(screen.getByRole('button', { name: 'Nuovo gruppo' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Nuovo gruppo' }));
  fireEvent.change(sheet.getByLabelText('Nome'), { target: { value: 'Venerdì' } });
  for (const label of ['Bruno', 'Vetrina', 'Vetrina', 'Supergruppo'])
    fireEvent.click(sheet.getByLabelText(label));
  fireEvent.click(sheet.getByRole('button', { name: 'Crea il gruppo' }));
  await waitFor(() =>
    expect(actions).toEqual([
      { type: 'createGroup', person: anna.id, title: 'Venerdì', members: [bruno.id], isSupergroup: true },
    ]),
  );
  expect(await screen.findByRole('heading', { name: 'Venerdì' })).toBeTruthy();
});

test('the bot is added to a group from its profile', async () => {
  const actions = openPage(state, () => group);
  fireEvent.click(screen.getByRole('button', { name: 'Profilo del bot' }));
  fireEvent.click(screen.getByRole('button', { name: 'Aggiungi a un gruppo' }));
  const choice = within(screen.getByRole('dialog', { name: 'Aggiungi a un gruppo' }));
  expect(choice.getAllByRole('button')).toHaveLength(1);
  fireEvent.click(choice.getByRole('button', { name: 'Venerdì' }));
  await waitFor(() => expect(actions).toEqual([{ type: 'addToGroup', person: anna.id, chat: group.id }]));
});
