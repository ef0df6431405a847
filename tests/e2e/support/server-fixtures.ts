import { test as base } from '@playwright/test';
import { copyPreparedData } from './prepared-data.ts';
import { type RunningServer, startServer } from './server-process.ts';
import { ThirdPartyServer } from './third-party-server.ts';

/** Starts a server on a copy of the prepared data, and stops it after `use`. */
export async function withServer(
  use: (server: RunningServer) => Promise<void>,
  settings: NodeJS.ProcessEnv = {},
): Promise<void> {
  const data = await copyPreparedData();
  const server = await startServer(data.folder, { ...data.settings, ...settings });
  await use(server);
  await server.stop();
  await data.remove();
}

/** Serves the built mini app to any browser: a server with the worker's own data, or a third-party server. */
export const test = base.extend<{ thirdParty: ThirdPartyServer }, { server: RunningServer }>({
  server: [
    // Playwright reads a fixture's needs from the braces, empty ones included.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => withServer(use),
    { scope: 'worker', timeout: 240_000 },
  ],

  // oxlint-disable-next-line no-empty-pattern
  thirdParty: async ({}, use) => {
    const thirdParty = await ThirdPartyServer.start();
    await use(thirdParty);
    await thirdParty.stop();
  },
});
