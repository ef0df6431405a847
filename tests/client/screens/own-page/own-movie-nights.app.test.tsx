import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { StubResponse } from '../../calls/fake-server.ts';
import { expectConsoleError } from '../../console-error.ts';
import { offerExtensions, openApp } from '../../support/open-app.tsx';

beforeEach(offerExtensions);
const PATH = '/tu/serata';
const GENRES = ['Azione', 'Horror', 'Dramma', 'Crime'].map((genere) => ({ genere, copertina: null }));
const answers = {
  'GET /api/tu/movie_nights': { nights: [] },
  'GET /api/get_generi/0': GENRES,
  'POST /api/tu/movie_nights': { id: 'una-serata' },
};
const MADE = 'POST /api/tu/movie_nights';

test('a night is opened with the chosen options, and its screen entered', async () => {
  expectConsoleError(/movie_nights\/:id\/join failed/);
  const { server, user } = await openApp(PATH, answers);
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  for (const name of ['Film', '4']) await press(name);
  await user.click(screen.getByText('Altre opzioni'));
  for (const name of ['120 min', '60 min']) await press(name);
  for (const { genere } of GENRES) await press(genere);
  await user.click(screen.getByRole('switch', { name: /^Solo mai visti/ }));
  await press('Apri la serata');
  await waitFor(() => expect(server.made('POST /api/movie_nights/una-serata/join')).toHaveLength(1));
  expect(server.made(MADE)[0]?.body).toEqual({
    kind: 'film',
    maxMinutes: 120,
    leftOutGenres: ['Horror', 'Dramma', 'Crime'],
    unwatched: true,
    votingMinutes: 60,
    people: 4,
  });
});

test('a night that cannot be opened says so, and a further press opens it', async () => {
  expectConsoleError(/movie_nights failed|join failed/);
  const { server, user } = await openApp(PATH, { ...answers, [MADE]: new StubResponse(503) });
  await user.click(await screen.findByRole('button', { name: 'Apri la serata' }));
  expect(await screen.findByText('La serata non si è aperta.')).toBeVisible();
  server.answer(MADE, { id: 'una-serata' });
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  await waitFor(() => expect(server.made('POST /api/movie_nights/una-serata/join')).toHaveLength(1));
});

test('a night of series has no limit of minutes', async () => {
  const { user } = await openApp(PATH, answers);
  await user.click(await screen.findByText('Altre opzioni'));
  expect(screen.getByRole('button', { name: '120 min' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Serie' }));
  expect(screen.queryByRole('button', { name: '120 min' })).toBeNull();
  expect(screen.getByRole('button', { name: '60 min' })).toBeVisible();
});

test('the nights that one is in lead back to them', async () => {
  await openApp(PATH, {
    ...answers,
    'GET /api/tu/movie_nights': {
      nights: [
        { id: 'a', title: 'Serata di Anna', state: 'open', members: 1 },
        { id: 'b', title: 'Serata di Bruno', state: 'chosen', members: 3 },
      ],
    },
  });
  const link = await screen.findByRole('link', { name: /^Serata di Anna/ });
  expect(link).toHaveAttribute('href', '/serata/a');
  expect(link).toHaveTextContent('Si vota · per ora ci sei solo tu');
  expect(screen.getByRole('link', { name: /^Serata di Bruno/ })).toHaveTextContent(
    'Titolo scelto · siete in 3',
  );
});
