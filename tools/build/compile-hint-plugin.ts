import type { Plugin } from 'vite';

/** Chrome (136 and later) then compiles every function while the file loads, on another thread; others take it for a comment. */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Marks the first bundle for eager compilation: a first screen calls most of its functions, and compiling each at its
 * first call takes a phone's main thread a quarter of a second. Not the lazy chunks, of which one screen calls few.
 */
export function compileHintPlugin(): Plugin {
  return {
    name: 'compile-hint',
    apply: 'build',
    generateBundle: {
      // It has to be the first line: Vite puts one of its own before the code.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && file.isEntry) file.code = COMPILE_HINT + file.code;
      },
    },
  };
}
