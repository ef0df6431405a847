import { PGlite } from '@electric-sql/pglite';
import { DurableFileSystem } from './durable-file-system.ts';

const settings = ['fsync=on', 'wal_sync_method=fsync', 'shared_buffers=32MB'];

/** Opens (or makes) the PostgreSQL in `folder`, with commits that survive a power cut. Rejects with its last words. */
export async function openDurablePglite(folder: string): Promise<PGlite> {
  const lines: string[] = [];
  const pglite = new PGlite({
    fs: new DurableFileSystem(folder),
    onStderr: (line) => {
      lines.push(line);
      lines.splice(0, lines.length - 5);
      return false;
    },
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
  });
  try {
    await pglite.waitReady;
    return pglite;
  } catch (cause) {
    throw new Error(`PostgreSQL could not open ${folder}: ${lines.join(' ') || String(cause)}`, { cause });
  }
}
