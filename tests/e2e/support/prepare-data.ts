import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from './server-process.ts';

/** Environment variable: the folder that every worker copies its data from. */
export const PREPARED_DATA = 'VETRINA_PREPARED_DATA';

/** Playwright's global setup: has the server fill one data folder, once; returns the cleanup. */
async function prepareData(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'vetrina-prepared-'));
  const server = await startServer(join(folder, 'data'));
  await server.stop();
  process.env[PREPARED_DATA] = join(folder, 'data');
  return () => rm(folder, { recursive: true });
}

// Playwright requires it.
// oxlint-disable-next-line import/no-default-export
export default prepareData;
