import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openApp } from '../../support/open-app.tsx';
import { stubLayout } from '../../support/stub-layout.ts';
import { titles } from '../../support/title-fixtures.ts';

const ANSWERS = {
  'GET /api/*': titles(3),
  'GET /api/random/*': titles(1)[0],
  'GET /api/get_content/*': { ...titles(1)[0], generi: 'Crime' },
  'GET /api/content_in_list/*': { inList: false },
  'GET /api/get_generi/*': [{ genere: 'Rock & Roll', copertina: null }],
  'POST /api/*': {},
};
const MOUSE = { pointerType: 'mouse', button: 0 };
const GENRE = 'GET /api/get_genere/Rock%20%26%20Roll';

beforeEach(() => stubLayout(640));

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const linkTo = async (name: string) => {
  const [link] = await screen.findAllByRole('link', { name });
  if (!link) throw new Error(`no link ${name}`);
  return link;
};
/** Waits for the opened screen with its titles. */
const shown = async (heading: string | RegExp) => {
  // The screen before may have the same heading until it goes.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible());
  expect(await screen.findAllByRole('link', { name: /Titolo 2/ })).not.toEqual([]);
};

test.each([
  ['Film', 'film'],
  ['Serie', 'serie'],
])('a press on %s asks for the rows in view before the click, each once', async (name, type) => {
  const { server } = await openApp('/home', ANSWERS);
  const first = [
    `GET /api/top_contents/${type}/365`,
    `GET /api/get_last/${type}`,
    `GET /api/top_contents/${type}/1`,
  ];
  const tab = await linkTo(name);
  fireEvent.pointerDown(tab, MOUSE);
  await waitFor(() => {
    for (const call of first) expect(server.made(call)).not.toEqual([]);
  });
  expect(location.pathname).toBe('/home');
  fireEvent.click(tab);
  await shown(name);
  await waitFor(() => expect(server.made(`GET /api/random/${type}`)).toHaveLength(1));
  for (const call of first)
    expect(server.made(call).filter(({ path }) => call.endsWith(path))).toHaveLength(1);
});

test('a press on Liste asks for the lists; after a change they are asked for again', async () => {
  const { server, user } = await openApp('/content-view/2', ANSWERS);
  const tab = await linkTo('Liste');
  server.answer('GET /api/get_list/liste', () => later(300).then(() => titles(3)));
  fireEvent.pointerDown(tab, MOUSE);
  await waitFor(() => expect(server.made('GET /api/get_list/')).toHaveLength(3));
  await user.click(await screen.findByRole('button', { name: 'Nella lista' }));
  await waitFor(() => expect(server.made('POST /api/add_content_to')).toHaveLength(1));
  await later(400);
  fireEvent.click(tab);
  await shown('Liste');
  await waitFor(() => expect(server.made('GET /api/get_list/liste')).toHaveLength(2));
  expect(server.made('GET /api/get_list/mi_piace')).toHaveLength(1);
});

test('without a press the click asks, as the keyboard’s does', async () => {
  const { server } = await openApp('/generi', ANSWERS);
  fireEvent.click(await linkTo('Rock & Roll'));
  await waitFor(() => expect(server.made(GENRE)).toHaveLength(1));
  await shown('Genere: Rock & Roll');
  expect(server.made(GENRE)).toHaveLength(1);
});

test('a press on the tab of the screen in view, and one without a network, ask for nothing', async () => {
  const { server } = await openApp('/generi', ANSWERS);
  await linkTo('Rock & Roll');
  const before = server.calls.length;
  fireEvent.pointerDown(await linkTo('Generi'), MOUSE);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent.pointerDown(await linkTo('Rock & Roll'), MOUSE);
  fireEvent.pointerDown(await linkTo('Film'), MOUSE);
  await later(50);
  expect(server.calls).toHaveLength(before);
});

test.each([
  ['a tab', 'Film', 'Film'],
  ['a cover', 'Titolo 2', 'Titolo 1'],
])(
  '%s that is pressed twice before its screen is rendered adds one history entry',
  async (_, name, heading) => {
    await openApp('/home', ANSWERS);
    const link = await linkTo(name);
    const before: number = history.state?.idx;
    act(() => {
      link.click();
      link.click();
    });
    await waitFor(() => expect(location.pathname).not.toBe('/home'));
    await shown(heading);
    expect(history.state?.idx).toBe(before + 1);
  },
);
