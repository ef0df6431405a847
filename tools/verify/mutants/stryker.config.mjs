const folder = process.env.MUTANTS_FOLDER ?? '';
const name = folder.replaceAll('/', '-');

/** Files whose tests start the whole app, a database or a stub of a service, or wait for real seconds. */
const NOT_MEASURED = [
  'src/server/http/{client-files,client-page,drain-requests,error-handlers,rate-limits}.ts',
  'src/server/modules/videos/matching/match-video.ts',
  'src/server/modules/imports/{export-titles,import-row,import-titles,open-import}.ts',
  'src/server/modules/imports/{jellyfin,tmdb}/{import-tmdb,jellyfin-client,jellyfin-rows,libraries,tmdb-plan}.ts',
];

export default {
  mutate: [`${folder}/**/*.{ts,tsx}`, ...NOT_MEASURED.map((path) => `!${path}`)],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tools/verify/mutants/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // A mutant in code that runs while a module loads (schemas, tables) needs all tests again; most of that code is
  // wording.
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 2000,
  ignorePatterns: ['/dist', '/build', '/data', '/release', 'test-results', 'tests/e2e'],
  // Nothing is compiled, and TypeScript 7 has no interface by which Stryker could read these files.
  disableTypeChecks: false,
  tsconfigFile: '',
  tempDirName: `build/mutants/${name}`,
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false },
  htmlReporter: { fileName: `build/mutants/${name}.html` },
  jsonReporter: { fileName: `build/mutants/${name}.json` },
};
