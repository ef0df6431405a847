import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { RecordedRequest } from '../../calls/fake-server.ts';
import { openApp } from '../../support/open-app.tsx';
import { speak } from '../../support/speak.ts';
import { stubLayout } from '../../support/stub-layout.ts';
import { title, titles } from '../../support/title-fixtures.ts';

beforeEach(() => stubLayout(640));

test('the genre’s titles under its name, twelve per page', async () => {
  const page = ({ query }: RecordedRequest) =>
    titles(query['page'] === '2' ? 1 : 12, Number(query['page']) * 100);
  const { server } = await openApp('/genere/Action%20%26%20Adventure', {
    'GET /api/get_genere/Action%20%26%20Adventure': page,
  });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Genere: Action & Adventure');
  expect(screen.getByText('Loading...')).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '13'));
  expect(server.made('GET /api/get_genere').map(({ query }) => query)).toEqual([
    { 'user-id': '42', page: '1', perPage: '12' },
    { 'user-id': '42', page: '2', perPage: '12' },
  ]);
});

test('a standard genre’s heading is in the language of the app, its address and call as they are', async () => {
  await speak('en');
  const { server } = await openApp('/genere/Commedia', { 'GET /api/get_genere/Commedia': [title(1)] });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Genre: Comedy');
  expect(document.title).toContain('Comedy');
  expect(server.made('GET /api/get_genere/Commedia')).toHaveLength(1);
});

test('the border tells films from series', async () => {
  await openApp('/genere/Crime', {
    'GET /api/get_genere/Crime': [
      title(1, { type: 'film' }),
      title(2, { type: 'serie' }),
      title(3, { type: null }),
    ],
  });
  await screen.findByRole('link', { name: 'Titolo 1' });
  const borders = ['Titolo 1', 'Titolo 2'].map(
    (name) => screen.getByRole('link', { name }).closest('[data-type]')?.className,
  );
  expect(borders[0]).toMatch(/film/);
  expect(borders[1]).toMatch(/serie/);
  expect(screen.getByRole('link', { name: 'Titolo 3' })).toBeVisible();
});

test('a genre without titles says so', async () => {
  await openApp('/genere/Crime', { 'GET /api/get_genere/Crime': [] });
  expect(await screen.findByText('Nessun titolo in questo genere.')).toBeVisible();
});

test('reopening a genre starts at its first page; back finds the loaded pages', async () => {
  const page = ({ query }: RecordedRequest) =>
    titles(query['page'] === '2' ? 1 : 12, Number(query['page']) * 100);
  const { server, user } = await openApp('/generi', {
    'GET /api/get_generi/*': [{ genere: 'Crime', copertina: null }],
    'GET /api/get_genere/Crime': page,
    'GET /api/get_list/*': [],
  });
  const requested = () => server.made('GET /api/get_genere').map(({ query }) => query['page']);
  const all = () => screen.findAllByRole('listitem').then(([first]) => first?.getAttribute('aria-setsize'));
  await user.click(await screen.findByRole('link', { name: 'Crime' }));
  await waitFor(async () => expect(await all()).toBe('13'));
  expect(requested()).toEqual(['1', '2']);
  await user.click(screen.getByRole('link', { name: 'Liste' }));
  await screen.findByRole('heading', { level: 1, name: 'Liste' });
  act(() => history.back());
  await screen.findByRole('heading', { level: 1, name: 'Genere: Crime' });
  expect(await all()).toBe('13');
  expect(requested()).toEqual(['1', '2']);
  await user.click(screen.getByRole('link', { name: 'Generi' }));
  await user.click(await screen.findByRole('link', { name: 'Crime' }));
  expect(screen.getByText('Loading...')).toBeVisible();
  await waitFor(() => expect(requested()).toEqual(['1', '2', '1', '2']));
});
