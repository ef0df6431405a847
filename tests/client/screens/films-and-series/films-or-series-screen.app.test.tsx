import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { StubResponse } from '../../calls/fake-server.ts';
import { expectConsoleError } from '../../console-error.ts';
import { openApp } from '../../support/open-app.tsx';
import { title, titles } from '../../support/title-fixtures.ts';

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
  const { server } = await openApp(path, answers);
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

test('carousels are requested from the top down', async () => {
  const { server } = await openApp('/films', answers);
  await screen.findByText('Titolo 99');
  const paths = server.calls.map(({ path }) => path).filter((path) => /top_contents|get_last/.test(path));
  const days = (count: number) => `/api/top_contents/film/${count}`;
  expect(paths).toEqual([days(365), '/api/get_last/film', days(1), days(7), days(30)]);
});

test('the ranking has no heading, and its cards are numbered', async () => {
  await openApp('/films', answers);
  const ranking = await screen.findByRole('region', { name: "Classifica dell'anno" });
  expect(within(ranking).queryByRole('heading', { level: 2 })).toBeNull();
  const cards = within(ranking).getAllByRole('listitem');
  expect(cards.map((card) => card.textContent)).toEqual(cards.map((_, index) => String(index + 1)));
  expect(within(ranking).getAllByRole('link')[0]).toHaveAccessibleName(/Titolo 1/);
});

test('rows and the ranking show thirty titles at most', async () => {
  await openApp('/films', {
    ...answers,
    'GET /api/top_contents/*': titles(40),
    'GET /api/get_last/*': titles(40),
  });
  for (const name of ["Classifica dell'anno", 'Ultimi aggiunti']) {
    const row = await screen.findByRole('region', { name });
    await waitFor(() => expect(within(row).getAllByRole('listitem')).toHaveLength(30));
  }
});

test('the ranking plays on a phone of low performance', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 Telegram-Android/11.3.3 (Xiaomi M2006C3LG; Android 10; SDK 29; LOW)',
  );
  await openApp('/films', answers);
  expect(await screen.findByRole('button', { name: 'Ferma la classifica' })).toBeVisible();
});

test('the ranking’s autoplay can be stopped and started', async () => {
  const { user } = await openApp('/films', answers);
  await user.click(await screen.findByRole('button', { name: 'Ferma la classifica' }));
  await user.click(screen.getByRole('button', { name: 'Fai scorrere la classifica' }));
  expect(screen.getByRole('button', { name: 'Ferma la classifica' })).toBeVisible();
});

test.each(['/films', '/series'])('%s: an empty catalogue says so', async (path) => {
  expectConsoleError(/random/);
  const nothing = ['top_contents', 'get_last', 'top_genres'].map((call) => [`GET /api/${call}/*`, []]);
  await openApp(path, { ...Object.fromEntries(nothing), 'GET /api/random/*': new StubResponse(404) });
  expect(await screen.findByText(/Il catalogo è ancora vuoto/)).toBeVisible();
});

test('a carousel without titles is not there, nor one whose call failed', async () => {
  expectConsoleError(/top_contents/);
  await openApp('/series', {
    ...answers,
    'GET /api/top_genres/*': [],
    'GET /api/top_contents/serie/7': new StubResponse(404),
  });
  await screen.findByText('Titolo 99');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Crime' })).toBeNull());
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Le migliori della settimana' })).toBeNull(),
  );
  expect(screen.getByRole('region', { name: 'Le migliori del mese' })).toBeVisible();
});

test.each([
  ['not for ten minutes', 10, 0],
  ['but after half an hour', 30, 12],
])('coming back refetches the carousels %s', async (_name, minutes, more) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { server, user } = await openApp('/films', { ...answers, 'GET /api/get_list/*': [] });
  await screen.findByText('Titolo 99');
  const requested = () => server.calls.filter(({ path }) => /top_|get_last/.test(path)).length;
  await waitFor(() => expect(requested()).toBe(12));
  await user.click(screen.getByRole('link', { name: 'Liste' }));
  await screen.findByRole('heading', { level: 1, name: 'Liste' });
  vi.setSystemTime(Date.now() + minutes * 60_000);
  await user.click(screen.getByRole('link', { name: 'Film' }));
  await screen.findByText('Titolo 99');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(requested()).toBe(12 + more);
});
