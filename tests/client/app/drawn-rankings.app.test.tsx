import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fillRanking } from '../../../src/client/early-start/draw-row.ts';
import { attachApp, drawScreen, type Launch, useDrawnPages } from '../support/drawn-pages.tsx';
import { title, titles } from '../support/title-fixtures.ts';

useDrawnPages();

const ROWS = [titles(4, 10), titles(3, 20), titles(5, 30)];

const callsOf = (type: string) => [
  `GET /api/top_contents/${type}/365?`,
  `GET /api/get_last/${type}?`,
  `GET /api/top_contents/${type}/1?`,
];

/** Draws these rows, and leaves these responses to the app. */
function draw(rows: unknown[], launch: Launch = {}, answers = rows, path = '/films', type = 'film') {
  const responses = Object.fromEntries(
    callsOf(type).flatMap((call, row) => (answers[row] ? [[call, answers[row]]] : [])),
  );
  const drawn = drawScreen(path, launch, responses, (shape) =>
    rows.map((response, row) => fillRanking(shape, response, () => undefined, { row })),
  );
  // The development build reports what it has not rendered: covers that the early start loads.
  for (const image of drawn.shape.querySelectorAll('main li img')) {
    image.classList.remove(drawn.shape.dataset['shown'] ?? '');
    for (const name of ['src', 'srcset', 'sizes', 'loading']) image.removeAttribute(name);
  }
  return drawn;
}

test.each<[string, Parameters<typeof draw>]>([
  ['films of another server', [ROWS]],
  ['films of our server, in a messenger', [ROWS, { isOurs: true, platform: 'android' }]],
  ['series of our server, on an iPhone', [ROWS, { isOurs: true, platform: 'ios' }, ROWS, '/series', 'serie']],
  ['films without covers', [[[title(1, { copertina: null })], [title(2, { copertina: null })], [title(3)]]]],
  ['more films than a row has', [[titles(31), titles(40), titles(32)]]],
  ['films without counts', [ROWS.map((row) => row.map(({ id, titolo }) => ({ id, titolo })))]],
])('%s are taken over as they were drawn', async (_, launch) => {
  const { shape, shown } = draw(...launch);
  expect(shown).toEqual(launch[0]);
  const drawn = [...shape.querySelectorAll('header *, main *')];
  expect(await attachApp(launch[1]?.platform)).toEqual([]);
  expect(drawn.filter((element) => !element.isConnected)).toEqual([]);
  // The rest of the screen follows.
  await act(async () => undefined);
  expect(document.querySelectorAll('main section').length).toBeGreaterThan(
    shape.querySelectorAll('ul').length,
  );
});

test.each<[string, unknown[]]>([
  ['a row that never came', [ROWS[0], undefined, ROWS[2]]],
  ['a row without titles', [ROWS[0], [], ROWS[2]]],
  ['a title twice', [ROWS[0], ROWS[1], [title(1), title(1)]]],
  ['a number for a name', [[title(1, { titolo: 1984 })], ROWS[1], ROWS[2]]],
])('films with %s are rendered by the app', async (_, rows) => {
  const { shown } = draw(rows);
  expect(shown).toContain(undefined);
  expect(await attachApp()).toBeUndefined();
});

test('films drawn from other titles than the app gets are rendered by it', async () => {
  draw(ROWS, {}, [ROWS[0], ROWS[1], titles(2, 90)]);
  expect(await attachApp()).toBeUndefined();
});

test('films in whose place words are searched are rendered by the app', async () => {
  draw(ROWS, { isOurs: true });
  history.replaceState(null, '', '/films?cerca=abc&user-id=42&key=launch-key');
  expect(await attachApp()).toBeUndefined();
});
