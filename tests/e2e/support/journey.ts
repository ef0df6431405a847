import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { Faults } from './faults.ts';
import { ForeignServer } from './foreign-server.ts';
import { Messenger } from './messenger.ts';
import { expectNoSidewaysScroll } from './page-checks.ts';
import { PREPARED_DATA } from './prepare-data.ts';
import { type Person, type RunningServer, startServer } from './server-process.ts';

export { expect } from '@playwright/test';

type Fixtures = {
  /** Opens a screen by this person's launch link, inside the messenger where there is one. */
  open: (person: Person, path?: string) => Promise<void>;
  /** Nothing may go wrong in the page unless the journey says so; checked at its end. */
  faults: Faults;
  messenger: Messenger;
  foreign: ForeignServer;
};

/** A journey through the built mini app, with a server and data of its worker's own. */
export const test = base.extend<Fixtures, { server: RunningServer }>({
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

  messenger: async ({ page }, use) => use(new Messenger(page)),

  open: async ({ page, server, messenger }, use) =>
    use(async (person, path = '/') => {
      const link = new URL(path, server.links[person]);
      for (const [name, value] of new URL(server.links[person]).searchParams)
        link.searchParams.set(name, value);
      await page.goto(`${link.href}${messenger.hash}`);
    }),

  faults: [
    async ({ page }, use) => {
      const faults = new Faults(page);
      await use(faults);
      faults.expectNone();
      await expectNoSidewaysScroll(page);
    },
    { auto: true },
  ],
});
