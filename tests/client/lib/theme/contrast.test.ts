import { expect, test } from 'vitest';
import {
  contrastRatio,
  parseColour,
  readableColour,
  toHex,
} from '../../../../src/client/lib/theme/contrast.ts';

const colour = (text: string) => parseColour(text) ?? [0, 0, 0];
const made = (wanted: string, grounds: string[]) => readableColour(colour(wanted), grounds.map(colour), 4.5);

test.each([
  ['#2481cc', [36, 129, 204]],
  ['2481CC', [36, 129, 204]],
  [' #fa0 ', [255, 170, 0]],
  ['fa0', [255, 170, 0]],
  [' #102030 ', [16, 32, 48]],
  ['', undefined],
  ['#12', undefined],
  ['#1x3', undefined],
  ['#1020304', undefined],
  ['##102030', undefined],
  ['rgb(1, 2, 3)', undefined],
])('%j is read as %j', (text, read) => {
  expect(parseColour(text)).toEqual(read);
});

test('black on white is 21, a colour on itself 1', () => {
  expect(contrastRatio(colour('#000'), colour('#fff'))).toBeCloseTo(21, 5);
  expect(contrastRatio(colour('#2481cc'), colour('#2481cc'))).toBe(1);
});

test.each([
  ['#767676', '#ffffff', 4.542],
  ['#0000ff', '#ffffff', 8.592],
  ['#0a0a0a', '#000000', 1.061],
])('%s on %s is %d, as in WCAG', (one, other, ratio) => {
  expect(contrastRatio(colour(one), colour(other))).toBeCloseTo(ratio, 3);
});

test('a colour with exactly the minimum contrast is not changed', () => {
  const [grey, white] = [colour('#777777'), colour('#ffffff')];
  const ratio = contrastRatio(grey, white);
  expect(readableColour(grey, [white], ratio)).toEqual(grey);
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

test.each([
  ['#8296a8', '#ffffff'],
  ['#aa3333', '#17212b'],
])('%s on %s changes no more than needed', (wanted, ground) => {
  const mended = toHex(made(wanted, [ground]));
  expect(mended).toMatch(/^#[\da-f]{6}$/);
  expect(contrastRatio(colour(mended), colour(ground))).toBeLessThan(5);
});

test('without a colour readable on all backgrounds: the better of black and white', () => {
  expect(['#000000', '#ffffff']).toContain(toHex(made('#808080', ['#000000', '#ffffff'])));
});
