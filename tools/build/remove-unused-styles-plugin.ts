import { PurgeCSS } from 'purgecss';
import type { Plugin } from 'vite';

/** Leaves out of the built stylesheets what no script names: most of the UI kit's sheet. */
export function removeUnusedStylesPlugin(): Plugin {
  return {
    name: 'without-unused-styles',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // Before the page, which holds some of them.
      order: 'pre',
      async handler(_options, bundle) {
        const files = Object.values(bundle);
        const content = files.flatMap((file) =>
          file.type === 'chunk' ? [{ raw: file.code, extension: 'js' }] : [],
        );
        for (const file of files) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
          const [purged] = await new PurgeCSS().purge({
            content,
            css: [{ raw: String(file.source) }],
            // The outline of what has the focus names no element, and scripts spell this attribute otherwise.
            safelist: { standard: [':focus-visible', 'data-appearance'] },
            keyframes: true,
          });
          if (purged) file.source = purged.css;
        }
      },
    },
  };
}
