import { LAUNCH_SHAPE } from '../lib/launch-shape.ts';

/*
 * A file of its own that starts the app once its code has come. Where the shape's picture is on its way by then, that
 * is painted first: a phone takes longer to evaluate the app than the rest of the picture needs.
 */

/** Milliseconds that the app waits at most for the picture. */
const PICTURE_LIMIT_MS = 400;

async function startApp(): Promise<void> {
  const code = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
  await Promise.all(code.map(arrived));
  await picturePainted();
  for (const { href } of code) await import(/* @vite-ignore */ href);
}

/** Resolves when a preloaded file is there, or can be known only by asking for it. */
async function arrived(link: HTMLLinkElement): Promise<void> {
  const isThere = performance.getEntriesByName(link.href).length > 0;
  if (isThere || !link.relList.supports('modulepreload')) return;
  await new Promise((resolve) => ['load', 'error'].forEach((event) => link.addEventListener(event, resolve)));
}

async function picturePainted(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>(`.${LAUNCH_SHAPE} img`);
  if (!picture || picture.complete || document.hidden) return;
  const limit = new Promise((resolve) => setTimeout(resolve, PICTURE_LIMIT_MS));
  const decoded = picture.decode().catch(() => undefined);
  await Promise.race([decoded.then(nextFrame), limit]);
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

void startApp();
