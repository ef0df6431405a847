import { defineConfig } from 'vitest/config';

/**
 * A module is measured by the tests of its own folder, so that a mutant takes a fraction of a second: those of other
 * folders start the whole app or a database.
 */
const folder = (process.env['MUTANTS_FOLDER'] ?? '').replace(/^src/, 'tests');

/** They open a database, wait for real seconds, or open the whole mini app only to see what quicker tests say too. */
const SLOW_TESTS = [
  'tests/client/calls/{query-client,renew-token}.test.tsx',
  'tests/server/plugins/{answer-from-cache,client-files,client-page,drain-requests,malformed-requests,rate-limits,register-calls}.test.ts',
  'tests/server/import/import-titles.test.ts',
  'tests/server/import/http/*.test.ts',
  'tests/server/import/tmdb/{import-tmdb,killed-import,tmdb-rows}.test.ts',
];

const isForBrowsers = !folder.startsWith('tests/server');

export default defineConfig({
  // The messenger's SDK brings a copy of its own.
  resolve: { dedupe: ['valibot'] },
  test: {
    include: [`${folder}/**/*.test.{ts,tsx}`],
    exclude: SLOW_TESTS,
    environment: isForBrowsers ? 'happy-dom' : 'node',
    setupFiles: isForBrowsers ? ['tests/client/setup.ts'] : [],
    testTimeout: 20_000,
  },
});
