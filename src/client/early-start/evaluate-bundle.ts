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

/** Maximum wait for the hero image, in milliseconds. */
const IMAGE_TIMEOUT_MS = 400;
/** Maximum wait for preloading, in milliseconds; `import` then waits for the rest. */
const PRELOAD_TIMEOUT_MS = 3000;

async function evaluateBundle(): Promise<void> {
  const code = [
    ...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]:not([data-screens])'),
  ];
  await Promise.race([Promise.all(code.map(preloaded)), wait(PRELOAD_TIMEOUT_MS)]);
  await heroImagePainted();
  // Retries by the same address: other chunks import it too, and by another address would evaluate it a second time.
  // Older engines cache a failed import: only a page reload helps there.
  await loadOrOfferReload(async () => {
    for (const { href } of code) await import(/* @vite-ignore */ href);
  });
}

/** Resolves when a preloaded file has loaded, or at once if the browser does not report it. */
async function preloaded(link: HTMLLinkElement): Promise<void> {
  const hasLoaded = performance.getEntriesByName(link.href).length > 0;
  if (hasLoaded || !link.relList.supports('modulepreload')) return;
  await new Promise((resolve) => ['load', 'error'].forEach((event) => link.addEventListener(event, resolve)));
}

async function heroImagePainted(): Promise<void> {
  const image = document.querySelector<HTMLImageElement>(`.${LAUNCH_SKELETON_CLASS} img`);
  if (!image || image.complete || document.hidden) return;
  const decoded = image.decode().catch(() => undefined);
  await Promise.race([decoded.then(nextFrame), wait(IMAGE_TIMEOUT_MS)]);
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

window.isBundleStarted = true;
void evaluateBundle();
