import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const KIT = 'node_modules/@telegram-apps/telegram-ui/dist/';
const APP_ROOT = readFileSync(`${KIT}components/Service/AppRoot/AppRoot.js`, 'utf8');
/** The classes by which the kit's root gives its variables their values, and those of the dark. */
const [, always = '', dark = ''] = /classNames\("([\w-]+)".*'dark' && "([\w-]+)"/.exec(APP_ROOT) ?? [];

/**
 * Has the UI kit set its variables on the document's root instead of the element of `AppRoot`: elements outside of
 * it, such as the page's background and the launch skeleton, have them from the first paint, and an inline variable
 * of the root changes them everywhere.
 */
export function kitThemeOnRootPlugin(): Plugin {
  return {
    name: 'kit-theme-on-root',
    enforce: 'pre',
    transform: {
      filter: { id: new RegExp(`${KIT}styles\\.css`) },
      handler(css) {
        const onRoot = css
          .replaceAll(`.${always}{`, ':root{')
          .replaceAll(`.${dark}{`, ':root[data-appearance=dark]{');
        if (!/:root\{[^}]*--tgui--bg_color:/.test(onRoot) || !/dark\]\{[^}]*--tgui--bg_color:/.test(onRoot))
          throw new Error('the UI kit gives its variables their values in another way');
        return { code: onRoot, map: null };
      },
    },
  };
}
