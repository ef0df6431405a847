import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { deferredResponse } from '../calls/fake-server.ts';
import { openApp } from '../support/open-app.tsx';
import { title } from '../support/title-fixtures.ts';

afterEach(() => {
  delete window.earlyResponses;
});

test.each([
  ['a pending request', false],
  // If the inline script has sent requests, the first render waits for the first screen's.
  ['a request of before the first render', true],
])('%s is cancelled offline and sent again online', async (_, isEarly) => {
  const response = new Promise<never>(() => undefined);
  if (isEarly) window.earlyResponses = new Map([['GET /another?', { response, abort: () => undefined }]]);
  const never = deferredResponse();
  const { server } = await openApp('/', {
    'GET /api/get_top': never.answerer,
    'GET /api/content_in_list/1': { inList: false },
  });
  await waitFor(() => expect(server.made('GET /api/get_top')).toHaveLength(1));
  fireEvent.offline(window);
  server.answer('GET /api/get_top', [title(1)]);
  fireEvent.online(window);
  expect(await screen.findByRole('region', { name: 'Titolo 1' })).toBeVisible();
  expect(server.made('GET /api/get_top')).toHaveLength(2);
});

test('loaded data are not fetched again', async () => {
  const { server } = await openApp('/', {
    'GET /api/get_top': [title(1)],
    'GET /api/content_in_list/1': { inList: false },
  });
  await screen.findByRole('region', { name: 'Titolo 1' });
  fireEvent.offline(window);
  fireEvent.online(window);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(server.made('GET /api/get_top')).toHaveLength(1);
});
