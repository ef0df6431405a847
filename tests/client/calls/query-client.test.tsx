import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectConsoleError } from '../console-error.ts';
import { open } from '../support/open.tsx';
import { title } from '../support/titles.ts';
import { Reply } from './fake-server.ts';

const inList = { 'GET /api/content_in_list/*': { inList: false } };

test.each([
  ['a failing server', new Reply(503)],
  ['a lost network', new Reply(0)],
  ['too many requests', new Reply(429)],
])('%s is asked again, quietly', async (_name, answer) => {
  expectConsoleError(/GET \/api\/get_top failed/);
  const { server } = await open('/', { 'GET /api/get_top': answer, ...inList });
  await waitFor(() => expect(server.made('GET /api/get_top')).toHaveLength(1));
  server.answer('GET /api/get_top', [title(1)]);
  expect(await screen.findByRole('heading', { name: 'Titolo 1' })).toBeVisible();
  expect(server.made('GET /api/get_top')).toHaveLength(2);
});

test('a refusal is final', async () => {
  expectConsoleError(/GET \/api\/get_top failed/);
  const { server } = await open('/', { 'GET /api/get_top': new Reply(403), ...inList });
  await waitFor(() => expect(server.made('GET /api/get_top')).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(server.made('GET /api/get_top')).toHaveLength(1);
});

test('three times in all, then it is left', async () => {
  expectConsoleError(/GET \/api\/get_top failed/);
  const { server } = await open('/', { 'GET /api/get_top': new Reply(500), ...inList });
  await waitFor(() => expect(server.made('GET /api/get_top')).toHaveLength(3));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.getByRole('navigation')).toBeVisible();
  expect(screen.queryByRole('heading')).toBeNull();
});
