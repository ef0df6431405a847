import { seeded } from '../random.ts';
import { designOf, drawingChances } from './design.ts';
import { families } from './families.ts';
import type { Work } from './work.ts';

export const bannerWidth = 1280;
export const bannerHeight = 720;

/** The part a phone shows when it crops the banner to its own shape, above the scrim the title stands on. */
const focus = { x: 380, y: 40, w: 520, h: 470 };

/** A work's banner as SVG, 1280 by 720 units: the cover's idea drawn wide, with no type on it. */
export function drawBanner(work: Work): string {
  const { family, motif, tones } = designOf(work);
  const random = drawingChances(work);
  const scenes = seeded(`${work.slug}/scene`);
  const band = { x: 0, y: 0, w: bannerWidth, h: bannerHeight };
  const { art } = families[family]({ w: band.w, h: band.h, band, focus, tones, motif, random, scenes });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${bannerWidth} ${bannerHeight}">${art}</svg>\n`;
}
