import { fetchCode } from '../lib/code-loading/fetch-code.ts';

/*
 * The only script of the page that is a file: attaches the stylesheet and evaluates the bundle if a
 * Content-Security-Policy forbids the inline ones.
 */
const linked = (name: string) => [...document.querySelectorAll<HTMLLinkElement>(`link[data-${name}]`)];
if (!document.querySelector('style')?.sheet) for (const styles of linked('styles')) styles.disabled = false;
const [app = '', ...imported] = linked('bundle').map(({ href }) => href);
if (!window.isBundleStarted)
  void Promise.all([app, ...imported].map((url) => fetchCode(url))).then(
    () => import(/* @vite-ignore */ app),
  );
