import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type FakeServer, HTML, StubResponse, type StubResponses } from '../calls/fake-server.ts';
import { expectConsoleError } from '../console-error.ts';
import { openApp } from '../support/open-app.tsx';
import { pathsOfRoutes } from '../support/route-paths.ts';
import { stubLayout } from '../support/stub-layout.ts';
import { title, titles } from '../support/title-fixtures.ts';

/** No screen breaks, whatever a third-party server answers. */

const SCREENS = pathsOfRoutes({
  'content-view/:id': ['7'],
  'genere/:genere': ['Crime'],
  'list/:list': ['liste', '5'],
});

const WRONG = [{}, 3, true].map((value, at) => ({
  id: at + 1,
  titolo: value,
  genere: `Genere ${at}`,
  copertina: value,
  banner: value,
  trailer: value,
  trama: value,
  generi: value,
  data_uscita: value,
  durata: value,
  adult: value,
  type: value,
  mi_piace: value,
  preferiti: value,
  visualizzazioni: value,
}));
const answerAll = (answer: unknown): StubResponses => ({
  'GET /api/check_premium_status': { isPremium: true },
  'GET /api/*': answer,
});
/** A title whose fields are all null. */
const nulls = Object.fromEntries(Object.keys(WRONG[0] ?? {}).map((field) => [field, null]));

/**
 * Goes through all screens of a server with these answers; `isShown` waits until a screen has all that it can have.
 */
async function expectRendered(answers: StubResponses, isShown = areResponsesShown): Promise<void> {
  const { server } = await openApp('/home', answers);
  for (const path of SCREENS) {
    act(() => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(await screen.findByRole('main'), path).toBeVisible();
    await act(() => vi.dynamicImportSettled());
    await isShown(server, path);
    expect(location.pathname).toBe(path);
    expect(screen.getByRole('navigation', { name: 'Sezioni' }), path).toBeVisible();
    expect(screen.queryByRole('alert'), path).toBeNull();
    expect(screen.queryByText(/null|undefined|NaN|\[object|404|errore|failed/i), path).toBeNull();
  }
}

/** Responses may lead to further calls. */
async function areResponsesShown(server: FakeServer, path: string): Promise<void> {
  let calls: number;
  do {
    calls = server.calls.length;
    await waitFor(() => expect(server.isIdle, path).toBe(true));
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
  } while (server.calls.length > calls);
  await waitFor(() => expect(screen.queryByText('Loading...'), path).toBeNull());
}

beforeEach(() => {
  stubLayout(640);
  // A failed call is tried again after half a second, and its screen has a skeleton until then.
  const atClockSpeed = globalThis.setInterval;
  const timers = vi.spyOn(globalThis, 'setInterval');
  timers.mockImplementation(((work: () => void, ms = 0) =>
    atClockSpeed(work, ms / 10)) as typeof setInterval);
  return () => timers.mockRestore();
});

test('every screen renders titles whose fields are null', () =>
  expectRendered({
    ...answerAll([{ ...nulls, id: 1 }, { ...nulls, id: 2 }, null]),
    'GET /api/get_content/7': { ...nulls, id: 7 },
    'GET /api/random/*': { ...nulls, id: 3 },
  }));

test('every screen renders fields of the wrong type', () =>
  expectRendered({
    ...answerAll(WRONG),
    'GET /api/get_content/7': { ...WRONG[0], id: 7 },
    'GET /api/random/*': WRONG[1],
  }));

test('every screen renders a response that is not an array', () =>
  expectRendered({
    ...answerAll({ items: [] }),
    'GET /api/get_content/7': { id: 7 },
    'GET /api/random/*': { id: 3 },
  }));

test('every screen renders when calls are refused: they are logged, and nothing is shown', () => {
  expectConsoleError(/GET \/api\/.* failed: status 404/);
  return expectRendered({
    ...answerAll(new StubResponse(404, { error: 'no' })),
    'GET /api/check_premium_status': new StubResponse(404),
  });
});

// The same holds for null, or anything else that a call cannot read: the calls' tests have the list.
test('every screen renders when the server answers a page to everything, which is logged', async () => {
  const log = /GET \/api\/.* failed: the response is no JSON/;
  expectConsoleError(log);
  await expectRendered(answerAll(HTML));
  await waitFor(() => {
    const logged = vi.mocked(console.error).mock.calls.map((words) => words.join(' '));
    expect(logged).toContainEqual(expect.stringMatching(log));
  });
});

test('every screen renders when the server never answers', () =>
  expectRendered(
    answerAll(() => new Promise(() => undefined)),
    async () => undefined,
  ));

/** All answers of a third-party server: any other call is a 404, which is logged and fails the test. */
const THE_23_CALLS: StubResponses = {
  'GET /api/check_premium_status': { isPremium: true },
  'GET /api/get_top': titles(41),
  'GET /api/random/*': title(3),
  'GET /api/top_contents/*': titles(12),
  'GET /api/top_genres/*': titles(10, 20),
  'GET /api/get_last/*': titles(10, 40),
  'GET /api/get_list/*': titles(3),
  'GET /api/get_custom_lists': [{ id: 5, titolo: 'Per la pioggia' }],
  'GET /api/get_custom_list_contents': { contents: titles(5) },
  'GET /api/get_custom_list_title/*': { titolo: 'Per la pioggia' },
  'GET /api/get_generi/*': [{ genere: 'Crime', copertina: null }],
  'GET /api/get_genere/*': titles(7),
  'GET /api/get_content/7': title(7),
  'GET /api/content_in_list/*': { inList: true },
  'GET /api/get_years': [2020],
  'GET /api/filter_contents': titles(7),
};

test('where a server answers the 23 calls alone every screen makes no other, and has no link to what they lack', async () => {
  await expectRendered(THE_23_CALLS, async (server, path) => {
    await areResponsesShown(server, path);
    const ours = document.querySelectorAll('a:is([href^="/tu"], [href^="/gestione"], [href^="/serata"])');
    expect(ours, path).toHaveLength(0);
  });
});

test.each(['/tu', '/tu/visti', '/gestione', '/serata/abc'])('there %s is an unknown page', async (path) => {
  const { server } = await openApp(path, THE_23_CALLS);
  expect(await screen.findByRole('heading', { name: 'ERRORE' })).toBeVisible();
  expect(server.made('GET /api/tu')).toEqual([]);
});
