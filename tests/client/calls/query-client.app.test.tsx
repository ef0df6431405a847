import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectConsoleError } from '../console-error.ts';
import { openApp } from '../support/open-app.tsx';
import { stubLayout } from '../support/stub-layout.ts';
import { title, titles } from '../support/title-fixtures.ts';
import { type RecordedRequest, StubResponse } from './fake-server.ts';

const logged = (line: RegExp) =>
  vi.mocked(console.error).mock.calls.filter((values) => line.test(values.join(' ')));

const inList = { 'GET /api/content_in_list/*': { inList: false } };

test('a failed call is retried quietly', async () => {
  expectConsoleError(/GET \/api\/get_top failed/);
  const { server } = await openApp('/', { 'GET /api/get_top': new StubResponse(503), ...inList });
  await waitFor(() => expect(server.made('GET /api/get_top')).toHaveLength(1));
  server.answer('GET /api/get_top', [title(1)]);
  expect(await screen.findByRole('heading', { name: 'Titolo 1' })).toBeVisible();
  expect(server.made('GET /api/get_top')).toHaveLength(2);
});

test('an answer of a wrong type is not asked for again', async () => {
  expectConsoleError(/GET \/api\/get_content.* failed: unreadable response/);
  const { server } = await openApp('/content-view/2', { 'GET /api/get_content/2': 'a text', ...inList });
  await waitFor(() => expect(screen.getByRole('main')).toBeEmptyDOMElement());
  expect(server.made('GET /api/get_content/2')).toHaveLength(1);
});

test('after three failures it is no longer shown as loading, nor sent until its screen is opened again', async () => {
  expectConsoleError(/GET \/api\/get_list.* failed/);
  stubLayout(640);
  const { server, user } = await openApp('/list/liste', {
    'GET /api/get_list/liste': new StubResponse(500),
    'GET /api/get_generi/*': [],
  });
  expect(await screen.findByText('Loading...')).toBeInTheDocument();
  await waitFor(() => expect(server.made('GET /api/get_list')).toHaveLength(3));
  await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
  expect(logged(/get_list/)).toHaveLength(1);
  server.answer('GET /api/get_list/liste', [title(1)]);
  await user.click(screen.getByRole('link', { name: 'Generi' }));
  await waitFor(() => expect(server.made('GET /api/get_generi')).toHaveLength(1));
  history.back();
  expect(await screen.findByRole('link', { name: 'Titolo 1' })).toBeInTheDocument();
  expect(server.made('GET /api/get_list')).toHaveLength(4);
});

test('leaving the screen stops the retries', async () => {
  expectConsoleError(/GET \/api\/get_generi.* failed/);
  const { server, user } = await openApp('/generi', {
    'GET /api/get_generi/*': new StubResponse(503),
    'GET /api/get_top': [title(1)],
    ...inList,
  });
  await waitFor(() => expect(server.made('GET /api/get_generi')).toHaveLength(1));
  await user.click(screen.getByRole('link', { name: 'Home' }));
  await screen.findByRole('heading', { name: 'Titolo 1' });
  const { length } = server.made('GET /api/get_generi');
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(server.made('GET /api/get_generi')).toHaveLength(length);
});

test('a toggle pressed while its membership query fails does not wait for the retries', async () => {
  expectConsoleError(/content_in_list.* failed/);
  const { server, user } = await openApp('/', {
    'GET /api/get_top': [title(1)],
    'GET /api/content_in_list/*': new StubResponse(500),
    'POST /api/add_content_to/*': '',
  });
  await user.click(await screen.findByRole('button', { name: 'La mia lista' }));
  await waitFor(() => expect(server.made('POST /api/add_content_to')).toHaveLength(1), { timeout: 300 });
});

test('a next page that failed is retried without scrolling', async () => {
  expectConsoleError(/GET \/api\/get_genere.* failed/);
  stubLayout(640);
  let failures = 0;
  const { server } = await openApp('/genere/Noir', {
    'GET /api/get_genere/*': ({ query }: RecordedRequest) => {
      if (query['page'] === '1') return titles(12);
      failures += 1;
      return failures < 3 ? new StubResponse(503) : [title(13)];
    },
  });
  await waitFor(() => expect(server.made('GET /api/get_genere')).toHaveLength(4));
  expect(server.made('GET /api/get_genere').map(({ query }) => query['page'])).toEqual(['1', '2', '2', '2']);
});
