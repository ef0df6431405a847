import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Chat, Person } from '../../../wire-world.ts';
import { openPage } from '../support/open-page.tsx';
import { anna, annasChat, stateFixture } from '../wire/state-fixture.ts';

const bruno: Person = { ...anna, id: 2002, firstName: 'Bruno' };
const carla: Person = { ...anna, id: 3003, firstName: 'Carla' };
const group: Chat = {
  ...annasChat,
  id: -100,
  type: 'supergroup',
  title: 'Amici del cinema',
  personIds: [anna.id, bruno.id],
  creatorId: anna.id,
};
const state = { ...stateFixture, people: [anna, bruno, carla], chats: [annasChat, group] };

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Opens the list of the group's members, as somebody sees it. */
function openGroup(as: Person, what: Chat = group) {
  const actions = openPage({ ...state, chats: [annasChat, what] }, () => what);
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(as.firstName) }));
  fireEvent.click(screen.getByRole('button', { name: 'Amici del cinema' }));
  fireEvent.click(screen.getByRole('button', { name: 'Persone nel gruppo' }));
  return { actions, sheet: within(screen.getByRole('dialog', { name: 'Amici del cinema' })) };
}

const change = { type: 'changeMember', chat: group.id, person: anna.id };

test('a group’s creator promotes, removes and adds people and the bot', async () => {
  const { actions, sheet } = openGroup(anna);
  expect(sheet.getAllByRole('listitem')[0]?.textContent).toContain('ha creato il gruppo');
  fireEvent.click(sheet.getByRole('button', { name: 'Rendi Bruno amministratore' }));
  fireEvent.click(sheet.getByRole('button', { name: 'Rimuovi Bruno' }));
  fireEvent.click(sheet.getByRole('button', { name: 'Carla' }));
  fireEvent.click(sheet.getByRole('button', { name: 'Vetrina' }));
  await waitFor(() =>
    expect(actions).toEqual([
      { ...change, member: bruno.id, to: 'administrator' },
      { ...change, member: bruno.id, to: 'left' },
      { ...change, member: carla.id, to: 'member' },
      { ...change, member: stateFixture.bot.id, to: 'member' },
    ]),
  );
});

test('an administrator demotes the bot and removes it', async () => {
  const { actions, sheet } = openGroup(anna, { ...group, botStatus: 'administrator' });
  fireEvent.click(sheet.getByRole('button', { name: 'Togli i diritti a Vetrina' }));
  fireEvent.click(sheet.getByRole('button', { name: 'Rimuovi Vetrina' }));
  await waitFor(() => expect(actions.map((one) => 'to' in one && one.to)).toEqual(['member', 'left']));
});

test('a member writes to others and leaves', async () => {
  const { actions, sheet } = openGroup(bruno);
  expect(sheet.queryByRole('button', { name: /^Rimuovi/ })).toBeNull();
  fireEvent.click(sheet.getByRole('button', { name: 'Scrivi a Anna' }));
  await waitFor(() => expect(actions).toEqual([{ type: 'openDirect', person: bruno.id, other: anna.id }]));
  fireEvent.click(screen.getByRole('button', { name: 'Persone nel gruppo' }));
  fireEvent.click(screen.getByRole('button', { name: 'Lascia il gruppo' }));
  await waitFor(() =>
    expect(actions.at(-1)).toEqual({ ...change, person: bruno.id, member: bruno.id, to: 'left' }),
  );
});

test('@BotFather turns privacy mode and inline feedback off', async () => {
  const actions = openPage(state);
  fireEvent.click(screen.getByLabelText(/^Privacy nei gruppi/));
  fireEvent.click(screen.getByLabelText(/^Feedback inline/));
  await waitFor(() =>
    expect(actions).toEqual([
      { type: 'setBotSettings', hasPrivacyMode: false },
      { type: 'setBotSettings', hasInlineFeedback: false },
    ]),
  );
});
