import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/server/support/temporary-folder.ts';
import { drawCover } from '../../posters/draw-cover.ts';
import { posterInputOf } from '../../posters/poster-input.ts';
import { drawBanner, writePosters } from '../../posters/write-posters.ts';
import { readDemoTitles } from '../../titles.ts';

const works = (await readDemoTitles()).map(posterInputOf);

const some = works.slice(0, 2);
let folder = '';

beforeEach(async () => {
  folder = await temporaryFolder();
});

it('each title’s cover and banner are written, plain and compressed twice, into a new folder', async () => {
  const made = join(folder, 'new');
  expect(await writePosters(some, made)).toBe(4);
  expect(await readdir(made)).toHaveLength(12);
  for (const work of some) {
    const cover = join(made, `${work.slug}-cover.svg`);
    expect(await readFile(cover, 'utf8')).toBe(drawCover(work));
    expect(brotliDecompressSync(await readFile(`${cover}.br`)).toString()).toBe(drawCover(work));
    expect(gunzipSync(await readFile(`${cover}.gz`)).toString()).toBe(drawCover(work));
    expect(await readFile(join(made, `${work.slug}-banner.svg`), 'utf8')).toBe(drawBanner(work));
  }
});

it('a second run repairs broken files and leaves the same files', async () => {
  await writePosters(some, folder);
  const before = await readdir(folder);
  const cover = join(folder, `${some[0]?.slug}-cover.svg`);
  await writeFile(cover, 'broken');
  await writePosters(some, folder);
  expect(await readdir(folder)).toEqual(before);
  expect(await readFile(cover, 'utf8')).toContain('<svg');
});

it('the error names the folder that could not be made', async () => {
  const blocked = join(folder, 'file');
  await writeFile(blocked, '');
  await expect(writePosters(some, join(blocked, 'posters'))).rejects.toThrow(/file/u);
});
