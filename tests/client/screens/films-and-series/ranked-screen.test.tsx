import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Reply } from '../../calls/fake-server.ts';
import { expectConsoleError } from '../../console-error.ts';
import { open } from '../../support/open.tsx';
import { title, titles } from '../../support/titles.ts';

const answers = {
  'GET /api/top_contents/*': titles(12),
  'GET /api/get_last/*': titles(3),
  'GET /api/top_genres/*': titles(3),
  'GET /api/random/*': title(99),
};
const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

const FILM_GENRES = ['Azione', 'Avventura', 'Horror', 'Commedia', 'Famiglia', 'Fantascienza', 'Thriller'];
const SERIES_GENRES = ['Commedia', 'Dramma', 'Animazione', 'Action & Adventure', 'Crime', 'Sci-Fi & Fantasy'];

test.each([
  ['/films', 'film', 'Ultimi aggiunti', 'I', FILM_GENRES],
  ['/series', 'serie', 'Ultime aggiunte', 'Le', SERIES_GENRES],
])('%s: its carousels in order, each from its own call', async (path, type, newest, article, genres) => {
  const { server } = await open(path, answers);
  await screen.findByText('Titolo 99');
  const best = ['del giorno', 'della settimana', 'del mese'].map((when) => `${article} migliori ${when}`);
  expect(headings()).toEqual([newest, ...best, ...genres]);
  const windows = server.made('GET /api/top_contents').map((call) => call.path);
  expect(windows.sort()).toEqual([1, 30, 365, 7].map((days) => `/api/top_contents/${type}/${days}`));
  expect(server.made('GET /api/get_last').map((call) => [call.path, call.query])).toEqual([
    [`/api/get_last/${type}`, {}],
  ]);
  expect(server.made('GET /api/top_genres').map((call) => [call.path, call.query])).toEqual(
    genres.map((genre) => [`/api/top_genres/${type}`, { interval: '60', genre }]),
  );
});

test('the ranking has no heading of its own, and its cards are numbered', async () => {
  await open('/films', answers);
  const ranking = await screen.findByRole('region', { name: "Classifica dell'anno" });
  expect(within(ranking).queryByRole('heading', { level: 2 })).toBeNull();
  const cards = within(ranking).getAllByRole('listitem');
  expect(cards.map((card) => card.textContent)).toEqual(cards.map((_, index) => String(index + 1)));
  expect(within(ranking).getAllByRole('link')[0]).toHaveAccessibleName(/Titolo 1/);
});

test('the ranking’s movement can be stopped and started', async () => {
  const { user } = await open('/films', answers);
  await user.click(await screen.findByRole('button', { name: 'Ferma la classifica' }));
  await user.click(screen.getByRole('button', { name: 'Fai scorrere la classifica' }));
  expect(screen.getByRole('button', { name: 'Ferma la classifica' })).toBeVisible();
});

test('rows without titles say so; rows that failed stay empty', async () => {
  expectConsoleError(/top_contents/);
  await open('/series', {
    ...answers,
    'GET /api/top_genres/*': [],
    'GET /api/top_contents/serie/7': new Reply(404),
  });
  await screen.findByText('Titolo 99');
  expect(await screen.findAllByText('Ancora nessun titolo.')).toHaveLength(6);
  expect(screen.getByRole('region', { name: 'Crime' })).toHaveTextContent('Ancora nessun titolo.');
  expect(screen.getByRole('region', { name: 'Le migliori della settimana' })).toHaveTextContent(/settimana$/);
});
