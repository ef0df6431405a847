import { seeded } from '../random.ts';
import { designOf } from './design.ts';
import {
  bands,
  coverHeight,
  coverWidth,
  inSky,
  type Layout,
  label,
  onEarth,
  plate,
  throughArch,
} from './layouts.ts';
import { shape } from './svg.ts';
import { treatmentOf } from './treatments.ts';
import type { Work } from './work.ts';

const layouts = [inSky, inSky, inSky, onEarth, onEarth, onEarth, plate, plate, bands, throughArch, label];

/** Lays out a work's cover: picture, title and colours, always the same for the same work. */
export function layCover(work: Work): Layout {
  const random = seeded(`${work.slug}/layout`);
  const layout = random.pick(layouts);
  return layout(work, designOf(work), treatmentOf(work, random), random);
}

/** A work's cover as SVG, 400 by 600 units, all type turned into outlines. */
export function drawCover(work: Work): string {
  const { art, block, fill } = layCover(work);
  const title = [...block.title.lines, ...(block.rest?.lines ?? []), block.credit];
  const type = shape(title.map((line) => line.data).join(''), fill);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${coverWidth} ${coverHeight}">${art}${type}</svg>\n`;
}
