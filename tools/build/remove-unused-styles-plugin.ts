import { PurgeCSS } from 'purgecss';
import type { Plugin, Rolldown } from 'vite';

/** Custom properties: most of the UI kit's and the messenger's are read only by components that the app does not use. */
const PROPERTY = /(?<![\w-])(--[\w-]+)(:)?/g;
const DECLARATION = /(?<=[{;])(--[\w-]+):[^;}]*;?/g;
/** A rule without declarations, nested or not. */
const EMPTY_RULE = /[^{};]+\{(?:[^{};]+\{\})*\}/g;

/** Leaves rules that no script names out of the built stylesheets: most of the UI kit's sheet. */
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
            // The focus outline names no element, and scripts spell this attribute differently.
            safelist: { standard: [':focus-visible', 'data-appearance'] },
            keyframes: true,
          });
          if (purged) file.source = purged.css;
        }
        removeUnusedProperties(files);
        // A second pass: for properties that only the removed ones read.
        removeUnusedProperties(files);
      },
    },
  };
}

/** Leaves out of the stylesheets those custom properties that neither they nor scripts read. */
function removeUnusedProperties(files: Rolldown.OutputBundle[string][]): void {
  const read = new Set<string>();
  for (const file of files)
    for (const [, name = '', colon] of textOf(file).matchAll(PROPERTY)) if (!colon) read.add(name);
  for (const file of files)
    if (file.type === 'asset' && file.fileName.endsWith('.css'))
      file.source = textOf(file)
        .replace(DECLARATION, (all, name: string) => (read.has(name) ? all : ''))
        .replace(EMPTY_RULE, '');
}

function textOf(file: Rolldown.OutputBundle[string]): string {
  return file.type === 'chunk' ? file.code : String(file.source);
}
