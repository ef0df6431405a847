import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../../tools/verify/chromium-flags.mjs';
import type { PageStorage } from './support/page-storage.ts';

/** CHROMIUM is the path of the browser; `npm test` finds one and says so. Fixtures start the servers. */
export default defineConfig<{ storage: PageStorage }>({
  testDir: '.',
  testMatch: '*.spec.ts',
  projects: [
    {},
    {
      // Launch, a new person's play, a movie night's room and renewal: state that crosses page loads.
      name: 'storage refused',
      grep: /@refused/,
      use: { storage: 'refused' },
    },
  ],
  globalSetup: './support/prepared-data.ts',
  outputDir: '../../test-results',
  // More than there are processors: journeys spend a third of their time waiting.
  workers: 2 * availableParallelism(),
  fullyParallel: true,
  // The command's last lines name tests that passed only at the second attempt.
  retries: 1,
  // A busy machine must not fail the app.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env['CI']),
  use: {
    trace: 'off',
    locale: 'it-IT',
    viewport: { width: 360, height: 740 },
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      // A separate process for drawing takes a tenth more of the processor's time.
      args: [...CHROMIUM_FLAGS, '--in-process-gpu'],
    },
  },
});
