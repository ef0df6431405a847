import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const KIT = 'node_modules/@telegram-apps/telegram-ui/dist/';
const APP_ROOT = readFileSync(`${KIT}components/Service/AppRoot/AppRoot.js`, 'utf8');
/** The classes by which the kit's root gives its variables their values, and those of the dark. */
const [, always = '', dark = ''] = /classNames\("([\w-]+)".*'dark' && "([\w-]+)"/.exec(APP_ROOT) ?? [];

/** The kit's own values of the messenger's colours, which `theme-defaults.css` sets, light and dark. */
const FALLBACK = /(?<=var\(--tg-theme-[\w-]+),#\w+/g;
const SAME_IN_THE_DARK = /(dark\]\{)(?:--tgui--\w+:var\([\w-]+\);)+/;
/** For the engines before `env()`. */
const BEFORE_ENV = /@supports \(padding-top:constant\([^}]*\}\}/;

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
          .replaceAll(FALLBACK, '')
          .replace(BEFORE_ENV, '')
          .replaceAll(`.${always}{`, ':root{')
          .replaceAll(`.${dark}{`, ':root[data-appearance=dark]{');
        if (!/:root\{[^}]*--tgui--bg_color:/.test(onRoot) || !/dark\]\{[^}]*--tgui--bg_color:/.test(onRoot))
          throw new Error('the UI kit gives its variables their values in another way');
        return { code: onRoot.replace(SAME_IN_THE_DARK, '$1'), map: null };
      },
    },
  };
}
