import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Bytes of the disk that a folder is on, or will be on. */
export async function diskSpace(folder: string): Promise<{ free: number; total: number }> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { free: bavail * bsize, total: blocks * bsize };
  } catch (error) {
    if (folder === dirname(folder)) throw error;
    return diskSpace(dirname(folder));
  }
}
