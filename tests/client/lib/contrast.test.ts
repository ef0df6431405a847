import { expect, test } from 'vitest';
import {
  contrastRatio,
  parseColour,
  readableColour,
  readableSurface,
  toHex,
} from '../../../src/client/lib/contrast.ts';

const colour = (text: string) => parseColour(text) ?? [0, 0, 0];
const made = (wanted: string, grounds: string[]) => readableColour(colour(wanted), grounds.map(colour), 4.5);

test.each([
  ['#2481cc', [36, 129, 204]],
  ['2481CC', [36, 129, 204]],
  [' #fa0 ', [255, 170, 0]],
  ['', undefined],
  ['#12', undefined],
  ['rgb(1, 2, 3)', undefined],
])('%j is read as %j', (text, read) => {
  expect(parseColour(text)).toEqual(read);
});

test('black on white is 21, a colour on itself 1', () => {
  expect(contrastRatio(colour('#000'), colour('#fff'))).toBeCloseTo(21, 5);
  expect(contrastRatio(colour('#2481cc'), colour('#2481cc'))).toBe(1);
});

test('a colour with enough contrast is not changed', () => {
  expect(toHex(made('#222222', ['#ffffff', '#f0f0f0']))).toBe('#222222');
});

test.each([
  ['#8296a8', ['#ffffff', '#f0f0f0']],
  ['#333333', ['#17212b']],
  ['#2481cc', ['#2481cc']],
])('%s on %j becomes readable', (wanted, grounds) => {
  const mended = made(wanted, grounds);
  for (const ground of grounds) expect(contrastRatio(mended, colour(ground))).toBeGreaterThanOrEqual(4.5);
});

test('without a colour readable on all backgrounds: the better of black and white', () => {
  expect(['#000000', '#ffffff']).toContain(toHex(made('#808080', ['#000000', '#ffffff'])));
});

test('a background that needs the other text colour is mixed with the other one; the rest stay', () => {
  const mended = readableSurface(colour('#e8e8e8'), colour('#101010'), 4.5);
  expect(contrastRatio(colour('#fff'), mended)).toBeGreaterThanOrEqual(4.5);
  expect(toHex(readableSurface(colour('#232e3c'), colour('#17212b'), 4.5))).toBe('#232e3c');
});
