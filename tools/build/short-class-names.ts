import { readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { CSSOptions, Plugin } from 'vite';

const FOLDER = 'src/client';

const stylesheets = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.module.css'))
  .sort();

const KIT = 'node_modules/@telegram-apps/telegram-ui/dist/';
/** The UI kit's classes and animations, which its code and its stylesheet name. */
const KIT_NAME = /tgui-[0-9a-f]{16}/g;

const kitNames = [...new Set(readFileSync(`${KIT}styles.css`, 'utf8').match(KIT_NAME))];

/**
 * Class names of a build: the written one with its stylesheet's number. Bytes that say nothing, as hashes, do not compress, and
 * the page has each name twice.
 */
const SHORT_CLASS_NAMES: CSSOptions = {
  modules: {
    generateScopedName: (name, file) => {
      const number = stylesheets.indexOf(relative(FOLDER, file));
      if (number < 0) throw new Error(`${file} is not in ${FOLDER}`);
      return `${name}-${number.toString(36)}`;
    },
  },
};

/** Has a build of the app use them, and number the UI kit's; development, whose stylesheets come and go, does not. */
export function shortClassNamesPlugin(): Plugin {
  return {
    name: 'short-class-names',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ css: SHORT_CLASS_NAMES }),
    transform: {
      filter: { id: new RegExp(KIT) },
      handler: (code) => code.replaceAll(KIT_NAME, (name) => `tgui-${kitNames.indexOf(name).toString(36)}`),
    },
  };
}
