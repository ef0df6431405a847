import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { deferredResponse, type RecordedRequest, StubResponse } from '../../calls/fake-server.ts';
import { expectConsoleError } from '../../console-error.ts';
import { openApp } from '../../support/open-app.tsx';
import { scrollDownTo, stubLayout } from '../../support/stub-layout.ts';
import { titles } from '../../support/title-fixtures.ts';

const premium = { 'GET /api/check_premium_status': { isPremium: true } };
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const shown = async (count: number) =>
  waitFor(() => expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', String(count)));

beforeEach(() => stubLayout(5000));

test.each([
  ['liste', 'La mia lista'],
  ['mi_piace', 'Contenuti piaciuti'],
  ['preferiti', 'Quelli che adori'],
])('/list/%s is called ‘%s’, without requesting a name', async (list, name) => {
  const { server } = await openApp(`/list/${list}`, { ...premium, [`GET /api/get_list/${list}`]: titles(2) });
  await heading(name);
  await screen.findByRole('link', { name: 'Titolo 2' });
  expect(document.title).toBe(`${name} · Vetrina`);
  expect(server.made('GET /api/get_custom_list')).toEqual([]);
});

test('pages of nine load near the bottom until a short one', async () => {
  const page = ({ query }: RecordedRequest) =>
    titles(query['page'] === '3' ? 4 : 9, Number(query['page']) * 100);
  const { server } = await openApp('/list/liste', { 'GET /api/get_list/liste': page });
  const queries = () => server.made('GET /api/get_list/liste').map(({ query }) => query);
  await shown(9);
  scrollDownTo(5000 - 640 - 101);
  expect(queries()).toEqual([{ 'user-id': '42', page: '1', perPage: '9' }]);
  scrollDownTo(5000 - 640 - 100);
  await waitFor(() => expect(queries()[1]).toEqual({ 'user-id': '42', page: '2', perPage: '9' }));
  await waitFor(() => expect(queries()[2]).toEqual({ 'user-id': '42', page: '3', perPage: '9' }));
  scrollDownTo(5000);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(queries()).toHaveLength(3);
});

test('‘Loading...’ until the list has loaded; an empty one says so', async () => {
  const late = deferredResponse();
  await openApp('/list/liste', { 'GET /api/get_list/liste': late.answerer });
  expect(await screen.findByText('Loading...')).toBeVisible();
  late.release([]);
  expect(await screen.findByText('La lista è vuota.')).toBeVisible();
  expect(screen.queryByText('Loading...')).toBeNull();
});

test('a custom list has its own name', async () => {
  const { server } = await openApp('/list/5', {
    ...premium,
    'GET /api/get_custom_list_title/5': { titolo: 'Da vedere' },
    'GET /api/get_list/5': titles(1),
  });
  await heading('Da vedere');
  await screen.findByRole('link', { name: 'Titolo 1' });
  expect(server.made('GET /api/get_custom_list_title/5')[0]?.query).toEqual({ 'user-id': '42' });
  expect(server.made('GET /api/get_list/5')[0]?.query).toEqual({ 'user-id': '42', page: '1', perPage: '9' });
});

test.each([
  ['a failure', new StubResponse(404)],
  ['no name', { titolo: null }],
])('with %s it is called ‘Lista personalizzata’', async (name, answer) => {
  if (name === 'a failure') expectConsoleError(/get_custom_list_title/);
  await openApp('/list/5', {
    ...premium,
    'GET /api/get_custom_list_title/5': answer,
    'GET /api/get_list/5': titles(1),
  });
  await heading('Lista personalizzata');
  await screen.findByRole('link', { name: 'Titolo 1' });
});

test.each([
  ['false', { isPremium: false }],
  ['a refusal', new StubResponse(403)],
  ['repeated failures', new StubResponse(500)],
])('with %s for premium a custom list is not requested: the heading alone', async (name, answer) => {
  if (name !== 'false') expectConsoleError(/check_premium_status/);
  const { server } = await openApp('/list/5', { 'GET /api/check_premium_status': answer });
  await heading('Lista personalizzata');
  await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
  expect(screen.queryByText(/vuota/)).toBeNull();
  expect(screen.queryByRole('list')).toBeNull();
  expect(new Set(server.calls.map(({ path }) => path))).toEqual(
    new Set(['/api/auth', '/api/check_premium_status']),
  );
});

test('a failed list shows nothing and stops loading', async () => {
  expectConsoleError(/get_list/);
  await openApp('/list/liste', { 'GET /api/get_list/liste': new StubResponse(404) });
  await heading('La mia lista');
  await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.queryByText(/vuota/)).toBeNull();
});

/** Opens a list whose second page fails, then the first title, then goes back. */
async function openFailingList() {
  expectConsoleError(/get_list/);
  const page = ({ query }: RecordedRequest) => (query['page'] === '1' ? titles(9) : new StubResponse(404));
  const { server, user } = await openApp('/list/liste', {
    'GET /api/get_list/liste': page,
    'GET /api/get_content/1': titles(1)[0],
    'GET /api/content_in_list/*': { inList: true },
    'GET /api/get_genere/*': [],
    'POST /api/add_content_to/1': '',
  });
  const requests = (number: string) =>
    server.made('GET /api/get_list/liste').filter(({ query }) => query['page'] === number);
  await shown(9);
  scrollDownTo(5000);
  await waitFor(() => expect(requests('2')).toHaveLength(1));
  await user.click(await screen.findByRole('link', { name: 'Titolo 1' }));
  await heading('Titolo 1');
  const goBack = async () => {
    act(() => history.back());
    await heading('La mia lista');
    await shown(9);
    await new Promise((resolve) => setTimeout(resolve, 50));
  };
  return { requests, user, goBack };
}

test('going back after a failed page does not refetch the earlier ones', async () => {
  const { requests, goBack } = await openFailingList();
  await goBack();
  expect(requests('1')).toHaveLength(1);
});

test('on focus or reconnect only the failed page is fetched', async () => {
  const { requests, goBack } = await openFailingList();
  await goBack();
  const before = requests('2').length;
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  act(() => void window.dispatchEvent(new Event('offline')));
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(requests('2').length).toBeGreaterThan(before));
  expect(requests('1')).toHaveLength(1);
});

test('a list that has changed is refetched, even after a failed page', async () => {
  const { requests, user, goBack } = await openFailingList();
  const mine = await screen.findByRole('button', { name: 'Nella lista', pressed: true });
  await user.click(mine);
  await waitFor(() => expect(mine).toHaveAttribute('aria-pressed', 'false'));
  await goBack();
  await waitFor(() => expect(requests('1')).toHaveLength(2));
});

test('a first page that has nothing to read does not end the list', async () => {
  stubLayout(640);
  await openApp('/list/liste', {
    'GET /api/get_list/liste': ({ query }: RecordedRequest) =>
      query['page'] === '1'
        ? Array.from({ length: Number(query['perPage']) }, () => ({ id: null }))
        : titles(3),
  });
  expect(await screen.findByRole('link', { name: 'Titolo 1' })).toBeVisible();
});
