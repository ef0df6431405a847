import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/server/support/temporary-folder.ts';
import { writeCoverJpegs } from '../../posters/write-cover-jpegs.ts';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 600"><rect width="400" height="600"/></svg>';
let folder = '';

beforeEach(async () => {
  folder = await temporaryFolder();
  await writeFile(join(folder, 'film-1990-cover.svg'), DRAWING);
  await writeFile(join(folder, 'film-1990-banner.svg'), DRAWING);
});

it('each cover gets a JPEG of its shape, for clients that take no drawings', async () => {
  expect(await writeCoverJpegs(folder)).toBe(1);
  expect(await sharp(join(folder, 'film-1990-cover.jpg')).metadata()).toMatchObject({
    format: 'jpeg',
    width: 640,
    height: 960,
  });
  expect(await readdir(folder)).toHaveLength(3);
});

it('each JPEG is made once, and an interrupted run is resumed', async () => {
  await writeCoverJpegs(folder);
  await writeFile(join(folder, 'serie-2000-cover.svg'), DRAWING);
  await writeFile(join(folder, 'serie-2000-cover.jpg.part'), 'half of one');
  expect(await writeCoverJpegs(folder)).toBe(1);
  expect(await writeCoverJpegs(folder)).toBe(0);
  expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
});

it('the error names the drawing that cannot be read', async () => {
  await writeFile(join(folder, 'broken-cover.svg'), 'no drawing at all');
  await expect(writeCoverJpegs(folder)).rejects.toThrow(/broken-cover|unsupported image/);
});
