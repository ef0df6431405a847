import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const LOAD_CHUNK = 'src/client/lib/code-loading/load-chunk.ts';
/** Vite's function around each `import()`, which fails for good with the first request that does. */
const PRELOAD_HELPER = '\0vite/preload-helper.js';
/** All chunks are loaded by it. */
const APP = /\/app\.js$/;

/** Loads every chunk by `loadChunk`, which gets the files that Vite lists before it imports the chunk. */
export function loadChunkPlugin(): Plugin {
  return {
    name: 'load-chunk',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === PRELOAD_HELPER
        ? `export { loadChunk as __vitePreload } from ${JSON.stringify(resolve(LOAD_CHUNK))}`
        : undefined,
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // Vite lists nothing for a chunk that imports no other.
          resolveDependencies: (file, files) =>
            [...new Set([file, ...files])].filter((name) => !APP.test(name)),
        },
      },
    }),
  };
}
