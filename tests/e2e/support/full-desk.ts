import { request } from '@playwright/test';
import { fillDesk } from './fill-desk.ts';
import { test as journey } from './journey.ts';
import { withServer } from './server-fixtures.ts';

export { expect } from './journey.ts';

/** A journey at the desk of a server with work in each section, whose data no other file's journeys change. */
export const test = atFullDesk();

/** The same on a server with these settings. */
export function atFullDesk(settings: NodeJS.ProcessEnv = {}) {
  return journey.extend({
    server: [
      // oxlint-disable-next-line no-empty-pattern
      async ({}, use) =>
        withServer(async (server) => {
          const calls = await request.newContext();
          await fillDesk({ request: calls, server });
          await calls.dispose();
          await use(server);
        }, settings),
      { scope: 'worker', timeout: 300_000 },
    ],
  });
}
