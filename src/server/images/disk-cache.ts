import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { chance, clock } from '../lib/clock.ts';

const UNFINISHED = '.new';

/** LRU cache of files in a folder, limited in bytes. */
export type DiskCache = {
  /** True if a file was written and has not been evicted since. */
  has(name: string): Promise<boolean>;
  /** Reads a file; undefined when missing. */
  read(name: string): Promise<Buffer | undefined>;
  /** Writes a file atomically. Rejects when the disk does. */
  write(name: string, bytes: Buffer): Promise<void>;
};

/**
 * Opens the cache, creating its folder. Files' mtimes are their last use, so that the LRU order survives a restart.
 */
export async function openDiskCache(folder: string, maxBytes: number): Promise<DiskCache> {
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => bytes,
    dispose: (_bytes, name, reason) => {
      if (reason === 'evict') void remove(join(folder, name));
    },
  });
  for (const { name, size } of await filesIn(folder)) sizes.set(name, size);

  return {
    has: async (name) => sizes.has(name),
    async read(name) {
      if (sizes.get(name) === undefined) return undefined;
      const path = join(folder, name);
      const now = clock.date();
      void utimes(path, now, now).catch(() => undefined);
      return readFile(path).catch(() => {
        sizes.delete(name);
        return undefined;
      });
    },
    async write(name, bytes) {
      if (bytes.length === 0 || bytes.length > maxBytes) return;
      const unfinished = join(folder, `${name}.${chance.uuid()}${UNFINISHED}`);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        // fsync before rename: complete even after a power failure.
        await writeFile(unfinished, bytes, { flush: true });
        await rename(unfinished, join(folder, name));
      } catch (error) {
        await remove(unfinished);
        throw error;
      }
      sizes.set(name, bytes.length);
    },
  };
}

/** Complete files, least recently used first; removes temporary files of killed processes. */
async function filesIn(folder: string): Promise<{ name: string; size: number }[]> {
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const found = await stat(path).catch(() => undefined);
      if (found?.isFile() && found.size > 0 && !name.endsWith(UNFINISHED))
        return [{ name, size: found.size, used: found.mtimeMs }];
      await remove(path);
      return [];
    }),
  );
  return files.flat().toSorted((a, b) => a.used - b.used);
}

async function remove(path: string): Promise<void> {
  await rm(path, { force: true }).catch(() => undefined);
}
