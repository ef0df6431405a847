import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StubResponse } from '../../calls/fake-server.ts';
import { expectConsoleError } from '../../console-error.ts';
import { FakeMovieNight, match, member, ROOM_PATH, roomCall } from '../../support/fake-movie-night.ts';
import { openApp } from '../../support/open-app.tsx';

const cardNamed = (name: string) => screen.findByRole('heading', { name, level: 2 });
const button = (name: string) => screen.getByRole('button', { name });

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

test('deciding is offered once somebody has voted', async () => {
  const night = new FakeMovieNight({ me: 1, isHost: true });
  const { user } = await openApp(ROOM_PATH, {
    ...night.answers(),
    [roomCall('POST', 'decide')]: () => night.change({ state: 'chosen', chosen: match(3) }),
  });
  await cardNamed('Titolo 1');
  await user.click(button('Partecipanti e comandi'));
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByRole('button', { name: 'Chiudi la serata' })).toBeVisible();
  expect(sheet.queryByRole('button', { name: 'Decidi ora' })).toBeNull();
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
  expect(await screen.findByText('Qualcosa non ha funzionato. Riprova.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Titolo 1', hidden: true })).toBeInTheDocument();
});
