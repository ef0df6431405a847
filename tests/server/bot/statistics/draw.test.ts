// @vitest-environment node
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawPlots, type Plot, svgOf } from '../../../../src/server/bot/statistics/draw.ts';
import { LOOKS } from '../../../../src/server/bot/statistics/looks.ts';

const days = ['2026-11-18', '2026-11-19', '2026-11-20'];
const plot = (values: readonly number[]): Plot => ({
  name: 'Riproduzioni',
  total: '7',
  values,
  colour: 'plays',
});
const picture = (values: readonly number[]) => ({ days, plots: [plot(values)], look: LOOKS.light });

it('words are outlines: a machine without typefaces shows them, too', async () => {
  const svg = svgOf(picture([0, 3, 4]));
  expect(svg).not.toMatch(/<text|font|NaN|undefined/);
  const named = (name: string) =>
    drawPlots({ days, plots: [{ ...plot([1, 2, 3]), name }], look: LOOKS.light });
  expect(await named('Riproduzioni')).not.toEqual(await named('Persone'));
});

it('a bar is as high as its figure', async () => {
  const heights = [...svgOf(picture([0, 30, 60])).matchAll(/height="([\d.]+)" rx=/g)].map(([, height]) =>
    Number(height),
  );
  expect(heights).toHaveLength(2);
  expect(heights[1]).toBeCloseTo((heights[0] ?? 0) * 2);
});

it.each([[[]], [[0, 0, 0]], [[1_000_000_000, 0, 2]]])('%j can be drawn', async (values) => {
  expect(await sharp(await drawPlots(picture(values))).metadata()).toMatchObject({ width: 1280 });
});
