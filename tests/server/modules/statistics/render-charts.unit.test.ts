import sharp from 'sharp';
import { expect, it } from 'vitest';
import {
  CHART_THEMES,
  type Chart,
  chartsSvg,
  renderCharts,
} from '../../../../src/server/modules/statistics/render-charts.ts';

const days = ['2026-11-18', '2026-11-19', '2026-11-20'];
const plot = (values: readonly number[]): Chart => ({
  name: 'Riproduzioni',
  total: '7',
  values,
  colour: 'plays',
});
const picture = (values: readonly number[]) => ({ days, plots: [plot(values)], theme: CHART_THEMES.light });

it('text is drawn as outlines, and needs no installed fonts', async () => {
  const svg = chartsSvg(picture([0, 3, 4]));
  expect(svg).not.toMatch(/<text|font|NaN|undefined/);
  const named = (name: string) =>
    renderCharts({ days, plots: [{ ...plot([1, 2, 3]), name }], theme: CHART_THEMES.light });
  expect(await named('Riproduzioni')).not.toEqual(await named('Persone'));
});

it('a bar is as high as its number', async () => {
  const heights = [...chartsSvg(picture([0, 30, 60])).matchAll(/height="([\d.]+)" rx=/g)].map(([, height]) =>
    Number(height),
  );
  expect(heights).toHaveLength(2);
  expect(heights[1]).toBeCloseTo((heights[0] ?? 0) * 2);
});

it.each([[[]], [[0, 0, 0]], [[1_000_000_000, 0, 2]]])('a chart of %j can be drawn', async (values) => {
  expect(await sharp(await renderCharts(picture(values))).metadata()).toMatchObject({ width: 1280 });
});
