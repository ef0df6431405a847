import type { Work } from '../work.ts';
import { designOf, drawingChances } from './design.ts';
import { families } from './families.ts';

export const bannerWidth = 1280;
export const bannerHeight = 720;

/** The part a phone shows when it crops the banner to its own shape, above the scrim the title stands on. */
const focus = { x: 400, y: 44, w: 480, h: 420 };

/** A work's banner as SVG, 1280 by 720 units: the cover's idea drawn wide, with no type on it. */
export function drawBanner(work: Work): string {
  const { family, motif, tones } = designOf(work);
  const stage = { w: bannerWidth, h: bannerHeight, focus, tones, motif, random: drawingChances(work) };
  const { art } = families[family](stage);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${bannerWidth} ${bannerHeight}">${art}</svg>\n`;
}
