import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

export const GB = 1024 ** 3;

/** Space of a disk that this process may use: free gigabytes, and their share of what is used and free. */
export type DiskSpace = { gigabytes: number; share: number };

/** Measures the disk of a folder, which may not exist yet. */
export async function measureDisk(path: string): Promise<DiskSpace> {
  const folder = resolve(path);
  try {
    const { bavail, bfree, blocks, bsize } = await statfs(folder);
    // Some blocks are kept for root.
    const usable = blocks - bfree + bavail;
    return { gigabytes: (bavail * bsize) / GB, share: usable > 0 ? bavail / usable : 0 };
  } catch (error) {
    if (folder === dirname(folder)) throw error;
    return measureDisk(dirname(folder));
  }
}
