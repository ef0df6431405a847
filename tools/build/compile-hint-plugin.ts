import type { Plugin } from 'vite';
import { SCREEN_CHUNKS } from './client-chunks.ts';

/**
 * Chrome (136 and later) then compiles every function while the file loads, on a separate thread; others take it
 * for a comment.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Marks the first bundle and the screens' chunks for eager compilation: a screen calls most of their functions, and compiling
 * each at its first call takes a phone's main thread a quarter of a second. Not the other lazy chunks, of which one press
 * calls few functions.
 */
export function compileHintPlugin(): Plugin {
  return {
    name: 'compile-hint',
    apply: 'build',
    generateBundle: {
      // It has to be the first line: Vite puts its own before the code.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && (file.isEntry || file.name in SCREEN_CHUNKS))
            file.code = COMPILE_HINT + file.code;
      },
    },
  };
}
