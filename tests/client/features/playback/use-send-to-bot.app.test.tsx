import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { deferredResponse, StubResponse, type StubResponses } from '../../calls/fake-server.ts';
import { expectConsoleError } from '../../console-error.ts';
import { openApp } from '../../support/open-app.tsx';
import { title } from '../../support/title-fixtures.ts';

const SENT = 'Fatto. Continua nella chat del bot.';
const openHome = (answers: StubResponses = {}) =>
  openApp('/', {
    'GET /api/get_top': [title(1)],
    'GET /api/content_in_list/1': { inList: false },
    ...answers,
  });
const play = () => screen.findByRole('button', { name: 'Riproduci' });

test('play sends the title to the bot; without a messenger a toast says to continue in the chat', async () => {
  const answer = deferredResponse();
  const { server, user } = await openHome({ 'POST /api/play_content': answer.answerer });
  await user.click(await play());
  expect(await play()).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText(SENT)).toBeNull();
  answer.release('');
  expect(await screen.findByText(SENT)).toBeVisible();
  const [made] = server.made('POST /api/play_content');
  expect(made).toMatchObject({ query: {}, body: { content_id: 1, user_id: '42' } });
});

test('a second press while the first is in flight does nothing', async () => {
  const answer = deferredResponse();
  const { server } = await openHome({ 'POST /api/play_content': answer.answerer });
  const button = await play();
  fireEvent.click(button);
  fireEvent.click(button);
  answer.release('');
  await screen.findByText(SENT);
  expect(server.made('POST /api/play_content')).toHaveLength(1);
});

test('a failed play shows a toast with a retry', async () => {
  expectConsoleError(/POST \/api\/play_content/);
  const { server, user } = await openHome({ 'POST /api/play_content': new StubResponse(500) });
  await user.click(await play());
  expect(await screen.findByText('La riproduzione non è partita.')).toBeVisible();
  server.answer('POST /api/play_content', '');
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByText(SENT)).toBeVisible();
  expect(server.made('POST /api/play_content').map(({ body }) => body)).toEqual([
    { content_id: 1, user_id: '42' },
    { content_id: 1, user_id: '42' },
  ]);
});

test('search is sent to the bot, for all users', async () => {
  const { server, user } = await openHome({ 'POST /api/search_content': '' });
  await user.click(await screen.findByRole('button', { name: 'Cerca' }));
  expect(await screen.findByText(SENT)).toBeVisible();
  expect(server.made('POST /api/search_content')[0]).toMatchObject({ query: {}, body: { user_id: '42' } });
});

test('a failed search shows a toast with a retry', async () => {
  expectConsoleError(/POST \/api\/search_content/);
  const { server, user } = await openHome({ 'POST /api/search_content': new StubResponse(0) });
  await user.click(await screen.findByRole('button', { name: 'Cerca' }));
  expect(await screen.findByText('La ricerca non è partita.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cerca' })).toBeEnabled());
  server.answer('POST /api/search_content', '');
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByText(SENT)).toBeVisible();
  expect(server.made('POST /api/search_content')).toHaveLength(2);
});

test('a pending play can be cancelled and pressed again', async () => {
  const { server } = await openHome({ 'POST /api/play_content': deferredResponse().answerer });
  const button = await play();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fireEvent.click(button);
  await waitFor(() => expect(server.made('POST /api/play_content')).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(screen.queryByRole('button', { name: 'Annulla' })).toBeNull();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(screen.getByText('Ci vuole più del previsto.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Annulla' }));
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
  expect(screen.queryByText('La riproduzione non è partita.')).toBeNull();
  server.answer('POST /api/play_content', '');
  fireEvent.click(button);
  expect(await screen.findByText(SENT)).toBeVisible();
});

test('the cancel button disappears when the response arrives', async () => {
  const late = deferredResponse();
  const { server } = await openHome({ 'POST /api/play_content': late.answerer });
  const button = await play();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fireEvent.click(button);
  await waitFor(() => expect(server.made('POST /api/play_content')).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(11_000);
  await screen.findByRole('button', { name: 'Annulla' });
  late.release('');
  expect(await screen.findByText(SENT)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Annulla' })).toBeNull();
});
