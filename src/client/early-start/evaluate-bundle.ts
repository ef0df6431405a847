import { LAUNCH_SKELETON_CLASS } from '../lib/launch/launch-skeleton.ts';
import { loadOrOfferReload } from './load-or-offer-reload.ts';

/*
 * Inlined at the end of index.html, after the stylesheet. Evaluates the bundle once it has loaded. A hero image that is loading by then is painted first: a phone takes longer to
 * evaluate the bundle than to load the rest of the image.
 */

declare global {
  interface Window {
    /** For `start-without-inline-scripts`. */
    isBundleStarted?: boolean;
  }
}

/** Milliseconds that the app waits for the hero image at most. */
const IMAGE_LIMIT_MS = 400;
/** Milliseconds to wait for preloading; `import` then waits for the rest. */
const CODE_LIMIT_MS = 3000;

async function evaluateBundle(): Promise<void> {
  const code = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
  await Promise.race([Promise.all(code.map(preloaded)), wait(CODE_LIMIT_MS)]);
  await heroImagePainted();
  // Again by the same address: by another one the other chunks, which import it too, would evaluate it a second time.
  // Older engines remember a failed import; there only the page's reload helps.
  await loadOrOfferReload(async () => {
    for (const { href } of code) await import(/* @vite-ignore */ href);
  });
}

/** Resolves when a preloaded file has loaded, or at once where the browser does not tell. */
async function preloaded(link: HTMLLinkElement): Promise<void> {
  const isThere = performance.getEntriesByName(link.href).length > 0;
  if (isThere || !link.relList.supports('modulepreload')) return;
  await new Promise((resolve) => ['load', 'error'].forEach((event) => link.addEventListener(event, resolve)));
}

async function heroImagePainted(): Promise<void> {
  const image = document.querySelector<HTMLImageElement>(`.${LAUNCH_SKELETON_CLASS} img`);
  if (!image || image.complete || document.hidden) return;
  const decoded = image.decode().catch(() => undefined);
  await Promise.race([decoded.then(nextFrame), wait(IMAGE_LIMIT_MS)]);
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

window.isBundleStarted = true;
void evaluateBundle();
