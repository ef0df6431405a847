import { expect, type Frame, type Page } from '@playwright/test';

/** The page must not scroll sideways, whatever its content. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { moved, excess } = await page.evaluate(() => {
    const { documentElement: root } = document;
    const { scrollX, scrollY } = window;
    window.scrollTo(1000, scrollY);
    const moved = window.scrollX;
    window.scrollTo(scrollX, scrollY);
    return { moved, excess: root.scrollWidth - root.clientWidth };
  });
  expect({ moved, excess }, `sideways scroll on ${page.url()}`).toEqual({ moved: 0, excess: 0 });
}

/** The frame that every screen behind the sign-in has: the five sections and the search. */
export async function expectFrame(page: Page): Promise<void> {
  const sections = page.getByRole('navigation', { name: 'Sezioni' });
  await expect(sections.getByRole('link')).toHaveText(['Home', 'Film', 'Serie', 'Liste', 'Generi']);
  await expect(page.getByRole('button', { name: 'Cerca' })).toBeVisible();
  await expectNoSidewaysScroll(page);
}

/** A server that has just started answers its first calls late on a busy machine. */
const FILLED_TIMEOUT_MS = 30_000;

/** Waits until nothing is pending and every visible image has loaded. */
export async function waitUntilFilled(page: Page | Frame): Promise<void> {
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0, { timeout: FILLED_TIMEOUT_MS });
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { bottom, top, right, left } = image.getBoundingClientRect();
      const isSeen = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
      return !isSeen || (image.src !== '' && image.complete);
    }),
  );
}

/**
 * Waits until the page has handled the last event: by then its effects have run, and any request that they make has
 * arrived at the server before this one.
 */
export async function waitForEffects(page: Page | Frame): Promise<void> {
  await nextFrames(page);
  await page.evaluate(() => fetch('/favicon.svg', { cache: 'no-store' }).then((response) => response.text()));
}

/** Two frames: in the first one events are dispatched and effects run. */
export function nextFrames(page: Page | Frame): Promise<unknown> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Waits until all finite animations have ended. */
export async function waitUntilStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
      ),
  );
}

/** Pixels that the page is scrolled down. */
export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

export async function scrollDownTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo(0, y), top);
  // Two scrolls within one frame would make a single event.
  await nextFrames(page);
}
