import { texts } from '../languages/texts.ts';
import { fetchCode } from '../lib/code-loading/fetch-code.ts';
import { LAUNCH_SKELETON_CLASS } from '../lib/launch/launch-skeleton.ts';
import { afterPaint } from '../lib/timing/after-paint.ts';
import { EVALUATION_TIMEOUT_MS } from '../lib/timing/launch-clock.ts';
import { wait } from '../lib/timing/wait.ts';
import { findBridge } from '../messenger/bridge.ts';

/*
 * Inlined at the end of index.html, after the stylesheet. Evaluates the bundle once it has arrived. A hero image
 * that is still loading is painted first: a phone takes longer to evaluate the bundle than to load the rest of the
 * image.
 */

declare global {
  interface Window {
    /** For `start-without-inline-scripts`. */
    isBundleStarted?: boolean;
  }
}

async function evaluateBundle(): Promise<void> {
  try {
    // The preloaded responses, unless they have failed. The first is the app's, which imports the others.
    const urls = [...document.querySelectorAll<HTMLLinkElement>('link[data-bundle]')].map(({ href }) => href);
    await window.bundleIsDue;
    await Promise.all(urls.map((url) => fetchCode(url)));
    urls.forEach(compile);
    await heroImagePainted();
    await import(/* @vite-ignore */ String(urls[0]));
  } catch {
    offerReload();
  }
}

/** Compiles the bundle on a separate thread while the hero image is loading, in browsers that can. */
function compile(href: string): void {
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href });
  document.head.append(link);
}

async function heroImagePainted(): Promise<void> {
  const image = document.querySelector<HTMLImageElement>(`.${LAUNCH_SKELETON_CLASS} img`);
  if (!image || image.complete || document.hidden) return;
  const decoded = image.decode().catch(() => undefined);
  await Promise.race([decoded.then(() => new Promise<void>(afterPaint)), wait(EVALUATION_TIMEOUT_MS)]);
}

/**
 * Shows a button that reloads the page, in place of a launch skeleton that would stay forever; the network's return
 * reloads it, too. Uses no stylesheet, which may be missing as well.
 */
function offerReload(): void {
  document.querySelector(`.${LAUNCH_SKELETON_CLASS}`)?.remove();
  document.getElementById('root')?.replaceChildren();
  // Sign-in may be answered later: then nothing must be drawn.
  document.querySelector('template')?.remove();
  const button = document.createElement('button');
  button.textContent = texts.errors.reload;
  button.style.cssText = 'display:block;min-height:44px;margin:40vh auto 0;padding:0 24px';
  const reload = () => location.reload();
  button.addEventListener('click', reload);
  addEventListener('online', reload);
  document.body.append(button);
  // The messenger removes its placeholder.
  if (!window.isReadyAnnounced) findBridge()?.('web_app_ready', {});
}

window.isBundleStarted = true;
void evaluateBundle();
