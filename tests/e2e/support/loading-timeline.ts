import { expect, type Page } from '@playwright/test';

/** One frame of a grid's page. */
type Frame = { at: number; path: string; isLoading: boolean; items: number };

declare global {
  interface Window {
    looks: Frame[];
  }
}

/** Records every frame of the pages that are opened from now on. */
export const recordFrames = (page: Page) => page.addInitScript(watchFrames);

/** Forgets the frames so far. */
export const forgetFrames = (page: Page) => page.evaluate(() => void (window.looks = []));

/**
 * The milliseconds for which 'Loading...' was readable before the open page's items appeared, and the frames with
 * neither. The screen before may be visible for some frames under the new address.
 */
export async function loadingBeforeItems(page: Page): Promise<{ ms: number; frames: number; gaps: number }> {
  const read = () => page.evaluate(() => window.looks.filter(({ path }) => path === location.pathname));
  let frames: Frame[] = [];
  let end = -1;
  await expect
    .poll(async () => {
      frames = await read();
      end = frames.findIndex(({ items }, at) => items > 0 && isLoadingAlone(frames[at - 1]));
      return end;
    })
    .toBeGreaterThan(0);
  const start = frames.slice(0, end).findLastIndex((frame) => !isLoadingAlone(frame)) + 1;
  const first = frames.findIndex(({ isLoading }) => isLoading);
  return {
    ms: (frames[end]?.at ?? 0) - (frames[start]?.at ?? 0),
    frames: end - start,
    gaps: frames.slice(first, end).filter(({ isLoading, items }) => !isLoading && items === 0).length,
  };
}

const isLoadingAlone = (frame: Frame | undefined) => frame?.isLoading === true && frame.items === 0;

/** Runs in the page: the readable and visible content of each painted frame, whichever element lies on top. */
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
      path: location.pathname,
      isLoading: messages.some((one) => one.textContent === 'Loading...' && isOnTop(one)),
      items: [...items].filter(isOnTop).length,
    };
    setTimeout(() => window.looks.push({ at: performance.now(), ...seen }));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
