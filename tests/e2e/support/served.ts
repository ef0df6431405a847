import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { ForeignServer } from './foreign-server.ts';
import { PREPARED_DATA } from './prepare-data.ts';
import { type RunningServer, startServer } from './server-process.ts';

/** What serves the built mini app, whatever browser opens it: a server and data of the worker's own, or a foreign one. */
export const test = base.extend<{ foreign: ForeignServer }, { server: RunningServer }>({
  server: [
    // Playwright reads a fixture's needs from the braces, empty ones included.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'vetrina-journey-'));
      await cp(process.env[PREPARED_DATA] ?? '', folder, { recursive: true });
      const server = await startServer(folder);
      await use(server);
      await server.stop();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  // oxlint-disable-next-line no-empty-pattern
  foreign: async ({}, use) => {
    const foreign = await ForeignServer.start();
    await use(foreign);
    await foreign.stop();
  },
});
