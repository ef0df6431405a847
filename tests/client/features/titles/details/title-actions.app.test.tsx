import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { deferredResponse, StubResponse } from '../../../calls/fake-server.ts';
import { expectConsoleError } from '../../../console-error.ts';
import { openApp } from '../../../support/open-app.tsx';
import { setBotUsername } from '../../../support/set-bot-username.ts';
import { title } from '../../../support/title-fixtures.ts';

const answers = {
  'GET /api/get_content/7': title(7, { generi: null }),
  'GET /api/content_in_list/7': { inList: false },
  'POST /api/add_content_to/7': '',
};
const button = (name: string) => screen.findByRole('button', { name });
const toBe = (name: string, on: boolean) =>
  waitFor(async () => expect(await button(name)).toHaveAttribute('aria-pressed', String(on)));

beforeEach(() => setBotUsername('altro_bot'));
test.each([
  ['Nella lista', 'liste'],
  ['Mi piace', 'mi_piace'],
  ['Adoro', 'preferiti'],
])('‘%s’ toggles %s, and only that', async (name, list) => {
  const { server, user } = await openApp('/content-view/7', answers);
  await user.click(await button(name));
  await toBe(name, true);
  const pressed = screen.getAllByRole('button', { pressed: true });
  expect(pressed.map((it) => it.textContent)).toEqual([name]);
  expect(
    server
      .made('POST /api')
      .slice(1)
      .map(({ path, query, body }) => [path, query, body]),
  ).toEqual([['/api/add_content_to/7', {}, { user_id: '42', list_name: list }]]);
});

test('a toggle that was changed elsewhere is updated on return to the page', async () => {
  const { server, user } = await openApp('/content-view/7', answers);
  await toBe('Mi piace', false);
  server.answer('GET /api/content_in_list/7', { inList: true });
  // Repeatedly: no second request is sent while the first is in flight.
  await waitFor(() => {
    window.dispatchEvent(new Event('visibilitychange'));
    expect(screen.getByRole('button', { name: 'Mi piace' })).toHaveAttribute('aria-pressed', 'true');
  });
  await user.click(await button('Mi piace'));
  await toBe('Mi piace', false);
  expect(server.made('POST /api/add_content_to')).toHaveLength(1);
});

test('each toggle shows whether the title is in its list', async () => {
  const { server } = await openApp('/content-view/7', {
    ...answers,
    'GET /api/content_in_list/7': ({ query }: { query: Record<string, string> }) => ({
      inList: query['list_name'] === 'mi_piace',
    }),
  });
  await toBe('Mi piace', true);
  await toBe('Nella lista', false);
  await toBe('Adoro', false);
  expect(server.made('GET /api/content_in_list').map(({ query }) => query)).toEqual(
    ['liste', 'mi_piace', 'preferiti'].map((list_name) => ({ user_id: '42', list_name })),
  );
});

test('a toggle works after its membership query has failed', async () => {
  expectConsoleError(/content_in_list/);
  const { user } = await openApp('/content-view/7', {
    ...answers,
    'GET /api/content_in_list/7': new StubResponse(404),
  });
  await user.click(await button('Adoro'));
  await toBe('Adoro', true);
  await new Promise((resolve) => setTimeout(resolve, 50));
  await toBe('Adoro', true);
});

test('‘Liste’ is among the actions from the start, whatever the premium call answers', async () => {
  const late = deferredResponse();
  const { server } = await openApp('/content-view/7', {
    ...answers,
    'GET /api/check_premium_status': late.answerer,
  });
  const names = () =>
    ['Nella lista', 'Mi piace', 'Adoro', 'Liste', 'Condividi'].filter((name) =>
      screen.queryByRole('button', { name }),
    );
  await button('Adoro');
  expect(names()).toHaveLength(5);
  late.release({ isPremium: false });
  await waitFor(() => expect(server.made('GET /api/check_premium_status')).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(names()).toHaveLength(5);
});

test('‘Liste’ shows that its code is on its way', async () => {
  const code = '../../../../../src/client/features/lists/custom-lists-sheet.tsx';
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  vi.doMock(code, async (load) => {
    await arrival;
    return load();
  });
  onTestFinished(() => vi.doUnmock(code));
  const { user } = await openApp('/content-view/7', answers);
  await user.click(await button('Liste'));
  expect(await button('Liste')).toHaveAttribute('aria-busy', 'true');
  arrive();
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Liste', hidden: true })).toHaveAttribute('aria-busy', 'false');
});

test('‘Condividi’ copies the link to the page’s bot if nothing can share', async () => {
  const { user } = await openApp('/content-view/7', answers);
  await user.click(await button('Condividi'));
  expect(await screen.findByText('Link copiato.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('https://t.me/altro_bot?start=7');
});

test('without a bot name there is no share button', async () => {
  setBotUsername(undefined);
  await openApp('/content-view/7', answers);
  await button('Adoro');
  expect(screen.queryByRole('button', { name: 'Condividi' })).toBeNull();
});

test('without a bot name from the server, the link has the build’s default', async () => {
  setBotUsername('');
  const { user } = await openApp('/content-view/7', answers);
  await user.click(await button('Condividi'));
  expect(await screen.findByText('Link copiato.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('https://t.me/vetrina_bot?start=7');
});

test('if the link can be neither shared nor copied, a toast says so', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { user } = await openApp('/content-view/7', answers);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(await button('Condividi'));
  expect(await screen.findByText('Il titolo non è stato condiviso. Riprova.')).toBeVisible();
});

test('if the code of sharing cannot be loaded, a toast says so, and the button can be pressed again', async () => {
  const { user } = await openApp('/content-view/7', answers);
  const code = '../../../../../src/client/features/titles/details/share-title.ts';
  vi.doMock(code, () => Promise.reject(new Error('no connection')));
  onTestFinished(() => vi.doUnmock(code));
  await user.click(await button('Condividi'));
  expect(await screen.findByText('Il titolo non è stato condiviso. Riprova.')).toBeVisible();
  expect(await button('Condividi')).not.toHaveAttribute('aria-busy', 'true');
});

test('a toggle pressed before its membership is known waits for it, then removes the title', async () => {
  const answer = deferredResponse();
  const { server, user } = await openApp('/content-view/7', {
    ...answers,
    'GET /api/content_in_list/7': answer.answerer,
  });
  await user.click(await button('Adoro'));
  expect(await button('Adoro')).toHaveAttribute('aria-busy', 'true');
  answer.release({ inList: true });
  await waitFor(() => expect(server.made('POST /api/add_content_to')).toHaveLength(1));
  await toBe('Adoro', false);
});

test('a membership requested before a toggle and answered after it changes nothing', async () => {
  const late = deferredResponse();
  const { server, user } = await openApp('/content-view/7', answers);
  await toBe('Adoro', false);
  server.answer('GET /api/content_in_list/7', late.answerer);
  const change = deferredResponse();
  server.answer('POST /api/add_content_to/7', change.answerer);
  await user.click(await button('Adoro'));
  const requestCount = server.made('GET /api/content_in_list').length;
  // The window gets the focus back: visible data are refetched.
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(server.made('GET /api/content_in_list').length).toBeGreaterThan(requestCount));
  change.release('');
  await toBe('Adoro', true);
  late.release({ inList: false });
  await new Promise((resolve) => setTimeout(resolve, 50));
  await toBe('Adoro', true);
});
