import { PGlite } from '@electric-sql/pglite';
import { DurableFileSystem } from './durable-file-system.ts';
import { pgliteExtensions } from './pglite-extensions.ts';

const settings = [
  'fsync=on',
  'wal_sync_method=fsync',
  'shared_buffers=32MB',
  'min_wal_size=32MB',
  'timezone=UTC',
];

/** Opens PGlite on `folder` with durable commits. Rejects with PostgreSQL's last FATAL or PANIC line. */
export async function openDurablePglite(folder: string): Promise<PGlite> {
  let lastError = '';
  const pglite = new PGlite({
    fs: new DurableFileSystem(folder),
    extensions: pgliteExtensions,
    onStderr: (line) => {
      lastError = /(?:FATAL|PANIC): +(.*)/.exec(line)?.[1] ?? lastError;
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
    throw new Error(`PostgreSQL could not open ${folder}: ${lastError || String(cause)}`, { cause });
  }
}
