import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { StubResponse } from '../../calls/fake-server.ts';
import { expectConsoleError } from '../../console-error.ts';
import { openApp } from '../../support/open-app.tsx';
import { speak } from '../../support/speak.ts';
import { stubLayout } from '../../support/stub-layout.ts';

const genres = (count: number, first = 1) =>
  Array.from({ length: count }, (_, at) => ({ genere: `Genere ${first + at}`, copertina: null }));

beforeEach(() => stubLayout(640));

test('every genre is a card; pages are fetched by offset until a short one', async () => {
  const { server } = await openApp('/generi', {
    'GET /api/get_generi/0': genres(8),
    'GET /api/get_generi/8': genres(8, 9),
    'GET /api/get_generi/16': genres(2, 17),
  });
  expect(await screen.findByText('Loading...')).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '18'));
  expect(server.made('GET /api/get_generi').map(({ path, query }) => [path, query])).toEqual(
    [0, 8, 16].map((offset) => [`/api/get_generi/${offset}`, { 'user-id': '42', limit: '8' }]),
  );
});

test('a card links to its genre, whatever its name', async () => {
  const action = { genere: 'Action & Adventure', copertina: '/genres/action.webp' };
  await openApp('/generi', { 'GET /api/get_generi/0': [action] });
  const card = await screen.findByRole('link', { name: 'Action & Adventure' });
  expect(card).toHaveAttribute('href', '/genere/Action%20%26%20Adventure');
});

test('a card has its genre’s name in the language of the app, and links to the server’s', async () => {
  await speak('es');
  await openApp('/generi', { 'GET /api/get_generi/0': [{ genere: 'Azione', copertina: null }] });
  const card = await screen.findByRole('link', { name: 'Acción' });
  expect(card).toHaveAttribute('href', '/genere/Azione');
});

test('a failed call shows nothing and stops loading', async () => {
  expectConsoleError(/get_generi/);
  await openApp('/generi', { 'GET /api/get_generi/0': new StubResponse(404) });
  await screen.findByText('Loading...');
  await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
  expect(screen.getByRole('heading', { level: 1, name: 'Generi' })).toBeVisible();
});

test('a catalogue without genres says so', async () => {
  await openApp('/generi', { 'GET /api/get_generi/0': [] });
  expect(await screen.findByText('Ancora nessun genere.')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Generi' })).toBeNull();
});

test('a genre that comes twice, as from a server that ignores the offset, has one card', async () => {
  const { server } = await openApp('/generi', { 'GET /api/get_generi/*': genres(8) });
  await waitFor(() => expect(server.made('GET /api/get_generi')).toHaveLength(2));
  expect(screen.getAllByRole('link', { name: 'Genere 1' })).toHaveLength(1);
  expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '8');
});

test('a first page that has nothing to read does not end the genres', async () => {
  await openApp('/generi', {
    'GET /api/get_generi/0': Array.from({ length: 8 }, () => ({ genere: null })),
    'GET /api/get_generi/8': genres(2, 9),
  });
  expect(await screen.findByRole('link', { name: 'Genere 9' })).toBeVisible();
});
