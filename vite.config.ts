import react from '@vitejs/plugin-react';
import { type BuildOptions, defineConfig } from 'vite';
import { startPagePlugin } from './tools/build/start-page-plugin.ts';

const server = `http://localhost:${process.env['PORT'] ?? 3000}`;

/** The oldest engines that the mini app runs in. The functions that they lack are in src/client/lib/polyfills.ts. */
const SUPPORTED_ENGINES = ['chrome91', 'ios15'];

/**
 * The client's chunks, beside one for each `import()`, of which those that are asked for first come first: the page's only
 * script, packages that change less often than the app, the app with all that it imports, the sheet with the UI kit's `Modal`, and what
 * several of the others share, together from 6 KB on: a small file costs a slow line more than its bytes.
 */
const CHUNKS = [
  { name: 'start', tags: ['$initial' as const] },
  {
    name: 'react',
    test: /node_modules\/(@tanstack\/(query-core|react-query)|react|react-dom|react-router|react-router-dom|scheduler)\//,
  },
  { name: 'app', test: /src\/client\/app\/app\.tsx$/ },
  { name: 'sheet', test: /src\/client\/ui\/overlays\/bottom-sheet/ },
  {
    name: 'shared',
    test: /src\/(client|contract)\//,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 6000,
  },
].map((chunk, index, all) => ({ ...chunk, priority: all.length - index }));

/** A shared chunk's name is that of its group, then of all that share it. */
const shortened = (name: string) => name.replace(/[~.].*/, '');

/** The client for browsers. */
const CLIENT: BuildOptions = {
  outDir: 'dist',
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  rolldownOptions: {
    checks: { bundlerTimings: false },
    // Schemas that nothing reads go.
    treeshake: { manualPureFunctions: ['v.pipe', 'v.object', 'v.variant'] },
    output: {
      hashCharacters: 'hex',
      entryFileNames: 'assets/start-[hash].js',
      chunkFileNames: ({ name }) => `assets/${shortened(name)}-[hash].js`,
      assetFileNames: ({ names: [name = ''] }) => `assets/${shortened(name)}-[hash][extname]`,
      codeSplitting: { groups: CHUNKS },
    },
  },
};

/** The first screens' rendering for our server, in one file, which reads its language from its address. */
const RENDERING: BuildOptions = {
  outDir: 'dist/.rendering',
  emptyOutDir: false,
  copyPublicDir: false,
  minify: true,
  rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'screens.js' } },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), startPagePlugin()],
  // The messenger's SDK brings its own copy.
  resolve: { dedupe: ['valibot'] },
  ssr: isSsrBuild ? { noExternal: true } : {},
  build: { target: 'es2022', cssTarget: SUPPORTED_ENGINES, ...(isSsrBuild ? RENDERING : CLIENT) },
  server: { port: 5173, proxy: { '/api': server, '/posters': server, '/images': server } },
}));
