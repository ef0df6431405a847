import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

// Runs in the background: one thread and no cache leave the memory to the server.
sharp.concurrency(1);
sharp.cache(false);

/** Pixels across: the width that Telegram shows, on a sharp screen. */
const WIDTH = 640;
const QUALITY = 80;
const DRAWING = '-cover.svg';

/**
 * Telegram accepts no SVG: puts `{slug}-cover.jpg` beside each `{slug}-cover.svg` in the folder that has none yet.
 * Returns the number of new files.
 */
export async function writeCoverJpegs(folder: string): Promise<number> {
  const names = await readdir(folder);
  const there = new Set(names);
  const covers = names.filter((name) => name.endsWith(DRAWING)).map((name) => name.slice(0, -'.svg'.length));
  const missing = covers.filter((name) => !there.has(`${name}.jpg`));
  for (const name of missing) await writePhoto(join(folder, name));
  return missing.length;
}

/** Renamed when complete, so that a JPEG under its final name is never cut short. */
async function writePhoto(path: string): Promise<void> {
  const unfinished = `${path}.jpg.part`;
  await sharp(`${path}.svg`).resize(WIDTH).jpeg({ quality: QUALITY }).toFile(unfinished);
  await rename(unfinished, `${path}.jpg`);
}
