import type { Browser } from '@playwright/test';
import {
  LAUNCH,
  measurePageLoad,
  openPhonePage,
  type PageLoad,
  type PhonePage,
} from './measure-page-load.ts';

type Interaction = {
  name: string;
  path: string;
  /** The first target, and one for later. */
  taps: readonly [string, string];
  /** Appears with the result, if that is no other screen. */
  words?: string;
};

/** A person's taps. */
export const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'opening a title',
    path: '/',
    taps: ['main a[href^="/content-view/"]', 'main li + li a[href^="/content-view/"]'],
  },
  {
    name: 'opening a title from /films',
    path: '/films',
    // The first row moves.
    taps: ['main section + section li a', 'main section + section li + li a'],
  },
  {
    name: 'opening a similar title',
    path: '/content-view/7',
    taps: ['main li a', 'main li + li a'],
  },
  {
    name: 'a tab',
    path: '/',
    taps: ['header a[href="/films"]', 'header a[href="/series"]'],
  },
  {
    name: 'a genre’s card',
    path: '/generi',
    taps: ['main a[href="/genere/Azione"]', 'main a[href="/genere/Avventura"]'],
  },
  {
    name: 'a title’s genre',
    path: '/content-view/7',
    taps: ['main a[href="/genere/Dramma"]', 'main a[href="/genere/Horror"]'],
  },
  {
    name: 'a chip',
    path: '/premium-search',
    taps: ['main button[aria-pressed="false"]', 'main button[aria-pressed="false"]'],
    words: 'main button[aria-pressed="true"]',
  },
];
const HEADING = 'main h1';
const PICTURES = 'main li a img';

/** Milliseconds for which a finger taps. */
const TAP_MS = 90;
/** Milliseconds in which the interaction's frames follow, and the other screens' code. */
const AFTER_MS = 6000;

/**
 * Loads a page and taps, then goes back and taps once more: milliseconds from an event to the next frame (`inp`), and from
 * the finger's rise to the frames with the screen's words and its titles.
 */
export async function measureInteraction(
  browser: Browser,
  address: string,
  { path, taps, words = HEADING }: Interaction,
): Promise<PageLoad> {
  const phone = await openPhonePage(browser);
  await measurePageLoad(phone, `${address}${path}${LAUNCH}`);
  const first = await tap(phone, taps[0], words);
  if (new URL(phone.page.url()).pathname !== path) await phone.page.goBack();
  await phone.page.waitForTimeout(AFTER_MS);
  const later = await tap(phone, taps[1], words);
  await phone.context.close();
  return {
    ...first,
    ...Object.fromEntries(Object.entries(later).map(([name, ms]) => [`${name} later`, ms])),
  };
}

async function tap({ page, devtools }: PhonePage, target: string, words: string): Promise<PageLoad> {
  await page.evaluate(watchTap, { words, titles: PICTURES });
  const box = await page.locator(target).first().boundingBox();
  if (!box) throw new Error(`no ${target} at ${page.url()}`);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(TAP_MS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForTimeout(AFTER_MS);
  return page.evaluate(() => ({ ...window.tapped, inp: window.seen.inp }));
}

declare global {
  interface Window {
    /** Milliseconds from the tap to frames with the screen's words and with its titles. */
    tapped: { words: number; titles: number };
  }
}

/** Runs in the page: notes the first frames after a tap in which elements of the next screen are there. */
function watchTap(selectors: { words: string; titles: string }): void {
  window.seen.inp = 0;
  window.tapped = { words: Number.NaN, titles: Number.NaN };
  const old = new Set(document.querySelectorAll(Object.values(selectors).join()));
  let start = 0;
  const look = () => {
    for (const name of ['words', 'titles'] as const)
      if (
        Number.isNaN(window.tapped[name]) &&
        [...document.querySelectorAll(selectors[name])].some((one) => !old.has(one))
      )
        window.tapped[name] = performance.now() - start;
    if (performance.now() - start < 5000) requestAnimationFrame(() => setTimeout(look));
  };
  window.addEventListener(
    'pointerup',
    ({ timeStamp }) => {
      start = timeStamp;
      look();
    },
    { capture: true, once: true },
  );
}

/** A second load with a warm cache. */
export async function measureSecondLaunch(browser: Browser, address: string): Promise<PageLoad> {
  const phone = await openPhonePage(browser);
  await measurePageLoad(phone, address);
  await phone.page.goto('about:blank');
  const second = await measurePageLoad(phone, address);
  await phone.context.close();
  return second;
}
