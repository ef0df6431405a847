import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { StubResponse } from '../../calls/fake-server.ts';
import { expectConsoleError } from '../../console-error.ts';
import { FakeMovieNight, member, ROOM, ROOM_PATH, roomCall } from '../../support/fake-movie-night.ts';
import { offerExtensions, openApp } from '../../support/open-app.tsx';
import { setBotUsername } from '../../support/set-bot-username.ts';
import { title } from '../../support/title-fixtures.ts';

const cardNamed = (name: string) => screen.findByRole('heading', { name, level: 2 });
const button = (name: string) => screen.getByRole('button', { name });

test('the screen shows everybody’s progress, and follows the room', async () => {
  const night = new FakeMovieNight();
  await openApp(ROOM_PATH, night.answers(['yes']));
  const line = await screen.findByRole('list', { name: 'A che punto è la serata' });
  await waitFor(() =>
    expect(
      within(line)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual(['Anna: 0 di 3', 'Tu: 1 di 3']),
  );
  night.change({
    members: [member(1, 'Anna', { voted: 3, isHost: true }), member(2, 'Bruno'), member(3, 'Chiara')],
  });
  expect(await screen.findByText('Chiara: 0 di 3')).toBeInTheDocument();
  expect(await screen.findByText('Chiara partecipa. Anna ha finito.')).toHaveAttribute('role', 'status');
  expect(screen.getByText(/3 partecipanti/)).toBeVisible();
});

test('the deck is fetched again when somebody joins; the card in front stays', async () => {
  const night = new FakeMovieNight();
  const { server } = await openApp(ROOM_PATH, night.answers());
  await cardNamed('Titolo 1');
  server.answer(roomCall('GET', 'titles'), {
    titles: [9, 2, 1].map((id) => ({ content: title(id), vote: null })),
  });
  night.change({ members: [...night.snapshot.members, member(3, 'Chiara')] });
  await waitFor(() => expect(server.made(roomCall('GET', 'titles'))).toHaveLength(2));
  expect(await screen.findByAltText('Titolo 9')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Titolo 1', level: 2 })).toBeVisible();
});

test('whoever is there invites others by the link that leads through the bot’s chat', async () => {
  setBotUsername('vetrina_demo_bot');
  const { user } = await openApp(ROOM_PATH, new FakeMovieNight().answers());
  await cardNamed('Titolo 1');
  await user.click(button('Partecipanti'));
  const sheet = within(await screen.findByRole('dialog'));
  await user.click(await sheet.findByRole('button', { name: 'Invita' }));
  expect(await screen.findByText('Link copiato.')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(
    `https://t.me/vetrina_demo_bot?start=serata-${new FakeMovieNight().snapshot.id}`,
  );
});

test.each([
  [404, 'Questa serata non esiste'],
  [403, 'Non partecipi più a questa serata'],
  [409, 'In questa serata non si entra più'],
])('a room refused with %i says why and leads home', async (status, text) => {
  expectConsoleError(/join failed/);
  offerExtensions();
  const { user } = await openApp(ROOM_PATH, {
    [roomCall('POST', 'join')]: new StubResponse(status),
    'GET /api/get_top': [],
  });
  expect(await screen.findByRole('heading', { name: text })).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Vai alla home' }));
  expect(location.pathname).toBe('/home');
});

test('on another server a room is an unknown route, and nothing is asked for it', async () => {
  const { server } = await openApp(ROOM_PATH);
  expect(await screen.findByText('ERRORE')).toBeVisible();
  expect(server.calls.map(({ path }) => path)).toEqual(['/api/auth']);
});

test('a room that is closed ends for everybody', async () => {
  const night = new FakeMovieNight();
  await openApp(ROOM_PATH, night.answers());
  await cardNamed('Titolo 1');
  night.change({ state: 'closed' });
  expect(await screen.findByRole('heading', { name: 'Questa serata è finita' })).toBeVisible();
});

test('a removed member sees that they are no longer in the night', async () => {
  const night = new FakeMovieNight();
  const { server } = await openApp(ROOM_PATH, night.answers());
  await cardNamed('Titolo 1');
  expectConsoleError(/failed/);
  server.answer(roomCall('GET', 'events'), new StubResponse(403));
  server.answer(`GET /api/movie_nights/${ROOM}`, new StubResponse(403));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  night.cutStreams();
  expect(await screen.findByRole('heading', { name: 'Non partecipi più a questa serata' })).toBeVisible();
});

test('a deck without titles says so', async () => {
  const night = new FakeMovieNight({ titles: 0 });
  await openApp(ROOM_PATH, { ...night.answers(), [roomCall('GET', 'titles')]: { titles: [] } });
  expect(await screen.findByRole('heading', { name: 'Nessun titolo per questa serata' })).toBeVisible();
});

test('whoever is alone in the room is offered its link there, until somebody comes', async () => {
  setBotUsername('vetrina_bot');
  const night = new FakeMovieNight({ me: 1, isHost: true, members: [member(1, 'Anna', { isHost: true })] });
  await openApp(ROOM_PATH, night.answers());
  expect(await screen.findByRole('button', { name: 'Invita' })).toBeVisible();
  expect(screen.getByText('Manda il link a chi guarda con te.')).toBeVisible();
  night.change({ members: [member(1, 'Anna', { isHost: true }), member(2, 'Bruno')] });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Invita' })).toBeNull());
});
