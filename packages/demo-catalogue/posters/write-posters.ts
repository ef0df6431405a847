import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { designPoster, drawPicture } from './design-poster.ts';
import { drawCover } from './draw-cover.ts';
import type { PosterInput } from './poster-input.ts';

/**
 * Writes each title's `{slug}-cover.svg` and `{slug}-banner.svg` into the folder, made if missing, each with its
 * `.br` and `.gz` beside it; existing files are overwritten. Returns the number of pictures.
 */
export async function writePosters(titles: readonly PosterInput[], folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  let written: Promise<unknown> = Promise.resolve();
  for (const posterInput of titles) {
    const cover = drawCover(posterInput);
    const banner = drawBanner(posterInput);
    // A title's files are compressed and written in other threads while the next title is drawn.
    await written;
    written = Promise.all([
      writePicture(join(folder, `${posterInput.slug}-cover.svg`), cover),
      writePicture(join(folder, `${posterInput.slug}-banner.svg`), banner),
    ]);
  }
  await written;
  return titles.length * 2;
}

const smaller = promisify(brotliCompress);
const small = promisify(gzip);
/**
 * The best quality but one takes a third of the best one's time for half a percent more bytes. A window no larger
 * than these files need makes the packing quicker and no worse.
 */
const text = {
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: 10,
    [constants.BROTLI_PARAM_LGWIN]: 16,
  },
};

async function writePicture(path: string, svg: string): Promise<void> {
  const [brotli, gzipped] = await Promise.all([smaller(svg, text), small(svg, { level: 9 })]);
  await Promise.all([
    writeFile(path, svg),
    writeFile(`${path}.br`, brotli),
    writeFile(`${path}.gz`, gzipped),
  ]);
}

const SHEET = { x: 0, y: 0, w: 1280, h: 720 };
/** The part a phone shows when it crops the banner to its own shape, above the scrim behind the title. */
const FOCUS = { x: 380, y: 40, w: 520, h: 470 };

/** A title's banner as SVG, 1280 by 720 units: the cover's picture drawn wide, without type. */
export function drawBanner(posterInput: PosterInput): string {
  const { art } = drawPicture(posterInput, designPoster(posterInput), SHEET, SHEET, FOCUS);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET.w} ${SHEET.h}">${art}</svg>\n`;
}
