// Dead code: files, exported names and packages that nothing imports; with --production, those that only tests
// import.

/** @type {import('knip').KnipConfig} */
export default {
  workspaces: {
    '.': {
      entry: [
        'src/server/main.ts!',
        'src/server/cli/main.ts!',
        'src/client/start-page/choose-language.ts!',
        'src/client/app/render-early.tsx!',
        'src/server/http/screen-worker.ts!',
        'src/client/start-page/start-page.ts!',
        'src/server/database/migrations/*.ts!',
        'src/client/languages/??.ts!',
        'src/server/languages/??/index.ts!',
        'tools/*.mjs!',
        'tools/{commands,build,verify,bench}/*.mjs!',
        'tools/{bench,trials}/*.ts!',
        'tools/bench/client/bench-client.ts!',
        'tools/bench/server/measured-server-process.ts!',
        'tests/server/modules/imports/support/start-stub-services.ts',
        'tools/development/{server,start,command-line,simulator,set-photo-covers}.ts!',
      ],
      project: ['{src,tools}/**/*.{ts,tsx,mjs}!', '!tools/{build,docs}/**/*.ts!', 'tests/**/*.{ts,tsx}'],
      vite: {
        config: ['vite.config.ts'],
      },
      vitest: {
        config: ['vitest.config.ts'],
      },
      playwright: {
        config: [
          'tests/e2e/playwright.config.ts',
          'tests/e2e/screenshots.config.ts',
          'tests/e2e/webkit.config.ts',
        ],
      },
    },
    'packages/telegram-simulator': {
      entry: ['page/main.tsx!', 'tests/**/*.test.{ts,tsx}'],
      project: ['**/*.{ts,tsx}!', '!tests/**!'],
      vite: {
        config: ['vite.config.ts'],
      },
    },
    'packages/demo-catalogue': {
      entry: ['titles.ts!', 'tests/**/*.test.ts', 'commands.ts!'],
      project: ['**/*.ts!', '!tests/**!'],
    },
  },
  ignoreDependencies: ['oxlint', 'oxlint-tsgolint', '@fontsource/*'],
  ignoreBinaries: ['flock', 'WebKitWebDriver'],
  // Reports exports that only their own file uses; with --production not, since tests may import them.
  ignoreExportsUsedInFile: process.argv.includes('--production'),
};
