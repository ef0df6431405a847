import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StubResponse } from '../../calls/fake-server.ts';
import { expectConsoleError } from '../../console-error.ts';
import { openApp } from '../../support/open-app.tsx';
import { title, titles } from '../../support/title-fixtures.ts';

const openTitle = (fields: Record<string, unknown> = {}, answers = {}) =>
  openApp('/content-view/7', {
    'GET /api/get_content/7': title(7, fields),
    'GET /api/content_in_list/7': { inList: false },
    'GET /api/get_genere/*': [],
    ...answers,
  });
const heading = () => screen.findByRole('heading', { level: 1 });

test('the page of a film shows its details', async () => {
  const { server } = await openTitle();
  expect(await heading()).toHaveTextContent('Titolo 7');
  for (const fact of ['2021', '126 min', 'HD', 'Una trama.']) expect(screen.getByText(fact)).toBeVisible();
  expect(screen.queryByText('ADULT CONTENT')).toBeNull();
  const genres = within(screen.getByRole('list', { name: 'Generi' })).getAllByRole('link');
  expect(genres.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Dramma', '/genere/Dramma'],
    ['Crime', '/genere/Crime'],
  ]);
  expect(screen.getByRole('img', { name: 'Titolo 7' })).toHaveAttribute('src', '/banners/7.webp');
  expect(screen.getByRole('button', { name: 'Riproduci' })).toBeVisible();
  expect(server.made('GET /api/get_content/7')[0]?.query).toEqual({ 'user-id': '42' });
  expect(document.title).toBe('Titolo 7 · Vetrina');
});

test.each([
  [{ durata: 1, type: 'serie' }, '1 stagione'],
  [{ durata: 3, type: 'serie' }, '3 stagioni'],
  [{ durata: '2h 6min' }, '2h 6min'],
  [{ adult: 1 }, 'ADULT CONTENT'],
])('%j shows ‘%s’', async (fields, shown) => {
  await openTitle(fields);
  expect(await screen.findByText(shown)).toBeVisible();
});

test('the footer credits the source of the data', async () => {
  await openTitle();
  const source = await screen.findByRole('link', { name: /The Movie Database/ });
  expect(source).toHaveAttribute('href', 'https://www.themoviedb.org/');
});

test('similar titles come from the first genre, without the title itself', async () => {
  const { server } = await openTitle({}, { 'GET /api/get_genere/Dramma': titles(3, 6) });
  const row = await screen.findByRole('region', { name: 'Simili' });
  const links = await within(row).findAllByRole('link');
  const names = links.map((link) => link.getAttribute('href'));
  expect(names).toEqual(['/content-view/6', '/content-view/8']);
  expect(server.made('GET /api/get_genere')[0]?.query).toEqual({ 'user-id': '42', page: '1', perPage: '12' });
});

test('a title that fails to load leaves the screen empty below the bar', async () => {
  expectConsoleError(/get_content/);
  await openTitle({}, { 'GET /api/get_content/7': new StubResponse(404), 'GET /api/get_top': [] });
  await waitFor(() => expect(screen.getByRole('main')).toBeEmptyDOMElement());
  expect(screen.getByRole('link', { name: 'Film' })).toBeVisible();
});

test.each([{ error: 'not found' }, {}, [], null, 'no'])(
  'a 200 with %j in place of a title is none',
  async (answer) => {
    expectConsoleError(/unreadable response/);
    await openTitle({}, { 'GET /api/get_content/7': answer, 'GET /api/get_top': [] });
    await waitFor(() => expect(screen.getByRole('main')).toBeEmptyDOMElement());
  },
);

test('a title with an id alone renders', async () => {
  await openTitle({}, { 'GET /api/get_content/7': { id: 7 } });
  await screen.findByRole('button', { name: 'Riproduci' });
  await waitFor(() => expect(screen.getByText('HD')).toBeVisible());
  expect(screen.queryByText(/null|undefined|NaN/)).toBeNull();
});

test.each([
  ['without its id', { ...title(7), id: undefined }, '7'],
  ['as the only entry of a list', [title(7)], 7],
  ['with an empty id', { ...title(7), id: '' }, '7'],
])('a title returned %s is the requested one', async (_how, answer, id) => {
  const { server, user } = await openApp('/content-view/7', {
    'GET /api/get_content/7': answer,
    'GET /api/get_genere/*': [],
    'GET /api/content_in_list/7': { inList: false },
    'POST /api/play_content': '',
  });
  await user.click(await screen.findByRole('button', { name: 'Riproduci' }));
  await waitFor(() => expect(server.made('POST /api/play_content')).toHaveLength(1));
  expect(server.made('POST /api/play_content')[0]?.body).toMatchObject({ content_id: id });
});

test('name and plot have the direction of their script', async () => {
  await openTitle({ titolo: 'מדורת השבט!', trama: 'עלילה.' });
  expect(await heading()).toHaveAttribute('dir', 'auto');
  expect(screen.getByText('עלילה.')).toHaveAttribute('dir', 'auto');
});

test.each([null, '', '  '])('a title whose name is %j still has a heading', async (titolo) => {
  await openTitle({ titolo });
  expect(await heading()).toHaveTextContent('Senza titolo');
});
