import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  deferredResponse,
  type RecordedRequest,
  StubResponse,
  type StubResponses,
} from '../../calls/fake-server.ts';
import { expectConsoleError } from '../../console-error.ts';
import { loadApp, offerExtensions, openApp } from '../../support/open-app.tsx';
import { speak } from '../../support/speak.ts';
import { scrollDownTo, stubLayout } from '../../support/stub-layout.ts';
import { titles } from '../../support/title-fixtures.ts';

const answers: StubResponses = {
  'GET /api/get_generi/0': ['Azione', 'Crime', 'Sci-Fi & Fantasy'].map((genere) => ({
    genere,
    copertina: null,
  })),
  'GET /api/get_years': [2024, 2023, 2022],
  'GET /api/filter_contents': titles(2),
};
const NONE = { 'user-id': '42', genere: '', durata: '', anno: '', contenuto: '', page: '1', perPage: '12' };
const axis = (name: string) => within(screen.getByRole('group', { name: new RegExp(`^${name}`) }));
const chip = (of: string, name: string) => axis(of).findByRole('button', { name });
const labels = (of: string) =>
  axis(of)
    .getAllByRole('button')
    .map((button) => button.textContent);
const results = async (count: number) =>
  waitFor(() => expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', String(count)));

beforeEach(() => stubLayout(5000));

async function openSearch(query = '') {
  const page = await openApp(`/premium-search${query}`, answers);
  await screen.findByRole('heading', { level: 1, name: 'Ricerca' });
  await chip('Anno', '2024');
  await chip('Genere', 'Crime');
  const queries = () => page.server.made('GET /api/filter_contents').map((call) => call.query);
  return { ...page, queries };
}

test('four filters, filled by their calls; without a choice every title matches', async () => {
  const { server, queries } = await openSearch();
  expect(labels('Genere')).toEqual(['Azione', 'Crime', 'Sci-Fi & Fantasy']);
  expect(labels('Anno')).toEqual(['2024', '2023', '2022']);
  expect(labels('Durata')).toEqual(['30 min', '1 ora', '2 ore', '2+ ore']);
  expect(labels('Tipo')).toEqual(['Film', 'Serie']);
  await results(2);
  expect(queries()).toEqual([NONE]);
  expect(server.made('GET /api/get_generi/0')[0]?.query).toEqual({ 'user-id': '42', limit: '0' });
  expect(server.made('GET /api/get_years')[0]).toMatchObject({
    query: {},
    headers: { 'Cache-Control': 'no-cache' },
  });
});

test('a year that comes twice has one chip, also after it was chosen', async () => {
  const { user } = await openApp('/premium-search', {
    ...answers,
    'GET /api/get_years': [2021, 2020, 2021, 2019],
  });
  await screen.findByRole('heading', { level: 1, name: 'Ricerca' });
  await user.click(await chip('Anno', '2019'));
  await user.click(await chip('Anno', '2019'));
  expect(labels('Anno').toSorted()).toEqual(['2019', '2020', '2021']);
});

test('filters that are still to come have placeholders, which a failed call takes away', async () => {
  expectConsoleError(/get_years/);
  const late = deferredResponse();
  await openApp('/premium-search', {
    ...answers,
    'GET /api/get_generi/0': late.answerer,
    'GET /api/get_years': new StubResponse(404),
  });
  const placeholders = (of: string) =>
    screen.getByRole('group', { name: of }).querySelectorAll('[aria-hidden="true"]').length;
  await waitFor(() => expect(placeholders('Anno')).toBe(0));
  expect(placeholders('Genere')).toBeGreaterThan(2);
  expect(placeholders('Durata')).toBe(0);
  act(() => late.release([{ genere: 'Crime', copertina: null }]));
  await chip('Genere', 'Crime');
  expect(placeholders('Genere')).toBe(0);
});

test('each choice is sent, comma-joined, in its parameter', async () => {
  const { user, queries } = await openSearch();
  await user.click(await chip('Genere', 'Sci-Fi & Fantasy'));
  await user.click(await chip('Genere', 'Azione'));
  await user.click(await chip('Anno', '2022'));
  await user.click(await chip('Durata', '2+ ore'));
  await user.click(await chip('Durata', '30 min'));
  await user.click(await chip('Tipo', 'Serie'));
  await waitFor(() =>
    expect(queries().at(-1)).toEqual({
      ...NONE,
      genere: 'Sci-Fi & Fantasy,Azione',
      anno: '2022',
      durata: '2+ ore,30 min',
      contenuto: 'serie',
    }),
  );
  await user.click(await chip('Tipo', 'Film'));
  await waitFor(() => expect(queries().at(-1)).toMatchObject({ contenuto: 'serie,film' }));
});

test('a second press removes the choice', async () => {
  const { user } = await openSearch();
  await user.click(await chip('Tipo', 'Film'));
  expect(await chip('Tipo', 'Film')).toHaveAttribute('aria-pressed', 'true');
  await user.click(await chip('Tipo', 'Film'));
  expect(await chip('Tipo', 'Film')).toHaveAttribute('aria-pressed', 'false');
  expect(location.search).toBe('');
});

test('chosen genres and years come first; durations and types stay in place', async () => {
  const { user } = await openSearch();
  await user.click(await chip('Genere', 'Crime'));
  await user.click(await chip('Anno', '2022'));
  await user.click(await chip('Durata', '2 ore'));
  await user.click(await chip('Tipo', 'Serie'));
  expect(labels('Genere')).toEqual(['Crime', 'Azione', 'Sci-Fi & Fantasy']);
  expect(labels('Anno')).toEqual(['2022', '2024', '2023']);
  expect(labels('Durata')).toEqual(['30 min', '1 ora', '2 ore', '2+ ore']);
  expect(labels('Tipo')).toEqual(['Film', 'Serie']);
  expect(await chip('Tipo', 'Serie')).toHaveFocus();
});

test('a double tap does not choose the chip that has moved under the finger', async () => {
  await openSearch();
  fireEvent.click(await chip('Genere', 'Crime'), { detail: 1 });
  fireEvent.click(await chip('Genere', 'Azione'), { detail: 2 });
  expect(location.search).toBe('?genere=Crime');
});

test('another choice restarts at the first page', async () => {
  const { server, user, queries } = await openSearch();
  server.answer('GET /api/filter_contents', ({ query }: RecordedRequest) =>
    titles(query['page'] === '1' ? 12 : 3, Number(query['page']) * 100),
  );
  await user.click(await chip('Tipo', 'Film'));
  await results(12);
  scrollDownTo(5000);
  await results(15);
  expect(queries().at(-1)).toMatchObject({ contenuto: 'film', page: '2' });
  server.answer('GET /api/filter_contents', titles(1));
  await user.click(await chip('Durata', '1 ora'));
  await results(1);
  expect(queries().at(-1)).toMatchObject({ contenuto: 'film', durata: '1 ora', page: '1' });
});

test('‘Azzera’ appears with the first choice, and removes all of them', async () => {
  const { user, queries } = await openSearch();
  expect(screen.queryByRole('button', { name: 'Azzera' })).toBeNull();
  await user.click(await chip('Genere', 'Crime'));
  await user.click(await chip('Anno', '2022'));
  await waitFor(() => expect(queries()).toHaveLength(3));
  await user.click(screen.getByRole('button', { name: 'Azzera' }));
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  expect(location.search).toBe('');
  expect(screen.getByRole('main'), 'it disappears and moves the focus to the page').toHaveFocus();
});

test('the URL keeps the choice across a reload, and never the key', async () => {
  const { user, unmount } = await openSearch();
  await user.click(await chip('Genere', 'Sci-Fi & Fantasy'));
  await user.click(await chip('Durata', '2+ ore'));
  const { pathname, search } = location;
  expect([...new URLSearchParams(search)]).toEqual([
    ['genere', 'Sci-Fi & Fantasy'],
    ['durata', '2+ ore'],
  ]);
  unmount();
  const { server } = await loadApp(pathname + search, answers);
  expect(await screen.findByRole('button', { name: 'Sci-Fi & Fantasy' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await waitFor(() =>
    expect(server.made('GET /api/filter_contents')[0]?.query).toEqual({
      ...NONE,
      genere: 'Sci-Fi & Fantasy',
      durata: '2+ ore',
    }),
  );
});

test('a genre of an Italian address is chosen, and named, in the language of the app', async () => {
  await speak('en');
  const { server, user } = await openApp('/premium-search?genere=Azione', {
    ...answers,
    'GET /api/get_generi/0': ['Action', 'Crime'].map((genere) => ({ genere, copertina: null })),
  });
  await screen.findByRole('heading', { name: 'Search' });
  expect(await chip('Genre', 'Action')).toHaveAttribute('aria-pressed', 'true');
  await results(2);
  await user.click(screen.getByRole('button', { name: 'Collapse the filters' }));
  await user.click(await screen.findByRole('button', { name: 'Genre: Action' }));
  await user.click(await chip('Genre', 'Action'));
  await waitFor(() => expect(server.made('GET /api/filter_contents').at(-1)?.query).toMatchObject(NONE));
});

test('genres are named in the language of the app, and asked for by the names of the server', async () => {
  await speak('en');
  const { server, user } = await openApp('/premium-search', answers);
  await screen.findByRole('heading', { name: 'Search' });
  await user.click(await chip('Genre', 'Action'));
  expect(await chip('Genre', 'Action')).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() =>
    expect(server.made('GET /api/filter_contents').at(-1)?.query).toEqual({ ...NONE, genere: 'Azione' }),
  );
});

test('filters without results say so', async () => {
  const { server, user } = await openSearch();
  server.answer('GET /api/filter_contents', []);
  await user.click(await chip('Tipo', 'Serie'));
  expect(await screen.findByText('Nessun titolo corrisponde a questi filtri.')).toBeVisible();
});

test('a search for series of a length says that lengths are films’, on our server alone', async () => {
  const isSaidOf = async (text: string) => {
    const { server, user } = await openSearch('?durata=1+ora');
    server.answer('GET /api/filter_contents', []);
    await user.click(await chip('Tipo', 'Serie'));
    expect(await screen.findByText(text)).toBeVisible();
  };
  await isSaidOf('Nessun titolo corrisponde a questi filtri.');
  cleanup();
  offerExtensions();
  await isSaidOf('La durata vale per i film.');
});

test('another choice starts again: no old result, and ‘Loading...’ until the new ones are there', async () => {
  const { server, user } = await openSearch();
  await results(2);
  const late = deferredResponse();
  server.answer('GET /api/filter_contents', late.answerer);
  await user.click(await chip('Tipo', 'Serie'));
  expect(screen.queryByRole('link', { name: 'Titolo 1' })).toBeNull();
  expect(screen.getByText('Loading...')).toBeVisible();
  late.release(titles(3, 50));
  expect(await screen.findByRole('link', { name: 'Titolo 50' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Titolo 1' })).toBeNull();
  expect(screen.queryByText('Loading...')).toBeNull();
});

test('when a filter’s call fails, the previous results disappear', async () => {
  expectConsoleError(/filter_contents/);
  const { server, user } = await openSearch();
  await results(2);
  server.answer('GET /api/filter_contents', new StubResponse(404));
  await user.click(await chip('Tipo', 'Serie'));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Risultati' })).toBeNull());
});

test('the filters collapse into one line with a summary, and expand again', async () => {
  const { user } = await openSearch();
  await user.click(await chip('Genere', 'Crime'));
  await user.click(await chip('Genere', 'Azione'));
  await user.click(await chip('Tipo', 'Serie'));
  await results(2);
  await user.click(screen.getByRole('button', { name: 'Riduci i filtri' }));
  expect(
    axis('Filtri')
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['Genere: Crime +1', 'Anno', 'Durata', 'Tipo: Serie']);
  expect(screen.queryByRole('group', { name: /^Genere/ })).toBeNull();
  await user.click(axis('Filtri').getByRole('button', { name: 'Anno' }));
  expect(await chip('Genere', 'Crime')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Riduci i filtri' })).toHaveFocus();
});

test('collapsed filters are still collapsed after going back', async () => {
  const { server, user } = await openSearch('?durata=1+ora');
  for (const call of ['GET /api/get_content/1', 'GET /api/get_top']) server.answer(call, titles(1));
  server.answer('GET /api/content_in_list/1', { inList: false });
  server.answer('GET /api/get_genere/Dramma', []);
  await results(2);
  await user.click(screen.getByRole('button', { name: 'Riduci i filtri' }));
  await user.click(screen.getByRole('button', { name: 'Azzera' }));
  await user.click(await screen.findByRole('link', { name: 'Titolo 1' }));
  await screen.findByRole('heading', { level: 1, name: 'Titolo 1' });
  act(() => history.back());
  expect(await screen.findByRole('group', { name: 'Filtri' })).toBeVisible();
  expect(screen.queryByRole('group', { name: /^Genere/ })).toBeNull();
});

test('going back finds the chips as they were chosen, and their strip where it was', async () => {
  const { server, user } = await openSearch();
  server.answer('GET /api/get_content/1', titles(1)[0]);
  await user.click(await chip('Anno', '2023'));
  await user.click(await chip('Tipo', 'Film'));
  const strip = () => screen.getByRole('button', { name: '2023' }).parentElement ?? document.body;
  strip().scrollLeft = 26;
  await user.click(await screen.findByRole('link', { name: 'Titolo 1' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Titolo 1' })).toBeVisible();
  act(() => history.back());
  expect(await chip('Anno', '2023')).toHaveAttribute('aria-pressed', 'true');
  expect(await chip('Tipo', 'Film')).toHaveAttribute('aria-pressed', 'true');
  expect(location.search).toBe('?anno=2023&contenuto=film');
  await waitFor(() => expect(strip().scrollLeft).toBe(26));
});

test('another choice leaves the page where it is, under the thumb', async () => {
  const { user } = await openSearch();
  await results(2);
  scrollDownTo(60);
  await user.click(await chip('Durata', '1 ora'));
  await waitFor(() => expect(location.search).toBe('?durata=1+ora'));
  await results(2);
  expect(window.scrollY).toBe(60);
});

test('chips by keyboard: arrows move, a press keeps the focus on the chip, Tab goes to the next filter', async () => {
  const { user } = await openSearch();
  (await chip('Genere', 'Azione')).focus();
  await user.keyboard('{ArrowRight}{ArrowRight} ');
  await waitFor(() => expect(labels('Genere')[0]).toBe('Sci-Fi & Fantasy'));
  const chosen = await chip('Genere', 'Sci-Fi & Fantasy');
  expect(chosen).toHaveFocus();
  expect(chosen).toHaveAttribute('aria-pressed', 'true');
  for (let press = 0; press < 3; press += 1) await user.tab();
  expect(await chip('Anno', '2024')).toHaveFocus();
});

test('without results the filters cannot be collapsed', async () => {
  const { server, user } = await openSearch();
  server.answer('GET /api/filter_contents', []);
  await user.click(await chip('Tipo', 'Serie'));
  await screen.findByText('Nessun titolo corrisponde a questi filtri.');
  expect(screen.queryByRole('button', { name: 'Riduci i filtri' })).toBeNull();
});
