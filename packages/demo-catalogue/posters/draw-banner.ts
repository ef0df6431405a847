import { seededRandom } from '../seeded-random.ts';
import { compositions } from './compositions.ts';
import { designPoster, drawingRandom } from './design-poster.ts';
import type { PosterInput } from './poster-input.ts';

const bannerWidth = 1280;
const bannerHeight = 720;

/** The part a phone shows when it crops the banner to its own shape, above the scrim the title stands on. */
const focus = { x: 380, y: 40, w: 520, h: 470 };

/** A title's banner as SVG, 1280 by 720 units: the cover's picture drawn wide, without type. */
export function drawBanner(posterInput: PosterInput): string {
  const { composition, motif, roles } = designPoster(posterInput);
  const random = drawingRandom(posterInput);
  const backgroundRandom = seededRandom(`${posterInput.slug}/scene`);
  const backgroundBox = { x: 0, y: 0, w: bannerWidth, h: bannerHeight };
  const { art } = compositions[composition]({
    w: backgroundBox.w,
    h: backgroundBox.h,
    backgroundBox,
    focus,
    roles,
    motif,
    random,
    backgroundRandom,
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${bannerWidth} ${bannerHeight}">${art}</svg>\n`;
}
