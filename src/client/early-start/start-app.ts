import { LAUNCH_SHAPE } from '../lib/launch-shape.ts';

/*
 * A file of its own that starts the app once its code has come. Where the shape's picture is on its way by then, that
 * is painted first: a phone takes longer to evaluate the app than the rest of the picture needs.
 */

/** Milliseconds that the app waits at most for the picture. */
const PICTURE_LIMIT_MS = 400;
/** Milliseconds that the code is waited for: asked for after that it starts by itself when it comes. */
const CODE_LIMIT_MS = 3000;

async function startApp(): Promise<void> {
  const code = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
  await Promise.race([Promise.all(code.map(arrived)), wait(CODE_LIMIT_MS)]);
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
  const decoded = picture.decode().catch(() => undefined);
  await Promise.race([decoded.then(nextFrame), wait(PICTURE_LIMIT_MS)]);
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

void startApp();
