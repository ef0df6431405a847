import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { StubResponse } from '../../calls/fake-server.ts';
import { expectConsoleError } from '../../console-error.ts';
import { FakeMovieNight, match, ROOM_PATH, roomCall } from '../../support/fake-movie-night.ts';
import { openApp } from '../../support/open-app.tsx';
import { setBotUsername } from '../../support/set-bot-username.ts';

const cardNamed = (name: string) => screen.findByRole('heading', { name, level: 2 });
const button = (name: string) => screen.getByRole('button', { name });

test('a match shows at once, and the bot delivers it', async () => {
  const night = new FakeMovieNight();
  const { server, user } = await openApp(ROOM_PATH, {
    ...night.answers(),
    [roomCall('POST', 'watch')]: { success: true },
  });
  await cardNamed('Titolo 1');
  night.change({ state: 'chosen', chosen: match(2) });
  const heading = await cardNamed('Titolo 2');
  expect(screen.getByText('Tutti d’accordo')).toBeVisible();
  expect(screen.getByText('Avete detto tutti e due «Ci sto».')).toBeVisible();
  expect(await screen.findByText(/^Titolo scelto: Titolo 2/)).toHaveAttribute('role', 'status');
  expect(heading).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'No' })).toBeNull();
  await user.click(button('Guarda'));
  expect(await screen.findByText('Fatto. Continua nella chat del bot.')).toBeVisible();
  expect(server.made(roomCall('POST', 'watch'))).toHaveLength(1);
});

test('what most wanted is a compromise, with its reason and a countdown', async () => {
  const chosen = { ...match(2), by: 'rule' as const, voters: 3, reason: 'Va bene a 2 su 3.' };
  const night = new FakeMovieNight({
    state: 'chosen',
    chosen,
    // The phone is an hour behind.
    now: Date.now() + 3_600_000,
    playAt: Date.now() + 3_600_000 + 90_000,
  });
  await openApp(ROOM_PATH, night.answers());
  expect(await screen.findByText('Il miglior compromesso')).toBeVisible();
  expect(screen.getByText('Va bene a 2 su 3.')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/^1:(30|2\d)$/);
  night.change({ playAt: Date.now() + 3_600_000 - 1000 });
  expect(await screen.findByText('Play!')).toBeVisible();
});

test('during a countdown the title is delivered ahead, and then the button leads to the chat', async () => {
  setBotUsername('vetrina_demo_bot');
  const night = new FakeMovieNight({
    state: 'chosen',
    chosen: match(2),
    playAt: Date.now() + 90_000,
  });
  const { server, user } = await openApp(ROOM_PATH, {
    ...night.answers(),
    [roomCall('POST', 'watch')]: { success: true },
  });
  const watch = await screen.findByRole('button', { name: 'Guarda' });
  expect(watch.querySelector('svg')).toBeVisible();
  await user.click(watch);
  expect(await screen.findByText('È nella chat del bot. Al via premi play.')).toBeVisible();
  expect(screen.getByRole('timer')).toBeVisible();
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  // It plays nothing.
  expect(button('Apri la chat').querySelector('svg')).toBeNull();
  await user.click(button('Apri la chat'));
  expect(open).toHaveBeenCalledWith('https://t.me/vetrina_demo_bot', '_blank', 'noopener');
  expect(server.made(roomCall('POST', 'watch'))).toHaveLength(1);
});

test('a delivery that fails during a countdown says so', async () => {
  expectConsoleError(/watch failed/);
  const night = new FakeMovieNight({ state: 'chosen', chosen: match(2), playAt: Date.now() + 90_000 });
  const { user } = await openApp(ROOM_PATH, {
    ...night.answers(),
    [roomCall('POST', 'watch')]: new StubResponse(500),
  });
  await user.click(await screen.findByRole('button', { name: 'Guarda' }));
  expect(await screen.findByText('Il bot non ha potuto mandartelo.')).toBeVisible();
  expect(button('Guarda')).toBeVisible();
});

test('a failed delivery says so and can be repeated', async () => {
  expectConsoleError(/watch failed/);
  const night = new FakeMovieNight({ state: 'chosen', chosen: match(2) });
  const { user } = await openApp(ROOM_PATH, {
    ...night.answers(),
    [roomCall('POST', 'watch')]: new StubResponse(500),
  });
  await user.click(await screen.findByRole('button', { name: 'Guarda' }));
  expect(await screen.findByText('Il bot non ha potuto mandartelo.')).toBeVisible();
  expect(button('Riprova')).toBeVisible();
});
