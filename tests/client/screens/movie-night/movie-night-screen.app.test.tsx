import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { StubResponse } from '../../calls/fake-server.ts';
import { expectConsoleError } from '../../console-error.ts';
import { FakeMovieNight, match, member, ROOM_PATH, roomCall } from '../../support/fake-movie-night.ts';
import { openApp } from '../../support/open-app.tsx';
import { title } from '../../support/title-fixtures.ts';

const cardNamed = (name: string) => screen.findByRole('heading', { name, level: 2 });
const button = (name: string) => screen.getByRole('button', { name });

/** The page as a server with a bot serves it. */
function withBot(): void {
  const tag = Object.assign(document.createElement('meta'), {
    name: 'bot-username',
    content: 'vetrina_demo_bot',
  });
  document.head.append(tag);
  onTestFinished(() => tag.remove());
}

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
  expect(await screen.findByText('Fatto: continua nella chat del bot.')).toBeVisible();
  expect(server.made(roomCall('POST', 'watch'))).toHaveLength(1);
});

test('what was drawn has its reason and a countdown, and on a press the lot’s seed', async () => {
  const chosen = { ...match(2), by: 'rule' as const, reason: 'Ha deciso la sorte.', seed: '8f3a' };
  const night = new FakeMovieNight({
    state: 'chosen',
    chosen,
    // The phone is an hour behind.
    now: Date.now() + 3_600_000,
    playAt: Date.now() + 3_600_000 + 90_000,
  });
  const { user } = await openApp(ROOM_PATH, night.answers());
  expect(await screen.findByText('Estratto a sorte')).toBeVisible();
  expect(screen.getByText('Ha deciso la sorte.')).toBeVisible();
  const seed = screen.getByText(/prima dei voti: 8f3a\./);
  expect(seed).not.toBeVisible();
  await user.click(screen.getByText('Come è stato sorteggiato'));
  expect(seed).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/^1:(30|2\d)$/);
  night.change({ playAt: Date.now() + 3_600_000 - 1000 });
  expect(await screen.findByText('Play!')).toBeVisible();
});

test('what the rule chose without a lot is a compromise, and has no seed', async () => {
  const night = new FakeMovieNight({ state: 'chosen', chosen: { ...match(2), by: 'rule' } });
  await openApp(ROOM_PATH, night.answers());
  expect(await screen.findByText('Il miglior compromesso')).toBeVisible();
  expect(screen.queryByText('Come è stato sorteggiato')).toBeNull();
});

test('during a countdown the title is delivered ahead, and then the button leads to the chat', async () => {
  withBot();
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
  expect(await screen.findByText('È nella chat del bot: al via premi play.')).toBeVisible();
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

test('whoever is there invites others by the link that leads through the bot’s chat', async () => {
  withBot();
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
  [4, ['A', 'B', 'C', 'D']],
  [6, ['A', 'B', 'C', '+3']],
])('the header of a night with %i people shows %j', async (count, faces) => {
  const members = ['Anna', 'Bruno', 'Carla', 'Dora', 'Elio', 'Fabio']
    .slice(0, count)
    .map((name, index) => member(index + 1, name, { isHost: index === 0 }));
  await openApp(ROOM_PATH, new FakeMovieNight({ members }).answers());
  await cardNamed('Titolo 1');
  expect([...button('Partecipanti').children].map(({ textContent }) => textContent)).toEqual(faces);
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

test.each([
  [404, 'Questa serata non esiste'],
  [403, 'Non partecipi più a questa serata'],
  [409, 'In questa serata non si entra più'],
])('a room refused with %i says why and leads home', async (status, text) => {
  expectConsoleError(/join failed/);
  const { user } = await openApp(ROOM_PATH, {
    [roomCall('POST', 'join')]: new StubResponse(status),
    'GET /api/get_top': [],
  });
  expect(await screen.findByRole('heading', { name: text })).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Vai alla home' }));
  expect(location.pathname).toBe('/home');
});

test('a server without such calls has no such room', async () => {
  expectConsoleError(/join failed/);
  await openApp(ROOM_PATH);
  expect(await screen.findByRole('heading', { name: 'Questa serata non esiste' })).toBeVisible();
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
  server.answer(roomCall('GET', 'events'), new StubResponse(403));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  night.cutStreams();
  expect(await screen.findByRole('heading', { name: 'Non partecipi più a questa serata' })).toBeVisible();
});

test('a deck without titles says so', async () => {
  const night = new FakeMovieNight({ titles: 0 });
  await openApp(ROOM_PATH, { ...night.answers(), [roomCall('GET', 'titles')]: { titles: [] } });
  expect(await screen.findByRole('heading', { name: 'Nessun titolo per questa serata' })).toBeVisible();
});

test('only the host has commands', async () => {
  const night = new FakeMovieNight();
  const { user } = await openApp(ROOM_PATH, night.answers());
  await cardNamed('Titolo 1');
  await user.click(button('Partecipanti'));
  const sheet = await screen.findByRole('dialog');
  expect(await within(sheet).findByRole('button', { name: 'Mostra come elenco' })).toBeVisible();
  expect(within(sheet).queryByRole('button', { name: /Decidi|Chiudi la|minuti|Rimuovi/ })).toBeNull();
});

test('the host gives more time, removes somebody, decides', async () => {
  const members = [member(1, 'Anna', { voted: 1, isHost: true }), member(2, 'Bruno')];
  const night = new FakeMovieNight({ me: 1, isHost: true, members });
  const { server, user } = await openApp(ROOM_PATH, {
    ...night.answers(),
    [roomCall('POST', 'extend')]: () => night.change({ endsAt: Date.now() + 600_000 }),
    [roomCall('POST', 'remove')]: () => night.change({ members: members.slice(0, 1) }),
    [roomCall('POST', 'decide')]: () => night.change({ state: 'chosen', chosen: match(3) }),
  });
  await cardNamed('Titolo 1');
  await user.click(button('Partecipanti e comandi'));
  const sheet = within(await screen.findByRole('dialog'));
  await user.click(await sheet.findByRole('button', { name: '10 minuti in più' }));
  expect(await screen.findByText(/fino alle/)).toBeInTheDocument();
  expect(server.made(roomCall('POST', 'extend'))[0]?.body).toEqual({ minutes: 10 });
  await user.click(sheet.getByRole('button', { name: 'Rimuovi Bruno' }));
  await user.click(sheet.getByRole('button', { name: 'Conferma: rimuovi Bruno' }));
  await waitFor(() => expect(sheet.queryByText('Bruno')).toBeNull());
  expect(server.made(roomCall('POST', 'remove'))[0]?.body).toEqual({ member: 2 });
  await user.click(sheet.getByRole('button', { name: 'Decidi ora' }));
  expect(await screen.findByRole('heading', { name: 'Titolo 3', hidden: true })).toBeInTheDocument();
});

test('deciding asks once more where nobody has voted, until somebody has', async () => {
  const night = new FakeMovieNight({ me: 1, isHost: true });
  const { server, user } = await openApp(ROOM_PATH, {
    ...night.answers(),
    [roomCall('POST', 'decide')]: () => night.change({ state: 'chosen', chosen: match(3) }),
  });
  await cardNamed('Titolo 1');
  await user.click(button('Partecipanti e comandi'));
  const sheet = within(await screen.findByRole('dialog'));
  await user.click(await sheet.findByRole('button', { name: 'Decidi ora' }));
  expect(
    sheet.getByRole('button', { name: 'Nessuno ha ancora votato: decide la sorte. Tocca ancora' }),
  ).toBeVisible();
  expect(server.made(roomCall('POST', 'decide'))).toHaveLength(0);
  night.change({ members: [member(1, 'Anna', { isHost: true }), member(2, 'Bruno', { voted: 1 })] });
  await user.click(await sheet.findByRole('button', { name: 'Decidi ora' }));
  expect(await screen.findByRole('heading', { name: 'Titolo 3', hidden: true })).toBeInTheDocument();
});

test('closing asks once more', async () => {
  const night = new FakeMovieNight({ me: 1, isHost: true });
  const { server, user } = await openApp(ROOM_PATH, {
    ...night.answers(),
    [roomCall('POST', 'close')]: () => night.change({ state: 'closed' }),
  });
  await cardNamed('Titolo 1');
  await user.click(button('Partecipanti e comandi'));
  const sheet = within(await screen.findByRole('dialog'));
  await user.click(await sheet.findByRole('button', { name: 'Chiudi la serata' }));
  expect(server.made(roomCall('POST', 'close'))).toHaveLength(0);
  await user.click(sheet.getByRole('button', { name: 'Tocca ancora per chiudere per tutti' }));
  expect(await screen.findByRole('heading', { name: 'Questa serata è finita' })).toBeInTheDocument();
});

test('a refused command says so and changes nothing', async () => {
  expectConsoleError(/decide failed/);
  const members = [member(1, 'Anna', { isHost: true }), member(2, 'Bruno', { voted: 1 })];
  const night = new FakeMovieNight({ me: 1, isHost: true, members });
  const { user } = await openApp(ROOM_PATH, {
    ...night.answers(),
    [roomCall('POST', 'decide')]: new StubResponse(500),
  });
  await cardNamed('Titolo 1');
  await user.click(button('Partecipanti e comandi'));
  await user.click(await screen.findByRole('button', { name: 'Decidi ora' }));
  expect(await screen.findByText('Non ha funzionato. Riprova.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Titolo 1', hidden: true })).toBeInTheDocument();
});
