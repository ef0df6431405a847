import { fetchCode } from '../lib/code-loading/fetch-code.ts';

/*
 * The only script of the page that is a file: attaches the stylesheet and evaluates the bundle if a
 * Content-Security-Policy forbids the inline ones.
 */
const [styles, bundle] = ['styles', 'bundle'].map((name) =>
  document.querySelector<HTMLLinkElement>(`link[data-${name}]`),
);
if (styles && !document.querySelector('style')?.sheet) styles.rel = 'stylesheet';
if (bundle && !window.isBundleStarted)
  void fetchCode(bundle.href).then(() => import(/* @vite-ignore */ bundle.href));
