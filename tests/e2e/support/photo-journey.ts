import { test as journey } from './journey.ts';
import { startPhotoCatalogue } from './photo-catalogue.ts';
import type { RunningServer } from './server-process.ts';

export { expect } from '@playwright/test';

/** A journey through a catalogue whose images are photographs that the server fetches from a second one. */
export const test = journey.extend<object, { server: RunningServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startPhotoCatalogue({ isOurs: true });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});
