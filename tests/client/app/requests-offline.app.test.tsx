import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { deferredResponse, type RecordedRequest } from '../calls/fake-server.ts';
import { openApp } from '../support/open-app.tsx';
import { stubLayout } from '../support/stub-layout.ts';
import { title, titles } from '../support/title-fixtures.ts';

test('a pending request is cancelled offline and sent again online', async () => {
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

test('a next page that the network interrupts is asked for again once it returns', async () => {
  stubLayout(640);
  const never = deferredResponse();
  const { server } = await openApp('/genere/Noir', {
    'GET /api/get_genere/*': ({ query }: RecordedRequest) =>
      query['page'] === '1' ? titles(12) : never.answerer(),
  });
  const pages = () => server.made('GET /api/get_genere').map(({ query }) => query['page']);
  const first = async () => (await screen.findAllByRole('listitem'))[0];
  await waitFor(() => expect(pages()).toEqual(['1', '2']));
  fireEvent.offline(window);
  expect(await first()).toHaveAttribute('aria-setsize', '12');
  server.answer('GET /api/get_genere/*', [title(13)]);
  fireEvent.online(window);
  await waitFor(async () => expect(await first()).toHaveAttribute('aria-setsize', '13'));
  expect(pages()).toEqual(['1', '2', '2']);
});
