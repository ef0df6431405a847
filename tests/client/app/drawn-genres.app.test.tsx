import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fillGenres } from '../../../src/client/early-start/draw-genres.ts';
import {
  attachApp,
  drawScreen,
  type Launch,
  normalizeStyles,
  useDrawnPages,
} from '../support/drawn-pages.tsx';
import { stubLayout, stubStyle } from '../support/stub-layout.ts';

useDrawnPages();

const genre = (genere: unknown, copertina: unknown = null) => ({ genere, copertina });
const genres = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    genre(`Genere ${index}`, index % 3 === 1 ? null : '/cover.webp'),
  );

/** Two columns of cards on a phone. */
beforeEach(() => {
  stubLayout(2000);
  stubStyle('* { --columns: 2 }');
  const [card, window] = [new DOMRect(0, 0, 176, 110), new DOMRect(0, 0, 360, 640)];
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.matches('[data-covers] *') ? card : window;
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Draws these genres, and leaves this response to the app, by default the same. */
async function draw(drawn: unknown, launch: Launch = {}, answered = drawn) {
  const response = { 'GET /api/get_generi/0?limit=8&user-id=42': answered };
  const { shape, shown } = drawScreen('/generi', launch, response, (screen) =>
    fillGenres(screen, drawn, () => undefined),
  );
  expect(shape).toHaveTextContent('Loading...');
  expect(shape.querySelectorAll('[role=listitem]')).toHaveLength(0);
  if (!shown) return { shape, shown };
  await vi.waitFor(() => expect(shape.querySelectorAll('[role=listitem]').length).toBeGreaterThan(0));
  expect(shape).not.toHaveTextContent('Loading...');
  normalizeStyles(shape);
  // The development build reports what it has not rendered: pictures that the early start loads.
  for (const image of shape.querySelectorAll('[role=listitem] img')) {
    image.classList.remove(shape.dataset['shown'] ?? '');
    for (const name of ['src', 'srcset', 'sizes', 'loading']) image.removeAttribute(name);
  }
  return { shape, shown };
}

test.each<[string, unknown]>([
  ['no genre', []],
  ['a genre twice', [genre('Noir'), genre('Noir')]],
  ['a number for a name', [genre(7), genre('Noir')]],
  ['a space before a name', [genre(' Noir')]],
  ['a number for a picture', [genre('Noir', 7)]],
  ['more genres than the app renders at once', genres(25)],
  ['an object in place of a list', { genere: 'Noir' }],
])('%s is left to the app', async (_, response) => {
  const { shown } = await draw(response);
  expect(shown).toBeUndefined();
  expect(await attachApp()).toBeUndefined();
});

test('genres drawn from other ones than the app gets are rendered by it', async () => {
  await draw(genres(8), {}, genres(7));
  expect(await attachApp()).toBeUndefined();
});

test('genres in as many columns as the window no longer has are rendered by the app', async () => {
  await draw(genres(8));
  vi.stubGlobal('innerWidth', 800);
  expect(await attachApp()).toBeUndefined();
});

test("a screen whose 'Loading...' is still read is rendered by the app", async () => {
  const response = { 'GET /api/get_generi/0?limit=8&user-id=42': genres(8) };
  drawScreen('/generi', {}, response, (screen) => fillGenres(screen, genres(8), () => undefined));
  expect(await attachApp()).toBeUndefined();
});

// Last: once the images of an app have loaded, a later one begins without early responses.
test.each<[string, unknown, Launch?]>([
  ['of another server', genres(5)],
  ['of our server, in a messenger', genres(8), { isOurs: true, platform: 'android' }],
  ['of our server, on an iPhone', genres(8), { isOurs: true, platform: 'ios' }],
  ['without pictures', [genre('Noir'), { genere: 'Rock & Roll' }]],
  ['more than asked for', genres(24)],
])('genres %s are taken over as they were drawn', async (_, drawn, launch) => {
  const { shape } = await draw(drawn, launch);
  const elements = [...shape.querySelectorAll('header *, main *')];
  expect(await attachApp(launch?.platform)).toEqual([]);
  expect(elements.filter((element) => !element.isConnected)).toEqual([]);
  await act(async () => undefined);
  expect(elements.filter((element) => !element.isConnected)).toEqual([]);
});
