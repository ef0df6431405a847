import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Work } from '../server/demo/work.ts';
import { drawBanner } from './draw-banner.ts';
import { drawCover } from './draw-cover.ts';

/**
 * Writes each work's `{slug}-cover.svg` and `{slug}-banner.svg` into the folder, made if missing, each with its
 * `.br` and `.gz` beside it; what is there already is written over. Answers how many pictures it drew.
 */
export async function writePosters(works: readonly Work[], folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  for (const work of works) {
    await Promise.all([
      writePicture(join(folder, `${work.slug}-cover.svg`), drawCover(work)),
      writePicture(join(folder, `${work.slug}-banner.svg`), drawBanner(work)),
    ]);
  }
  return works.length * 2;
}

const smaller = promisify(brotliCompress);
const small = promisify(gzip);
/** A window no larger than these files need makes the packing several times quicker and no worse. */
const text = {
  params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_LGWIN]: 16 },
};

async function writePicture(path: string, svg: string): Promise<void> {
  const [brotli, gzipped] = await Promise.all([smaller(svg, text), small(svg, { level: 9 })]);
  await Promise.all([
    writeFile(path, svg),
    writeFile(`${path}.br`, brotli),
    writeFile(`${path}.gz`, gzipped),
  ]);
}
