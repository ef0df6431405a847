import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type RecordedRequest, StubResponse, type StubResponses } from '../../../calls/fake-server.ts';
import { expectConsoleError } from '../../../console-error.ts';
import { openApp } from '../../../support/open-app.tsx';
import { setBotUsername } from '../../../support/set-bot-username.ts';
import { title, titles } from '../../../support/title-fixtures.ts';

const answers: StubResponses = {
  'GET /api/get_list/liste': titles(3),
  'GET /api/get_list/*': [],
  'GET /api/get_content/*': ({ path }: RecordedRequest) =>
    title(path.split('/').at(-1) ?? '', { generi: null }),
  'GET /api/content_in_list/2': ({ query }: RecordedRequest) => ({ inList: query['list_name'] === 'liste' }),
  'POST /api/add_content_to/2': '',
  'POST /api/play_content': '',
};
const cover = () => screen.findByRole('link', { name: 'Titolo 2' });
const sheet = () => screen.findByRole('dialog', { name: 'Titolo 2' });
const line = async (name: string) => within(await sheet()).findByRole('button', { name });
const sheetClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const touch = { pointerType: 'touch', clientX: 50, clientY: 50 };
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const openSheet = async (more: StubResponses = {}) => {
  const page = await openApp('/lists', { ...answers, ...more });
  const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
  fireEvent(await cover(), event);
  expect(event.defaultPrevented, 'the browser’s own menu').toBe(true);
  await sheet();
  return page;
};

beforeEach(() => setBotUsername('altro_bot'));
test('memberships are fetched when the sheet opens, once for each list', async () => {
  const { server } = await openSheet();
  await waitFor(async () => expect(await line('Nella lista')).toHaveAttribute('aria-pressed', 'true'));
  expect(server.made('GET /api/content_in_list').map(({ path, query }) => [path, query])).toEqual(
    ['liste', 'mi_piace', 'preferiti'].map((list_name) => [
      '/api/content_in_list/2',
      { user_id: '42', list_name },
    ]),
  );
  expect(server.made('POST /api').map(({ path }) => path)).toEqual(['/api/auth']);
  const lines = within(await sheet()).getAllByRole('button');
  expect(lines.map((button) => button.textContent).filter(Boolean)).toEqual([
    'Riproduci',
    'Nella lista',
    'Mi piace',
    'Adoro',
    'Condividi',
  ]);
});

test('a toggle flips in the open sheet', async () => {
  const { server, user } = await openSheet();
  await user.click(await line('Adoro'));
  await waitFor(async () => expect(await line('Adoro')).toHaveAttribute('aria-pressed', 'true'));
  expect(server.made('POST /api/add_content_to').map(({ path, body }) => [path, body])).toEqual([
    ['/api/add_content_to/2', { user_id: '42', list_name: 'preferiti' }],
  ]);
});

test('play closes the sheet and sends the title to the bot; a failure offers a retry', async () => {
  expectConsoleError(/play_content/);
  const { server, user } = await openSheet({ 'POST /api/play_content': new StubResponse(500) });
  await user.click(await line('Riproduci'));
  await sheetClosed();
  await screen.findByText('La riproduzione non è partita.');
  server.answer('POST /api/play_content', '');
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  await screen.findByText('Fatto. Continua nella chat del bot.');
  expect(server.made('POST /api/play_content').map(({ body }) => body)).toEqual([
    { content_id: 2, user_id: '42' },
    { content_id: 2, user_id: '42' },
  ]);
});

test('share closes the sheet; without the bot’s name it is not offered', async () => {
  const { user } = await openSheet();
  await user.click(await line('Condividi'));
  await sheetClosed();
  expect(await screen.findByText('Link copiato.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('https://t.me/altro_bot?start=2');
  setBotUsername(undefined);
  fireEvent.contextMenu(await cover());
  await line('Adoro');
  expect(screen.queryByRole('button', { name: 'Condividi' })).toBeNull();
});

test('its button and Escape close it and return the focus to the cover', async () => {
  const { user } = await openApp('/lists', answers);
  (await cover()).focus();
  fireEvent.contextMenu(await cover());
  await user.click(await line('Chiudi'));
  await sheetClosed();
  await waitFor(async () => expect(await cover()).toHaveFocus());
  fireEvent.contextMenu(await cover());
  await sheet();
  await user.keyboard('{Escape}');
  await sheetClosed();
  await waitFor(async () => expect(await cover()).toHaveFocus());
  expect(location.pathname).toBe('/lists');
});

test('a click that an engine sends after a context menu opens nothing; a later one does', async () => {
  await openApp('/lists', answers);
  const link = await cover();
  fireEvent.contextMenu(link);
  fireEvent.click(link);
  await sheet();
  expect(location.pathname).toBe('/lists');
  await later(450);
  fireEvent.click(link);
  await waitFor(() => expect(location.pathname).toBe('/content-view/2'));
});

test('a press after a context menu opens the title, however soon', async () => {
  await openApp('/lists', answers);
  const link = await cover();
  fireEvent.contextMenu(link);
  fireEvent.pointerDown(link, { pointerType: 'mouse', button: 0 });
  fireEvent.click(link);
  await waitFor(() => expect(location.pathname).toBe('/content-view/2'));
});

test('a long press opens it, and lifting the finger follows no link', async () => {
  const { server } = await openApp('/lists', answers);
  fireEvent.pointerDown(await cover(), touch);
  fireEvent.pointerMove(await cover(), { ...touch, clientY: 55 });
  await sheet();
  const link = screen.getByRole('link', { name: 'Titolo 2', hidden: true });
  fireEvent.pointerUp(link, touch);
  fireEvent.click(link);
  await later(50);
  expect(location.pathname).toBe('/lists');
  expect(server.made('GET /api/get_content/2')).toHaveLength(1);
});

test.each([
  ['moves', (link: HTMLElement) => fireEvent.pointerMove(link, { ...touch, clientX: 70 })],
  ['scrolls', (link: HTMLElement) => fireEvent.pointerCancel(link, touch)],
  ['is lifted', (link: HTMLElement) => fireEvent.pointerUp(link, touch)],
])('a finger that %s at once requests and opens nothing', async (_, what) => {
  const { server } = await openApp('/lists', answers);
  const link = await cover();
  fireEvent.pointerDown(link, touch);
  // At once: on a busy machine a second search for the link may take longer than the touch.
  what(link);
  await later(600);
  expect(server.made('GET /api/get_content')).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a resting finger or a mouse’s press prefetches the title', async () => {
  const { server } = await openApp('/lists', answers);
  fireEvent.pointerDown(await cover(), touch);
  await waitFor(() => expect(server.made('GET /api/get_content/2')).toHaveLength(1));
  fireEvent.pointerUp(await cover(), touch);
  fireEvent.pointerDown(screen.getByRole('link', { name: 'Titolo 3' }), { pointerType: 'mouse', button: 0 });
  await waitFor(() => expect(server.made('GET /api/get_content/3')).toHaveLength(1));
});

test('a mouse that rests on a cover asks for nothing, its press asks once', async () => {
  const { server } = await openApp('/lists', { ...answers, 'GET /api/content_in_list/*': {} });
  const mouse = { pointerType: 'mouse', button: 0 };
  const link = await cover();
  fireEvent.pointerOver(link, mouse);
  fireEvent.pointerEnter(link, mouse);
  fireEvent.pointerMove(link, mouse);
  await later(600);
  expect(server.made('GET /api/get_content')).toEqual([]);
  fireEvent.pointerDown(link, mouse);
  await waitFor(() => expect(server.made('GET /api/get_content/2')).toHaveLength(1));
  fireEvent.pointerUp(link, mouse);
  fireEvent.click(link);
  expect(await screen.findByRole('button', { name: 'Riproduci' })).toBeVisible();
  expect(server.made('GET /api/get_content/2')).toHaveLength(1);
});

test('a short press opens the title’s page', async () => {
  const { user } = await openApp('/lists', { ...answers, 'GET /api/content_in_list/*': {} });
  await user.click(await cover());
  await waitFor(() => expect(location.pathname).toBe('/content-view/2'));
});

test('a swipe beside the sheet does not close the app: the overlay counts as dragged', async () => {
  await openSheet();
  const dialog = await sheet();
  const overlay = document.querySelector('[vaul-overlay]');
  expect(overlay).not.toBeNull();
  expect(dialog.contains(overlay)).toBe(false);
  expect(overlay).toHaveAttribute('data-drags');
});
