import { defineConfig } from 'vitest/config';

/**
 * A module is measured by the tests of its own folder, so that a mutant takes a fraction of a second: those of
 * other folders start the whole app or a database.
 */
const folder = (process.env['MUTANTS_FOLDER'] ?? '').replace(/^src/, 'tests');

/** They wait for real seconds, or open the whole mini app only to repeat a quicker test's assertion. */
const SLOW_TESTS = [
  '**/*.app.test.tsx',
  'tests/server/http/{drain-requests,malformed-requests}.unit.test.ts',
  'tests/server/modules/imports/{jellyfin/jellyfin-rows,tmdb/tmdb-rows}.unit.test.ts',
];

const isForBrowsers = !/^tests.(server|contract)/.test(folder);
/** Others of the server open a database. */
const tests = folder.startsWith('tests/server') ? '*.unit.test.ts' : '*.test.{ts,tsx}';

export default defineConfig({
  // The messenger's SDK brings its own copy.
  resolve: { dedupe: ['valibot'] },
  test: {
    include: [`${folder}/**/${tests}`],
    exclude: SLOW_TESTS,
    environment: isForBrowsers ? 'happy-dom' : 'node',
    setupFiles: isForBrowsers ? ['tests/client/setup.ts', 'tools/verify/mutants/setup.ts'] : [],
    // To get a window ready takes a hundred times as long as most tests, and each mutant that hangs is waited for as long
    // as all files take to.
    isolate: false,
    testTimeout: 4_000,
  },
});
