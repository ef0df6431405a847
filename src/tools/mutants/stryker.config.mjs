const folder = process.env.MUTANTS_FOLDER ?? '';
const name = folder.replaceAll('/', '-');

export default {
  mutate: [`${folder}/**/*.ts`, `${folder}/**/*.tsx`, '!**/*.d.ts'],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'src/tools/mutants/vitest.config.ts' },
  coverageAnalysis: 'perTest',
  // What runs while a module loads (schemas, tables) needs all tests again for each mutant; its wording is most of it.
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 2000,
  ignorePatterns: ['dist', 'build', 'data', 'release', 'test-results', 'tests/e2e'],
  // Nothing is compiled, and TypeScript 7 has no interface for Stryker to read these files by.
  disableTypeChecks: false,
  tsconfigFile: '',
  tempDirName: `build/mutants/${name}`,
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false },
  htmlReporter: { fileName: `build/mutants/${name}.html` },
  jsonReporter: { fileName: `build/mutants/${name}.json` },
};
