import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { StubResponse } from '../../calls/fake-server.ts';
import { expectConsoleError } from '../../console-error.ts';
import { offerExtensions, openApp } from '../../support/open-app.tsx';
import { title } from '../../support/title-fixtures.ts';

const home = { 'GET /api/get_top': [] };
const link = () => screen.findByRole('link', { name: 'La tua pagina' });

afterEach(() => vi.unstubAllGlobals());

test('on another server there is no icon, and /tu is an unknown route', async () => {
  const { unmount } = await openApp('/home', home);
  await screen.findByRole('link', { name: 'Vetrina' });
  expect(screen.queryByRole('link', { name: 'La tua pagina' })).toBeNull();
  unmount();
  const { server } = await openApp('/tu', home);
  expect(await screen.findByText('ERRORE')).toBeVisible();
  expect(server.made('GET /api/tu')).toHaveLength(0);
});

const emptyPage = {
  ...home,
  'GET /api/tu/to_continue': { titles: [] },
  'GET /api/tu/recommendations': { titles: [] },
};

test('the icon opens the page, whose first calls are made once each', async () => {
  offerExtensions();
  const { server, user } = await openApp('/home', emptyPage);
  const icon = await link();
  expect(server.made('GET /api/tu/')).toEqual([]);
  await user.click(icon);
  expect(await screen.findByText(/Niente in sospeso/)).toBeVisible();
  expect(await screen.findByText(/Per ora non ho niente/)).toBeVisible();
  // Its own bar has its name in place of the icon.
  expect(within(screen.getByRole('banner')).queryByRole('link')).toBeNull();
  expect(server.made('GET /api/tu/to_continue')).toHaveLength(1);
  expect(server.made('GET /api/tu/recommendations')).toHaveLength(1);
});

const series = {
  content: title(7),
  episode: { season: 1, episode: 3 },
  isNext: true,
  watched: 2,
  episodes: 8,
};
const film = { content: title(8), episode: null, isNext: false, watched: 0, episodes: 0 };

test('a series is shown with its progress, and its next episode is played in the chat, as a film is', async () => {
  offerExtensions();
  const { server, user } = await openApp('/tu', {
    'GET /api/tu/to_continue': { titles: [series, film] },
    'POST /api/tu/play': {},
    'GET /api/tu/recommendations': { titles: [] },
    'POST /api/play_content': {},
  });
  expect(await screen.findByText('S1E3 · 2 di 8 visti')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Riproduci Titolo 7' }));
  await user.click(screen.getByRole('button', { name: 'Riproduci Titolo 8' }));
  await waitFor(() => expect(server.made('POST /api/play_content')).toHaveLength(1));
  expect(server.made('POST /api/tu/play')).toMatchObject([
    { body: { content_id: 7, season: 1, episode: 3 } },
  ]);
});

test('what is taken out goes at once; a film’s mark can be taken back', async () => {
  offerExtensions();
  const { server, user } = await openApp('/tu/continua', {
    'GET /api/tu/to_continue': { titles: [series, film] },
    'POST /api/tu/*': { success: true },
  });
  const leave = await screen.findByRole('button', { name: 'Togli Titolo 7' });
  server.answer('GET /api/tu/to_continue', { titles: [film] });
  await user.click(leave);
  expect(screen.queryByText(/S1E3/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Visto: Titolo 8' }));
  expect(screen.queryByRole('button', { name: 'Visto: Titolo 8' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Annulla' }));
  expect(await screen.findByRole('button', { name: 'Visto: Titolo 8' })).toBeVisible();
  await waitFor(() => expect(server.made('POST /api/tu/leave_series')).toHaveLength(1));
});

test('a section is beside the rail of all sections, which marks it and leads to the others', async () => {
  offerExtensions();
  const { user } = await openApp('/tu/altri-servizi', {
    'GET /api/tu/list_imports': { lists: [] },
    'GET /api/tu/to_continue': { titles: [] },
    'GET /api/tu/recommendations': { titles: [] },
    'GET /api/tu/notices': { all: true, series: true, digest: false },
  });
  const rail = within(await screen.findByRole('navigation', { name: 'Sezioni della tua pagina' }));
  expect(rail.getByRole('link', { current: 'page' })).toHaveTextContent('Liste da altri servizi');
  await user.click(rail.getByRole('link', { name: 'Avvisi' }));
  expect(await screen.findByRole('switch', { name: /^Nuovi episodi/ })).toBeVisible();
  expect(rail.getByRole('link', { current: 'page' })).toHaveTextContent('Avvisi');
  await user.click(rail.getByRole('link', { name: 'La tua pagina' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'La tua pagina' })).toBeVisible();
});

test('a part that cannot be loaded says so, and is loaded again on a press', async () => {
  expectConsoleError(/to_continue failed/);
  offerExtensions();
  const { server, user } = await openApp('/tu', {
    'GET /api/tu/to_continue': new StubResponse(404),
    'GET /api/tu/recommendations': { titles: [] },
  });
  const again = await screen.findByRole('button', { name: 'Riprova' });
  server.answer('GET /api/tu/to_continue', { titles: [] });
  await user.click(again);
  expect(await screen.findByText(/Niente in sospeso/)).toBeVisible();
});
