import { fireEvent, screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { cacheHome, readCachedHome } from '../../../../../src/client/features/titles/home/use-home-titles.ts';
import { titleListSchema } from '../../../../../src/contract/titles.ts';
import { deferredResponse, StubResponse } from '../../../calls/fake-server.ts';
import { expectConsoleError } from '../../../console-error.ts';
import { loadApp, openApp } from '../../../support/open-app.tsx';
import { title, titles } from '../../../support/title-fixtures.ts';

const top = v.parse(titleListSchema, titles(2));
const inList = { 'GET /api/content_in_list/*': { inList: false } };
const banner = (name: string) => screen.findByRole('region', { name });

beforeEach(() => localStorage.clear());

test('the cached home is read by the same user only', () => {
  cacheHome('42', top);
  expect(readCachedHome('42')).toEqual(top);
  expect(readCachedHome('7')).toBeUndefined();
});

test('another user’s home replaces the cached one', () => {
  cacheHome('42', top);
  cacheHome('7', top);
  expect(readCachedHome('42')).toBeUndefined();
});

test.each(['{', '3', '{"top":[]}', '{"top":"x"}', 'null'])('%s in the storage is ignored', (kept) => {
  localStorage.setItem('vetrina.home.42', kept);
  expect(readCachedHome('42')).toBeUndefined();
});

test('only titles that the home shows are cached', async () => {
  await openApp('/', { 'GET /api/get_top': titles(300), ...inList });
  await banner('Titolo 1');
  await waitFor(() => expect(readCachedHome('42')).toHaveLength(41));
});

test('a full storage throws nothing', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => cacheHome('42', top)).not.toThrow();
  full.mockRestore();
});

test('the cached home renders at once and is replaced by the fetched one', async () => {
  const first = await openApp('/', { 'GET /api/get_top': [title(1)], ...inList });
  await banner('Titolo 1');
  first.unmount();
  const late = deferredResponse();
  await loadApp('/', { 'GET /api/get_top': late.answerer, ...inList });
  await banner('Titolo 1');
  late.release([title(2)]);
  await banner('Titolo 2');
  expect(screen.queryByRole('region', { name: 'Titolo 1' })).toBeNull();
});

test('the cached home stays when the fetch fails', async () => {
  expectConsoleError(/get_top/);
  const first = await openApp('/', { 'GET /api/get_top': [title(1)], ...inList });
  await banner('Titolo 1');
  first.unmount();
  const { server } = await loadApp('/', { 'GET /api/get_top': new StubResponse(404), ...inList });
  await waitFor(() => expect(server.made('GET /api/get_top')).toHaveLength(1));
  await banner('Titolo 1');
});

test('a title added during the refresh does not mark the fetched title as added', async () => {
  const first = await openApp('/', { 'GET /api/get_top': [title(1)], ...inList });
  await banner('Titolo 1');
  first.unmount();
  const [late, added] = [deferredResponse(), deferredResponse()];
  const { user } = await loadApp('/', {
    'GET /api/get_top': late.answerer,
    'POST /api/add_content_to/1': added.answerer,
    'GET /api/get_list/*': [],
    ...inList,
  });
  await banner('Titolo 1');
  await user.click(screen.getByRole('button', { name: 'La mia lista' }));
  late.release([title(2)]);
  await user.click(screen.getByRole('link', { name: 'Liste' }));
  await screen.findByRole('heading', { level: 1, name: 'Liste' });
  await user.click(screen.getByRole('link', { name: 'Home' }));
  await banner('Titolo 2');
  added.release('');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByRole('button', { name: 'La mia lista' })).toHaveAttribute('aria-pressed', 'false');
});

test('a cached banner whose images fail to load shows the fetched title', async () => {
  const first = await openApp('/', { 'GET /api/get_top': [title(1)], ...inList });
  await banner('Titolo 1');
  first.unmount();
  const late = deferredResponse();
  await loadApp('/', { 'GET /api/get_top': late.answerer, ...inList });
  const picture = async () => (await banner('Titolo 1')).querySelector('img');
  const breakIt = async () => fireEvent.error((await picture()) ?? document);
  await breakIt();
  expect(await picture(), 'the wide image is shown instead').toHaveAttribute('src', '/banners/1.webp');
  expect(await picture()).toHaveStyle({ opacity: '1' });
  await breakIt();
  expect(await picture()).toHaveStyle({ opacity: '0' });
  late.release([title(1, { copertina: '/posters/new.webp' })]);
  await waitFor(async () => expect(await picture()).toHaveAttribute('src', '/posters/new.webp'));
  expect(await picture()).toHaveStyle({ opacity: '1' });
});
