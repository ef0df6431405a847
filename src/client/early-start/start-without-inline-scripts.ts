/*
 * The only script of the page that is a file of its own: evaluates the bundle where a Content-Security-Policy forbids
 * the inline ones.
 */
if (!window.isBundleStarted)
  for (const { href } of document.querySelectorAll<HTMLLinkElement>(
    'link[rel="modulepreload"]:not([data-screens])',
  ))
    await import(/* @vite-ignore */ href);

export {};
