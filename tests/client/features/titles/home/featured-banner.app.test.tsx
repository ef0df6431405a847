import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { deferredResponse, StubResponse, type StubResponses } from '../../../calls/fake-server.ts';
import { expectConsoleError } from '../../../console-error.ts';
import { openApp } from '../../../support/open-app.tsx';
import { title } from '../../../support/title-fixtures.ts';

const openHome = (answers: StubResponses = {}) =>
  openApp('/', {
    'GET /api/get_top': [title(1)],
    'GET /api/content_in_list/1': { inList: false },
    'POST /api/add_content_to/1': '',
    ...answers,
  });
const mine = () => screen.findByRole('button', { name: 'La mia lista' });
const toBe = (on: boolean) =>
  waitFor(async () => expect(await mine()).toHaveAttribute('aria-pressed', String(on)));

test('the banner shows immediately whether the title is in ‘La mia lista’', async () => {
  const { server } = await openHome({ 'GET /api/content_in_list/1': { inList: true } });
  await toBe(true);
  expect(server.made('GET /api/content_in_list')[0]?.query).toEqual({ user_id: '42', list_name: 'liste' });
});

test('a press adds the title and the next one removes it, each after the response', async () => {
  const first = deferredResponse();
  const { server, user } = await openHome({ 'POST /api/add_content_to/1': first.answerer });
  await user.click(await mine());
  expect(await mine()).toHaveAttribute('aria-busy', 'true');
  expect(await mine()).toHaveAttribute('aria-pressed', 'false');
  first.release('');
  await toBe(true);
  await user.click(await mine());
  await toBe(false);
  const made = server.made('POST /api/add_content_to/1');
  expect(made.map(({ body, query }) => [body, query])).toEqual([
    [{ user_id: '42', list_name: 'liste' }, {}],
    [{ user_id: '42', list_name: 'liste' }, {}],
  ]);
});

test('a second press while the first is in flight does nothing', async () => {
  const answer = deferredResponse();
  const { server, user } = await openHome({ 'POST /api/add_content_to/1': answer.answerer });
  const button = await mine();
  fireEvent.click(button);
  fireEvent.click(button);
  await user.click(button);
  answer.release('');
  await toBe(true);
  expect(server.made('POST /api/add_content_to/1')).toHaveLength(1);
});

test('a failure changes nothing and is logged; another press tries again', async () => {
  expectConsoleError(/POST \/api\/add_content_to/);
  const { server, user } = await openHome({ 'POST /api/add_content_to/1': new StubResponse(500) });
  await user.click(await mine());
  await waitFor(async () => expect(await mine()).toHaveAttribute('aria-busy', 'false'));
  expect(await mine()).toHaveAttribute('aria-pressed', 'false');
  server.answer('POST /api/add_content_to/1', '');
  await user.click(await mine());
  await toBe(true);
});

test('‘Info’ opens the title’s page', async () => {
  const { user } = await openHome({ 'GET /api/get_content/1': title(1), 'GET /api/get_genere/*': [] });
  await user.click(await screen.findByRole('button', { name: 'Info' }));
  await waitFor(() => expect(location.pathname).toBe('/content-view/1'));
  await screen.findByText('Una trama.');
});
