import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { StubResponse, type StubResponses } from '../calls/fake-server.ts';
import { expectConsoleError } from '../console-error.ts';
import { openApp } from '../support/open-app.tsx';
import { stubLayout } from '../support/stub-layout.ts';

/** Whatever some other server may answer, no screen breaks on it. */

const SCREENS = [
  '/home',
  '/films',
  '/series',
  '/lists',
  '/list/liste',
  '/list/5',
  '/generi',
  '/genere/Crime',
  '/content-view/7',
  '/premium-search',
];

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
const all = (answer: unknown): StubResponses => ({
  'GET /api/check_premium_status': { isPremium: true },
  'GET /api/*': answer,
});
/** One of each list whose single title has nothing but nulls. */
const nulls = Object.fromEntries(Object.keys(WRONG[0] ?? {}).map((field) => [field, null]));

async function stands(path: string) {
  expect(await screen.findByRole('main')).toBeVisible();
  // Until the answers have come and are shown.
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
    ...all([{ ...nulls, id: 1 }, { ...nulls, id: 2 }, null]),
    'GET /api/get_content/7': { ...nulls, id: 7 },
    'GET /api/random/*': { ...nulls, id: 3 },
  });
  await stands(path);
});

test.each(SCREENS)('%s renders fields of the wrong type', async (path) => {
  await openApp(path, {
    ...all(WRONG),
    'GET /api/get_content/7': { ...WRONG[0], id: 7 },
    'GET /api/random/*': WRONG[1],
  });
  await stands(path);
});

test.each(SCREENS)('%s renders a response that is no array', async (path) => {
  await openApp(path, {
    ...all({ items: [] }),
    'GET /api/get_content/7': { id: 7 },
    'GET /api/random/*': { id: 3 },
  });
  await stands(path);
});

test.each(SCREENS)(
  '%s renders when calls are refused: they are logged, and nothing is shown',
  async (path) => {
    expectConsoleError(/GET \/api\/.* failed: status 404/);
    await openApp(path, {
      ...all(new StubResponse(404, { error: 'no' })),
      'GET /api/check_premium_status': new StubResponse(404),
    });
    await stands(path);
    expect(screen.queryByText(/404|errore|failed/i)).toBeNull();
  },
);

/** Screens with one title, which no list can stand for. */
const hasOne = (path: string) => ['/films', '/series', '/content-view/7'].includes(path);

for (const [name, answer] of [
  ['a page', '<!doctype html><title>Nginx</title>'],
  ['null', null],
  ['an empty list', []],
] as const)
  test.each(SCREENS)(`%s renders when the server answers ${name} to everything`, async (path) => {
    const unreadable = /GET \/api\/.* returned an unreadable response/;
    if (hasOne(path)) expectConsoleError(unreadable);
    await openApp(path, all(answer));
    if (hasOne(path))
      await waitFor(() => expect(console.error).toHaveBeenCalledWith(expect.stringMatching(unreadable)));
    await stands(path);
  });

test.each(SCREENS)('%s stands when the server answers nothing', async (path) => {
  await openApp(
    path,
    all(() => new Promise(() => undefined)),
  );
  expect(await screen.findByRole('main')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Sezioni' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
