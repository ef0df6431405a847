import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from './server-process.ts';

/** Environment variable: the folder that every worker copies its data from. Set beforehand it is shared by several runs. */
export const PREPARED_DATA = 'VETRINA_PREPARED_DATA';

/** Playwright's global setup: has the server fill one data folder, unless an earlier run has; returns the cleanup. */
async function prepareData(): Promise<(() => Promise<void>) | undefined> {
  const shared = process.env[PREPARED_DATA];
  if (shared) {
    if (!existsSync(shared)) await fillData(shared);
    return undefined;
  }
  const folder = await mkdtemp(join(tmpdir(), 'vetrina-prepared-'));
  process.env[PREPARED_DATA] = join(folder, 'data');
  await fillData(process.env[PREPARED_DATA]);
  return () => rm(folder, { recursive: true });
}

async function fillData(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  const server = await startServer(unfinished);
  await server.stop();
  await rename(unfinished, folder);
}

// Playwright requires it.
// oxlint-disable-next-line import/no-default-export
export default prepareData;
