import { availableParallelism } from 'node:os';
import { defineConfig, mergeConfig } from 'vitest/config';
import { LongestFirstSequencer } from './tools/verify/longest-first-sequencer.mjs';
import { findPostgres } from './tools/verify/postgres.mjs';
import app from './vite.config.ts';

/**
 * A test file's name shows its needs. In `tests/server` and the demo: `.unit` needs neither a database nor the built programs;
 * `.engines` runs on both databases, which differ in what it tests; `.postgres` needs several connections, which the
 * embedded database does not have; `.slow` kills processes, loads a whole thread, waits for real delays, presses every
 * button ever sent, or tries further bot libraries. All others open a database, and pass alike on both. In `tests/client`:
 * `.app` renders the whole mini app, `.messenger.app` inside a messenger.
 */
const named = (kind: string) => `{tests,packages/*/tests}/**/*.${kind}.test.{ts,tsx}`;

const SIMULATOR_TESTS = 'packages/telegram-simulator/tests';

const DATABASE_TESTS = '{tests/server,packages/demo-catalogue/tests}/**/*.test.ts';

/** Packages that the tests of the client load as one file each. */
const BUNDLED = [
  'axios',
  'react-router-dom',
  '@telegram-apps/telegram-ui',
  '@testing-library/dom',
  '@testing-library/jest-dom/vitest',
  '@testing-library/react',
  '@testing-library/user-event',
];

/** By its `main` the UI kit would be CommonJS. */
const ES_MODULES = { mainFields: ['module'] };

const clientTests = {
  environment: 'happy-dom',
  // Players of trailers must not be loaded from their site.
  environmentOptions: { happyDOM: { settings: { navigation: { disableChildFrameNavigation: true } } } },
  // Files share a window, emptied after each, and what packages have loaded: a third of the processor's time.
  pool: 'threads',
  isolate: false,
  // Of these node would load builds that mix ES modules and CommonJS, which no window of a separate file can. As one file
  // each they are loaded in a moment: the UI kit has 239.
  deps: { optimizer: { client: { enabled: true, include: BUNDLED, exclude: ['react-dom'] } } },
  testTimeout: 20_000,
  retry: 1,
  setupFiles: 'tests/client/setup.ts',
};

/** The messenger's SDK starts once in a window: a separate one for each file. */
const messengerTests = { ...clientTests, pool: 'vmThreads', isolate: true };

const serverTests = {
  environment: 'node',
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // They wait for real processes and clocks, which a busy machine holds up: the report names what went well only then.
  retry: 1,
  expect: { poll: { timeout: 25_000, interval: 10 } },
  globalSetup: 'tests/server/support/global-setup-build.ts',
  // Files share what they load: a database in memory takes longer to come up than most need it for.
  isolate: false,
};

const STARTS_MESSENGER = [named('messenger.app'), 'tests/client/messenger/**/*.test.{ts,tsx}'];

const postgres = await findPostgres();

const onEmbedded = {
  ...serverTests,
  name: 'embedded',
  include: [postgres ? named('engines') : DATABASE_TESTS],
  exclude: [named('unit'), named('slow'), named('postgres')],
  globalSetup: [serverTests.globalSetup, 'tests/server/support/memory-engine.ts'],
};

const onPostgres = {
  ...serverTests,
  name: 'postgres',
  include: [DATABASE_TESTS],
  exclude: [named('unit'), named('slow')],
  globalSetup: [serverTests.globalSetup, 'tests/server/support/global-setup-postgres.ts'],
};

const slow = {
  ...serverTests,
  name: 'slow',
  include: [named('slow')],
  isolate: true,
  globalSetup: (postgres ? onPostgres : onEmbedded).globalSetup,
};

const tests = defineConfig({
  test: {
    // More than there are processors: tests of the server wait for half of their time.
    maxWorkers: 2 * availableParallelism(),
    sequence: { sequencer: LongestFirstSequencer },
    projects: [
      {
        extends: true,
        resolve: ES_MODULES,
        test: {
          ...clientTests,
          name: 'client',
          include: ['tests/client/**/*.test.{ts,tsx}'],
          exclude: [named('app'), ...STARTS_MESSENGER],
        },
      },
      {
        extends: true,
        resolve: ES_MODULES,
        test: { ...clientTests, name: 'app', include: [named('app')], exclude: STARTS_MESSENGER },
      },
      {
        extends: true,
        resolve: ES_MODULES,
        test: { ...messengerTests, name: 'messenger', include: STARTS_MESSENGER },
      },
      {
        extends: true,
        resolve: ES_MODULES,
        test: {
          ...clientTests,
          name: 'simulator-page',
          include: [`${SIMULATOR_TESTS}/page/**/*.test.{ts,tsx}`],
        },
      },
      {
        test: {
          ...serverTests,
          name: 'server',
          include: [named('unit'), 'tests/{contract,tools}/**/*.test.ts'],
          exclude: [named('slow')],
          provide: { opensNoDatabase: true },
        },
      },
      {
        test: {
          ...serverTests,
          name: 'simulator',
          include: [`${SIMULATOR_TESTS}/server/**/*.test.ts`],
          exclude: [named('slow')],
        },
      },
      { test: onEmbedded },
      { test: slow },
      ...(postgres ? [{ test: onPostgres }] : []),
    ],
  },
});

export default mergeConfig(app({ command: 'build', mode: 'test' }), tests);
