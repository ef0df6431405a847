import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { offerExtensions, openApp } from '../../support/open-app.tsx';
import { title, titles } from '../../support/title-fixtures.ts';

const inList = { 'GET /api/content_in_list/*': { inList: false } };

test.each(['/', '/home'])('%s: a banner, and four carousels without its title', async (path) => {
  const { server } = await openApp(path, { 'GET /api/get_top': titles(42), ...inList });
  const banner = await screen.findByRole('region', { name: 'Titolo 1' });
  expect(banner).toHaveTextContent('Dramma · Crime');
  expect(banner.querySelector('img')).toHaveAttribute('src', '/posters/1.webp');
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(headings).toEqual(['I più piaciuti', 'I più adorati', 'I più visti', 'Nuove uscite']);
  // Carousels out of view render a moment later.
  await screen.findByRole('region', { name: 'Nuove uscite' });
  const rows = headings.map((name) => within(screen.getByRole('region', { name })));
  await waitFor(() => expect(rows.map((row) => row.queryAllByRole('link').length)).toEqual([10, 10, 10, 10]));
  expect(screen.queryByRole('link', { name: 'Titolo 1' })).toBeNull();
  expect(server.made('GET /api/get_top')[0]?.query).toEqual({});
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  expect(document.title).toBe('Home · Vetrina');
});

test('a cover opens its title', async () => {
  const { user } = await openApp('/', {
    'GET /api/get_top': titles(2),
    'GET /api/get_content/2': title(2),
    'GET /api/get_genere/*': [],
    ...inList,
  });
  await user.click(await screen.findByRole('link', { name: 'Titolo 2' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Titolo 2' })).toBeVisible();
  expect(location.pathname).toBe('/content-view/2');
});

test('without a cover the banner shows the wide image', async () => {
  await openApp('/', { 'GET /api/get_top': [title(1, { copertina: null })], ...inList });
  const banner = await screen.findByRole('region', { name: 'Titolo 1' });
  expect(banner.querySelector('img')).toHaveAttribute('src', '/banners/1.webp');
});

test('with a single title the banner shows its cover, and no carousel without titles', async () => {
  await openApp('/', { 'GET /api/get_top': [title(1, { banner: null, generi: null })], ...inList });
  const banner = await screen.findByRole('region', { name: 'Titolo 1' });
  expect(banner.querySelector('img')).toHaveAttribute('src', '/posters/1.webp');
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});

test('on our server the banner says that its title cannot be watched yet, on others nothing of it', async () => {
  const answers = { 'GET /api/get_top': [title(1, { in_arrivo: 1 })], ...inList };
  const { unmount } = await openApp('/', answers);
  const banner = await screen.findByRole('region', { name: 'Titolo 1' });
  expect(banner).not.toHaveTextContent('Non è ancora disponibile');
  unmount();
  offerExtensions();
  await openApp('/', answers);
  expect(await screen.findByRole('region', { name: 'Titolo 1' })).toHaveTextContent(
    'Non è ancora disponibile',
  );
});

test('an empty catalogue shows a message', async () => {
  await openApp('/', { 'GET /api/get_top': [] });
  expect(await screen.findByText(/Il catalogo è ancora vuoto/)).toBeVisible();
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
});

test('the home has a field between banner and first row on our server alone, whose results take their place', async () => {
  const answers = { 'GET /api/get_top': titles(42), ...inList };
  const field = { name: 'Cerca titoli o persone' };
  const { unmount } = await openApp('/home', answers);
  const banner = await screen.findByRole('region', { name: 'Titolo 1' });
  expect(screen.queryByRole('searchbox', field)).toBeNull();
  expect(banner).toBeVisible();
  unmount();

  offerExtensions();
  const found = { content: title(7, { titolo: 'Amarcord' }), why: null, isPlayable: true };
  const { user, server } = await openApp('/home', { ...answers, 'GET /api/tu/search': { found: [found] } });
  const search = await screen.findByRole('searchbox', field);
  const rows = screen.getByRole('region', { name: 'I più piaciuti' });
  expect(screen.getByRole('region', { name: 'Titolo 1' }).compareDocumentPosition(search)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(search.compareDocumentPosition(rows)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(server.made('GET /api/tu/search')).toEqual([]);
  await user.type(search, 'amarcord');
  expect(await screen.findByRole('button', { name: 'Riproduci Amarcord' })).toBeVisible();
  expect(search, 'the same field').toHaveFocus();
  expect(screen.queryByRole('region', { name: 'Titolo 1' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cancella' }));
  expect(await screen.findByRole('region', { name: 'I più piaciuti' })).toBeVisible();
});
