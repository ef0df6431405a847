import { readdirSync } from 'node:fs';
import { relative } from 'node:path';
import type { CSSOptions, Plugin } from 'vite';

const FOLDER = 'src/client';

const stylesheets = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.module.css'))
  .sort();

/**
 * Class names of a build: the written one with its stylesheet's number. Bytes that say nothing, as hashes, do not compress, and
 * the page has each name twice.
 */
export const SHORT_CLASS_NAMES: CSSOptions = {
  modules: {
    generateScopedName: (name, file) => {
      const number = stylesheets.indexOf(relative(FOLDER, file));
      if (number < 0) throw new Error(`${file} is not in ${FOLDER}`);
      return `${name}-${number.toString(36)}`;
    },
  },
};

/** Has a build of the app use them; development, whose stylesheets come and go, does not. */
export function shortClassNamesPlugin(): Plugin {
  return { name: 'short-class-names', apply: 'build', config: () => ({ css: SHORT_CLASS_NAMES }) };
}
