import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectConsoleError } from '../console-error.ts';
import { openApp } from '../support/open-app.tsx';
import { title } from '../support/title-fixtures.ts';
import { StubResponse } from './fake-server.ts';

const inList = { 'GET /api/content_in_list/*': { inList: false } };

test.each([
  ['a failing server', new StubResponse(503)],
  ['a lost network', new StubResponse(0)],
  ['too many requests', new StubResponse(429)],
])('%s is asked again, quietly', async (_name, answer) => {
  expectConsoleError(/GET \/api\/get_top failed/);
  const { server } = await openApp('/', { 'GET /api/get_top': answer, ...inList });
  await waitFor(() => expect(server.made('GET /api/get_top')).toHaveLength(1));
  server.answer('GET /api/get_top', [title(1)]);
  expect(await screen.findByRole('heading', { name: 'Titolo 1' })).toBeVisible();
  expect(server.made('GET /api/get_top')).toHaveLength(2);
});

test('a 4xx response is not retried', async () => {
  expectConsoleError(/GET \/api\/get_top failed/);
  const { server } = await openApp('/', { 'GET /api/get_top': new StubResponse(403), ...inList });
  await waitFor(() => expect(server.made('GET /api/get_top')).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(server.made('GET /api/get_top')).toHaveLength(1);
});

test('a request is sent three times at most', async () => {
  expectConsoleError(/GET \/api\/get_top failed/);
  const { server } = await openApp('/', { 'GET /api/get_top': new StubResponse(500), ...inList });
  await waitFor(() => expect(server.made('GET /api/get_top')).toHaveLength(3));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.getByRole('navigation')).toBeVisible();
  expect(screen.queryByRole('heading')).toBeNull();
});
