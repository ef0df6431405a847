import { chmod, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { openDiskCache } from '../../../src/server/images/image-proxy.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});

const bytes = (length: number) => Buffer.alloc(length, 7);
const names = async () => (await readdir(folder)).sort();

it('cached bytes are kept, even after a restart', async () => {
  const inside = join(folder, 'not/there/yet');
  const cache = await openDiskCache(inside, 100);
  expect(await cache.read('a')).toBeUndefined();
  await cache.write('a', bytes(3));
  expect(await cache.read('a')).toEqual(bytes(3));
  expect(await (await openDiskCache(inside, 100)).read('a')).toEqual(bytes(3));
});

it('the least recently used file is evicted when the limit is reached', async () => {
  const cache = await openDiskCache(folder, 100);
  for (const name of ['a', 'b', 'c']) await cache.write(name, bytes(30));
  await cache.read('a');
  await cache.write('d', bytes(30));
  await vi.waitFor(async () => expect(await names()).toEqual(['a', 'c', 'd']));
  expect(await cache.read('b')).toBeUndefined();
});

it('the order of use survives a restart, even with a smaller limit', async () => {
  const cache = await openDiskCache(folder, 100);
  for (const name of ['a', 'b', 'c']) {
    await cache.write(name, bytes(30));
    await utimes(join(folder, name), 1000, 1000);
  }
  await cache.read('b');
  await vi.waitFor(async () => {
    const again = await openDiskCache(folder, 40);
    expect(await again.read('b')).toEqual(bytes(30));
  });
  await vi.waitFor(async () => expect(await names()).toEqual(['b']));
});

it('bytes beyond the limit are not cached, nor is an empty file', async () => {
  const cache = await openDiskCache(folder, 100);
  await cache.write('a', bytes(101));
  await cache.write('b', bytes(0));
  expect(await names()).toEqual([]);
});

it('files that a killed process left half written or empty are removed', async () => {
  await writeFile(join(folder, 'a.123.new'), bytes(3));
  await writeFile(join(folder, 'b'), '');
  const cache = await openDiskCache(folder, 100);
  expect(await names()).toEqual([]);
  expect(await cache.read('b')).toBeUndefined();
});

it('a deleted file is no longer in the cache', async () => {
  const cache = await openDiskCache(folder, 100);
  await cache.write('a', bytes(3));
  await rm(join(folder, 'a'));
  expect(await cache.read('a')).toBeUndefined();
});

it('a full disk is reported', async () => {
  const file = join(folder, 'file');
  await writeFile(file, 'x');
  await chmod(file, 0o400);
  const cache = await openDiskCache(join(file, 'inside'), 100);
  await expect(cache.write('a', bytes(3))).rejects.toThrow('ENOTDIR');
});
