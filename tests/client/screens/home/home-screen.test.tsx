import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open } from '../../support/open.tsx';
import { title, titles } from '../../support/titles.ts';

const inList = { 'GET /api/content_in_list/*': { inList: false } };

test.each(['/', '/home'])('%s: a banner, and four carousels without its title', async (path) => {
  const { server } = await open(path, { 'GET /api/get_top': titles(42), ...inList });
  const banner = await screen.findByRole('region', { name: 'Titolo 1' });
  expect(banner).toHaveTextContent('Dramma · Crime');
  expect(banner.querySelector('source')).toHaveAttribute('srcset', '/banners/1.webp');
  expect(banner.querySelector('img')).toHaveAttribute('src', '/posters/1.webp');
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(headings).toEqual(['I più piaciuti', 'I più adorati', 'I più visti', 'Nuove uscite']);
  const rows = headings.map((name) => within(screen.getByRole('region', { name })).getAllByRole('link'));
  expect(rows.map((row) => row.length)).toEqual([10, 10, 10, 10]);
  expect(screen.queryByRole('link', { name: 'Titolo 1' })).toBeNull();
  expect(server.made('GET /api/get_top')[0]?.query).toEqual({});
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  expect(document.title).toBe('Home · Vetrina');
});

test('a cover opens its title', async () => {
  const { user } = await open('/', {
    'GET /api/get_top': titles(2),
    'GET /api/get_content/2': title(2),
    'GET /api/get_genere/*': [],
    ...inList,
  });
  await user.click(await screen.findByRole('link', { name: 'Titolo 2' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Titolo 2' })).toBeVisible();
  expect(location.pathname).toBe('/content-view/2');
});

test('a banner of a single title: its cover, and rows that say that they are empty', async () => {
  await open('/', { 'GET /api/get_top': [title(1, { banner: null, generi: null })], ...inList });
  const banner = await screen.findByRole('region', { name: 'Titolo 1' });
  expect(banner.querySelector('img')).toHaveAttribute('src', '/posters/1.webp');
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(4);
  expect(screen.getAllByText('Ancora nessun titolo.')).toHaveLength(4);
});
