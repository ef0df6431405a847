import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { axiosWithoutXhrPlugin } from './tools/build/axios-without-xhr-plugin.ts';
import { CHUNK_GROUPS } from './tools/build/client-chunks.ts';
import { compileHintPlugin } from './tools/build/compile-hint-plugin.ts';
import { earlyStartPlugin } from './tools/build/early-start-plugin.ts';
import { loadChunkPlugin } from './tools/build/load-chunk-plugin.ts';
import { removeUnusedStylesPlugin } from './tools/build/remove-unused-styles-plugin.ts';
import { startPagePlugin } from './tools/build/start-page-plugin.ts';
import { findPostgres } from './tools/verify/postgres.mjs';

const server = `http://localhost:${process.env['PORT'] ?? 3000}`;

/** The oldest engines that the mini app runs in. The functions that they lack are in src/client/lib/polyfills.ts. */
const SUPPORTED_ENGINES = ['chrome91', 'ios15'];

/** They kill processes, load a whole thread or wait for real delays. */
const SLOW_TESTS = [
  'tests/server/main.test.ts',
  'tests/server/cli/main.test.ts',
  'tests/server/chat/bot-api/retry-bot-api-calls.test.ts',
  'tests/server/import/tmdb/killed-import.test.ts',
  'tests/server/database/{durability,embedded/{embedded-database,engine-socket,worker-engine}}.test.ts',
  'tests/tools/{build/production-packages,development/server,trials/{crash-delivery,try-servers}}.test.ts',
];

/** Those that a real PostgreSQL is needed for: the embedded one has a single connection. */
const POSTGRES_TESTS = '{tests,packages/*/tests}/**/*.postgres.test.ts';

/** The test files whose text matches. The container's build has no tests. */
function testsThat(matches: RegExp): string[] {
  return ['tests', 'packages/demo-catalogue/tests']
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
    )
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.test\.tsx?$/.test(path) && matches.test(readFileSync(path, 'utf8')));
}

/** They run on both databases. */
const DATABASE_TESTS = testsThat(
  /from '.*\/(test-(app|bot|database)|import-catalogue|postgres-server|use-backups)\.ts'/,
);

/**
 * Both databases give these the same answers: files that take calls and messages in hold no SQL of their own (lint keeps it
 * so), and the statements that they reach are tested on both beside their queries. They run on PostgreSQL where it is installed.
 */
const ENGINE_INDEPENDENT_TESTS = [
  'tests/server/http/*.test.ts',
  'tests/server/{build-app,fuzz-calls,journeys,request-id}.test.ts',
  'tests/server/modules/**/*-{routes,command,commands,handler,handlers,buttons,button}.test.ts',
  'tests/server/modules/**/{*-in-the-chat,nights-in-chats}.test.ts',
  'tests/server/chat/every-button.test.ts',
  'tests/server/modules/sources/{matching/match-video,videos/{video-groups,own-videos}}.test.ts',
  'packages/demo-catalogue/tests/*.test.ts',
  // Uses both databases in one run.
  'tests/server/backup/between-engines.test.ts',
];

/** They render the whole mini app. */
const APP_TESTS = testsThat(/from '.*\/open-app\.tsx'/);

const KIT = 'node_modules/@telegram-apps/telegram-ui/dist/index.js';

const clientTests = {
  environment: 'happy-dom',
  // A window of its own for each file, as with a process, and the packages loaded once.
  pool: 'vmThreads',
  // Of these node would load builds that mix ES modules and CommonJS, which no such window can.
  deps: { optimizer: { client: { enabled: true, include: ['axios', 'react-router-dom'] } } },
  server: { deps: { inline: [/telegram-ui/] } },
  alias: [{ find: /^@telegram-apps\/telegram-ui$/, replacement: resolve(KIT) }],
  testTimeout: 20_000,
  retry: 1,
  setupFiles: 'tests/client/setup.ts',
};

const serverTests = {
  environment: 'node',
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // They wait for real processes and clocks, which a busy machine holds up: the report names what went well only then.
  retry: 1,
  expect: { poll: { timeout: 25_000 } },
  globalSetup: 'tests/server/support/global-setup-build.ts',
  // Files share what they load: a database in memory takes longer to come up than most need it for.
  isolate: false,
};

const postgres = await findPostgres();

const onPostgres = {
  test: {
    ...serverTests,
    name: 'postgres',
    include: DATABASE_TESTS,
    exclude: SLOW_TESTS,
    globalSetup: [serverTests.globalSetup, 'tests/server/support/global-setup-postgres.ts'],
  },
};

export default defineConfig({
  plugins: [
    react(),
    axiosWithoutXhrPlugin(),
    compileHintPlugin(),
    loadChunkPlugin(),
    removeUnusedStylesPlugin(),
    earlyStartPlugin(),
    startPagePlugin(),
  ],
  // The messenger's SDK brings a copy of its own.
  resolve: { dedupe: ['valibot'] },
  build: {
    target: 'es2022',
    cssTarget: SUPPORTED_ENGINES,
    outDir: 'dist',
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        entryFileNames: 'assets/app-[hash].js',
        codeSplitting: { groups: CHUNK_GROUPS },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': server, '/posters': server, '/images': server } },
  test: {
    // More than there are processors: tests of the server wait for half of their time.
    maxWorkers: 2 * availableParallelism(),
    projects: [
      {
        extends: true,
        test: {
          ...clientTests,
          name: 'client',
          include: ['{tests/client,packages/telegram-simulator/tests/page}/**/*.test.{ts,tsx}'],
          exclude: APP_TESTS,
        },
      },
      { extends: true, test: { ...clientTests, name: 'app', include: APP_TESTS } },
      {
        test: {
          ...serverTests,
          name: 'server',
          include: [
            '{tests/{server,contract,tools},packages/demo-catalogue/tests,packages/telegram-simulator/tests/server}/**/*.test.ts',
          ],
          exclude: [...SLOW_TESTS, ...DATABASE_TESTS],
        },
      },
      {
        test: {
          ...serverTests,
          name: 'embedded',
          include: DATABASE_TESTS,
          exclude: [...SLOW_TESTS, POSTGRES_TESTS, ...(postgres ? ENGINE_INDEPENDENT_TESTS : [])],
          globalSetup: [serverTests.globalSetup, 'tests/server/support/memory-engine.ts'],
        },
      },
      { test: { ...serverTests, name: 'slow', include: SLOW_TESTS, isolate: true } },
      ...(postgres ? [onPostgres] : []),
    ],
  },
});
