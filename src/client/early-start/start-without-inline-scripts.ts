import { fetchCode } from '../lib/code-loading/fetch-code.ts';

/*
 * The only script of the page that is a file: evaluates the bundle where a Content-Security-Policy forbids the inline
 * ones.
 */
const link = document.querySelector<HTMLLinkElement>('link[data-bundle]');
if (link && !window.isBundleStarted)
  void fetchCode(link.href).then(() => import(/* @vite-ignore */ link.href));
