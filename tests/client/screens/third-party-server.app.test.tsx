import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { HTML, StubResponse, type StubResponses } from '../calls/fake-server.ts';
import { expectConsoleError } from '../console-error.ts';
import { openApp } from '../support/open-app.tsx';
import { pathsOfRoutes } from '../support/route-paths.ts';
import { stubLayout } from '../support/stub-layout.ts';

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

async function expectRendered(path: string) {
  expect(await screen.findByRole('main')).toBeVisible();
  // Until the responses have arrived and rendered.
  await new Promise((resolve) => setTimeout(resolve, 100));
  await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
  expect(location.pathname).toBe(path);
  expect(screen.getByRole('navigation', { name: 'Sezioni' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText(/null|undefined|NaN|\[object/)).toBeNull();
}

beforeEach(() => stubLayout(640));

test.each(SCREENS)('%s renders titles whose fields are null', async (path) => {
  await openApp(path, {
    ...answerAll([{ ...nulls, id: 1 }, { ...nulls, id: 2 }, null]),
    'GET /api/get_content/7': { ...nulls, id: 7 },
    'GET /api/random/*': { ...nulls, id: 3 },
  });
  await expectRendered(path);
});

test.each(SCREENS)('%s renders fields of the wrong type', async (path) => {
  await openApp(path, {
    ...answerAll(WRONG),
    'GET /api/get_content/7': { ...WRONG[0], id: 7 },
    'GET /api/random/*': WRONG[1],
  });
  await expectRendered(path);
});

test.each(SCREENS)('%s renders a response that is no array', async (path) => {
  await openApp(path, {
    ...answerAll({ items: [] }),
    'GET /api/get_content/7': { id: 7 },
    'GET /api/random/*': { id: 3 },
  });
  await expectRendered(path);
});

test.each(SCREENS)(
  '%s renders when calls are refused: they are logged, and nothing is shown',
  async (path) => {
    expectConsoleError(/GET \/api\/.* failed: status 404/);
    await openApp(path, {
      ...answerAll(new StubResponse(404, { error: 'no' })),
      'GET /api/check_premium_status': new StubResponse(404),
    });
    await expectRendered(path);
    expect(screen.queryByText(/404|errore|failed/i)).toBeNull();
  },
);

/** Screens with a call for a single title, which a list cannot replace. */
const hasSingleTitle = (path: string) => ['/films', '/series', '/content-view/7'].includes(path);

for (const [name, answer] of [
  ['a page', HTML],
  ['null', null],
  ['an empty list', []],
] as const)
  test.each(SCREENS)(`%s renders when the server answers ${name} to everything`, async (path) => {
    const unreadable =
      answer === HTML
        ? /GET \/api\/.* failed: the response is no JSON/
        : /GET \/api\/.* returned an unreadable response/;
    const isLogged = answer === HTML || hasSingleTitle(path);
    if (isLogged) expectConsoleError(unreadable);
    await openApp(path, answerAll(answer));
    if (isLogged)
      await waitFor(() => {
        const logged = vi.mocked(console.error).mock.calls.map((words) => words.join(' '));
        expect(logged).toContainEqual(expect.stringMatching(unreadable));
      });
    await expectRendered(path);
  });

test.each(SCREENS)('%s renders when the server never answers', async (path) => {
  await openApp(
    path,
    answerAll(() => new Promise(() => undefined)),
  );
  expect(await screen.findByRole('main')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Sezioni' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
