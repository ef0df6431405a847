import { seededRandom } from '../seeded-random.ts';
import {
  archPicture,
  coverHeight,
  coverWidth,
  framedPicture,
  type LaidOutCover,
  pastedLabel,
  splitSheet,
  titleBottom,
  titleTop,
} from './cover-layouts.ts';
import { designPoster } from './design-poster.ts';
import type { PosterInput } from './poster-input.ts';
import { filledPath } from './svg.ts';
import { typeStyleFor } from './type-styles.ts';

const layouts = [
  titleTop,
  titleTop,
  titleTop,
  titleBottom,
  titleBottom,
  titleBottom,
  framedPicture,
  framedPicture,
  splitSheet,
  archPicture,
  pastedLabel,
];

/** Lays out a title's cover: picture, type and colours, always the same for the same title. */
export function layOutCover(posterInput: PosterInput): LaidOutCover {
  const random = seededRandom(`${posterInput.slug}/layout`);
  const layout = random.pick(layouts);
  return layout(posterInput, designPoster(posterInput), typeStyleFor(posterInput, random), random);
}

/** A title's cover as SVG, 400 by 600 units, all type converted to outlines. */
export function drawCover(posterInput: PosterInput): string {
  const { art, block, fill } = layOutCover(posterInput);
  const title = [...block.title.lines, ...(block.rest?.lines ?? []), block.credit];
  const type = filledPath(title.map((line) => line.data).join(''), fill);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${coverWidth} ${coverHeight}">${art}${type}</svg>\n`;
}
