import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawCover } from '../../../src/server/images/draw-cover.ts';
import { outlinesOf } from '../../../src/server/images/lettering.ts';
import { renderImage } from '../../../src/server/images/render-image.ts';

const NAMES = [
  'Cena di Natale',
  'Rocky 4',
  '8 e mezzo',
  'Gita a Goa',
  'Žižek w Łodzi',
  'Perché è già più tardi',
];
/** Two of them at least have none of the fonts' letters. */
const ODD = ['Война и мир', '千と千尋の神隠し', '🎬🎬', '', '<b>&"\'', 'x'.repeat(500), 'Titolo '.repeat(80)];

const drawn = (titolo: string, generi: string | null = 'Dramma') => drawCover({ titolo, generi });

describe('a drawn cover', () => {
  it.each([...NAMES, ...ODD])('a drawn cover of «%s» is a picture of two by three', async (name) => {
    const picture = await renderImage(drawn(name), { width: 960, format: 'jpg' });
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 960, height: 1440 });
    const { channels } = await sharp(picture).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(3);
  });

  it('a title is always drawn alike, and titles beside each other differ', () => {
    expect(drawn('Rocky 4')).toEqual(drawn('Rocky 4'));
    expect(new Set(NAMES.map((name) => drawn(name).toString())).size).toBe(NAMES.length);
  });

  it('every composition is drawn', () => {
    const compositions = Array.from({ length: 400 }, (_, number) =>
      drawn(`Titolo ${number}`)
        .toString()
        .replace(/<path[^>]*>/g, '')
        .replace(/#\w+|[\d.-]+/g, ''),
    );
    expect(new Set(compositions).size).toBeGreaterThanOrEqual(8);
    expect(compositions.join('')).not.toMatch(/NaN|undefined/);
  });

  it('the name is in the picture where the fonts have its letters, at any length', () => {
    for (const name of [...NAMES, 'x'.repeat(500), 'Titolo '.repeat(80)])
      expect(drawn(name).toString(), name).toContain('<path');
    expect(drawn('Война и мир').toString()).not.toContain('<path');
  });
});

describe('the lettering', () => {
  const block = { lettering: 'black', size: 100, width: 700, maxLines: 3 } as const;
  /** The right edge of a line of outlines. */
  const widthOf = (line: string) =>
    Math.max(...[...line.matchAll(/(-?[\d.]+) -?[\d.]+(?=[MLQCZ]|$)/g)].map(([, x]) => Number(x)));

  it.each(['Il mio grosso grasso matrimonio greco', 'Supercalifragilistichespiralidoso', 'Saggio'])(
    'no line of «%s» is wider than its block, and each is a path',
    (name) => {
      const lines = outlinesOf(name, block) ?? [];
      expect(lines.length).toBeGreaterThan(0);
      for (const line of lines) {
        expect(widthOf(line)).toBeLessThanOrEqual(block.width);
        expect(line).toMatch(/^[MLQCZ\d. -]+$/);
      }
    },
  );

  it('lines beyond the last are left out', () => {
    expect(outlinesOf('parola '.repeat(40), block)).toHaveLength(3);
  });
});
