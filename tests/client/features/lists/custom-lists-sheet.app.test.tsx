import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { deferredResponse, StubResponse, type StubResponses } from '../../calls/fake-server.ts';
import { expectConsoleError } from '../../console-error.ts';
import { offerExtensions, openApp } from '../../support/open-app.tsx';
import { title } from '../../support/title-fixtures.ts';

const openPanel = async (answers: StubResponses = {}) => {
  const page = await openApp('/content-view/7', {
    'GET /api/check_premium_status': { isPremium: true },
    'GET /api/get_content/7': title(7, { generi: null }),
    'GET /api/content_in_list/7': { inList: false },
    'GET /api/get_custom_lists': [
      { id: 5, titolo: 'Da vedere' },
      { id: 6, titolo: 'Con Ada' },
    ],
    'GET /api/content_in_custom_list/7': ({ query }: { query: Record<string, string> }) => ({
      inList: query['list_id'] === '6',
    }),
    'POST /api/add_to_custom_list': { success: true },
    'POST /api/remove_from_custom_list': { success: true },
    ...answers,
  });
  await page.user.click(await screen.findByRole('button', { name: 'Liste' }));
  const panel = await screen.findByRole('dialog');
  return { ...page, toggle: (name: string) => within(panel).findByRole('button', { name }) };
};
const toBe = (button: HTMLElement, on: boolean) =>
  waitFor(() => expect(button).toHaveAttribute('aria-pressed', String(on)));

test('one toggle per list, each with its own state', async () => {
  const { server, toggle } = await openPanel();
  await toBe(await toggle('Con Ada'), true);
  await toBe(await toggle('Da vedere'), false);
  expect(server.made('GET /api/content_in_custom_list/7').map(({ query }) => query)).toEqual([
    { user_id: '42', list_id: '5' },
    { user_id: '42', list_id: '6' },
  ]);
});

test('a press adds or removes the title', async () => {
  const { server, user, toggle } = await openPanel();
  await toBe(await toggle('Con Ada'), true);
  await user.click(await toggle('Da vedere'));
  await toBe(await toggle('Da vedere'), true);
  await user.click(await toggle('Con Ada'));
  await toBe(await toggle('Con Ada'), false);
  const sent = server.made('POST /api').slice(1);
  expect(sent.map(({ path, query, body }) => [path, query, body])).toEqual([
    ['/api/add_to_custom_list', {}, { user_id: '42', custom_list_id: 5, content_id: 7 }],
    ['/api/remove_from_custom_list', {}, { user_id: '42', custom_list_id: 6, content_id: 7 }],
  ]);
});

test.each([
  ['success false', { success: false }],
  ['success as text', { success: 'true' }],
  ['no success', {}],
  ['a failure', new StubResponse(500)],
])('%s changes nothing', async (name, answer) => {
  if (name === 'a failure') expectConsoleError(/add_to_custom_list/);
  const { user, toggle } = await openPanel({ 'POST /api/add_to_custom_list': answer });
  await user.click(await toggle('Da vedere'));
  await waitFor(async () => expect(await toggle('Da vedere')).toHaveAttribute('aria-busy', 'false'));
  expect(await toggle('Da vedere')).toHaveAttribute('aria-pressed', 'false');
});

test('a second press while the first is in flight does nothing', async () => {
  const late = deferredResponse();
  const { server, toggle } = await openPanel({ 'POST /api/add_to_custom_list': late.answerer });
  const button = await toggle('Da vedere');
  fireEvent.click(button);
  fireEvent.click(button);
  late.release({ success: true });
  await toBe(button, true);
  expect(server.made('POST /api/add_to_custom_list')).toHaveLength(1);
});

test('without lists the sheet says so and can be closed', async () => {
  const { user } = await openPanel({ 'GET /api/get_custom_lists': [] });
  expect(await screen.findByText('Non hai ancora liste tue.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Chiudi' }));
  await waitFor(() => expect(screen.queryByText('Non hai ancora liste tue.')).toBeNull());
});

test('a late membership check does not overwrite a toggle', async () => {
  const late = deferredResponse();
  const { user, toggle } = await openPanel({ 'GET /api/content_in_custom_list/7': late.answerer });
  await user.click(await toggle('Da vedere'));
  await toBe(await toggle('Da vedere'), true);
  late.release({ inList: false });
  await new Promise((resolve) => setTimeout(resolve, 50));
  await toBe(await toggle('Da vedere'), true);
});

const PREMIUM_NEEDED = 'Le liste personali fanno parte di Premium.';

test.each([
  ['false', { isPremium: false }],
  ['a refusal', new StubResponse(403)],
  ['repeated failures', new StubResponse(500)],
])('with %s for premium the sheet says that lists come with it, and requests none', async (name, answer) => {
  if (name !== 'false') expectConsoleError(/check_premium_status/);
  const { server } = await openPanel({ 'GET /api/check_premium_status': answer });
  expect(await screen.findByText(PREMIUM_NEEDED)).toBeVisible();
  expect(screen.queryByText('Loading...')).toBeNull();
  expect(screen.queryByText('Non hai ancora liste tue.')).toBeNull();
  expect(within(screen.getByRole('dialog')).queryByRole('link')).toBeNull();
  expect(server.made('GET /api/get_custom_lists')).toEqual([]);
});

test('where the server sells Premium, the sheet leads there', async () => {
  offerExtensions();
  const { user } = await openPanel({
    'GET /api/check_premium_status': { isPremium: false },
    'GET /api/tu/premium': { isPremium: false, until: null, stars: 150, subscriptions: [] },
    'GET /api/tu/title/7': new StubResponse(404),
  });
  await user.click(await screen.findByRole('link', { name: 'Premium' }));
  expect(await screen.findByText('Crea le tue liste e trova subito il film giusto.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('‘Loading...’ while premium is unknown, without a request for lists until it is true', async () => {
  const late = deferredResponse();
  const { server, toggle } = await openPanel({ 'GET /api/check_premium_status': late.answerer });
  expect(await screen.findByText('Loading...')).toBeVisible();
  expect(screen.queryByText(PREMIUM_NEEDED)).toBeNull();
  expect(server.made('GET /api/get_custom_lists')).toEqual([]);
  late.release({ isPremium: true });
  expect(await toggle('Da vedere')).toBeVisible();
  expect(screen.queryByText('Loading...')).toBeNull();
});

test('lists that fail to load leave the sheet empty', async () => {
  expectConsoleError(/get_custom_lists/);
  await openPanel({ 'GET /api/get_custom_lists': new StubResponse(404) });
  await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
  expect(screen.queryByText(PREMIUM_NEEDED)).toBeNull();
  expect(screen.queryByText('Non hai ancora liste tue.')).toBeNull();
});

test('a list is made with the title in it, where the server makes lists in the app', async () => {
  offerExtensions();
  let lists = [{ id: 5, titolo: 'Da vedere' }];
  const { server, toggle, user } = await openPanel({
    'GET /api/tu/title/7': new StubResponse(404),
    'GET /api/get_custom_lists': () => lists,
    'POST /api/tu/lists/make': () => {
      lists = [...lists, { id: 6, titolo: 'Sere d’inverno' }];
      return { outcome: 'done' };
    },
  });
  const field = await screen.findByLabelText('Nome della nuova lista');
  await user.type(field, 'Sere d’inverno{Enter}');
  await toBe(await toggle('Sere d’inverno'), true);
  expect(server.made('POST /api/tu/lists/make').map(({ body }) => body)).toEqual([
    { name: 'Sere d’inverno', title: 7 },
  ]);
  expect(field).toHaveValue('');
});

test('on another server the sheet makes no lists', async () => {
  const { toggle } = await openPanel();
  expect(await toggle('Da vedere')).toBeVisible();
  expect(screen.queryByLabelText('Nome della nuova lista')).toBeNull();
});
