import type { Page } from '@playwright/test';

/** What one frame of a grid's page shows. */
type Frame = { at: number; isLoading: boolean; items: number };

declare global {
  interface Window {
    looks: Frame[];
  }
}

/** Records every frame of the pages that are opened from now on. */
export const recordFrames = (page: Page) => page.addInitScript(watchFrames);

/** Forgets the frames so far. */
export const forgetFrames = (page: Page) => page.evaluate(() => void (window.looks = []));

/** For how many milliseconds 'Loading...' could be read before an item was seen, and frames in between that lack it. */
export async function loadingBeforeItems(page: Page): Promise<{ ms: number; frames: number; gaps: number }> {
  const frames = await page.evaluate(() => window.looks);
  const first = frames.findIndex(({ isLoading }) => isLoading);
  const end = frames.findIndex(({ items }) => items > 0);
  const between = frames.slice(first, end);
  const [from, to] = [frames[first]?.at ?? 0, frames[end]?.at ?? 0];
  return {
    ms: first < 0 || end < first ? 0 : to - from,
    frames: between.length,
    gaps: between.filter(({ isLoading }) => !isLoading).length,
  };
}

/** Runs in the page: what can be read and seen in each frame that is painted, whichever element lies on top. */
function watchFrames(): void {
  window.looks = [];
  const isOnTop = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return (
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.contains(hit)
    );
  };
  const look = () => {
    const messages = [...document.querySelectorAll('[role=status]')];
    const items = document.querySelectorAll(
      'main [role=listitem] a, .launch-skeleton [data-covers] :is(a, img)',
    );
    // After this frame has been painted.
    const seen = {
      isLoading: messages.some((one) => one.textContent === 'Loading...' && isOnTop(one)),
      items: [...items].filter(isOnTop).length,
    };
    setTimeout(() => window.looks.push({ at: performance.now(), ...seen }));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
