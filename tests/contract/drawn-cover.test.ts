import { expect, test } from 'vitest';
import { drawnCoverStyle } from '../../src/contract/drawn-cover.ts';

const NAMES = Array.from({ length: 400 }, (_, number) => `Titolo ${number}`);
const drawn = NAMES.map((titolo) =>
  drawnCoverStyle({ titolo, generi: `Genere ${titolo.length % 7}, Dramma` }),
);

function luminance(colour: string): number {
  const hex = colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test('a drawn cover’s name can be read on its ground and its shape', () => {
  for (const style of drawn)
    for (const behind of [style['--ground'], style['--shape']])
      expect(contrast(style['--lettering'], behind), `${style['--lettering']} on ${behind}`).toBeGreaterThan(
        4.5,
      );
});

test('drawn covers differ, and one title is always drawn alike', () => {
  expect(new Set(drawn.map((style) => style['--form'])).size).toBe(8);
  expect(new Set(drawn.map((style) => JSON.stringify(style))).size).toBeGreaterThan(300);
  const [first = ''] = NAMES;
  expect(drawnCoverStyle({ titolo: first, generi: 'Horror' })).toEqual(
    drawnCoverStyle({ titolo: first, generi: 'Horror' }),
  );
});

test('a drawn cover’s longest word fits on a line, also where nothing is named', () => {
  const size = (titolo: string) => drawnCoverStyle({ titolo, generi: null })['--size'];
  expect(size('Supercalifragilisti')).toBeLessThan(size('Roma'));
  expect(size('')).toBeGreaterThan(0);
});
