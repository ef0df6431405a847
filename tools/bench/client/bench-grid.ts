import type { Browser, CDPSession, Page } from '@playwright/test';
import { openPhonePage } from './measure-page-load.ts';

const TITLES = 5000;

/** Scrolls through a grid of 5,000 titles: elements, memory and slow frames at its start and at its end. */
export async function benchGrid(browser: Browser, address: string) {
  const { context, page, devtools } = await openPhonePage(browser, { line: false });
  await page.goto(address);
  await page.getByRole('listitem').first().waitFor();
  await scrollUntilLoaded(page, 240);
  const start = await measureGridScroll(page, devtools);
  await scrollUntilLoaded(page, TITLES);
  const end = await measureGridScroll(page, devtools);
  await context.close();
  return { 'grid, its start': start, [`after ${TITLES} titles`]: end };
}

// Shared by both measurements of a long grid.
const SLOWER = 4;
const SLOW_FRAME_MS = 50;
const FLING = { frames: 180, step: -40 };

/** Scrolls to the bottom as pages come, until there are enough titles. */
function scrollUntilLoaded(page: Page, titles: number): Promise<void> {
  return page.evaluate(
    (wanted) =>
      new Promise<void>((resolve) => {
        const timer = setInterval(() => {
          const size = document.querySelector('[aria-setsize]')?.getAttribute('aria-setsize');
          if (Number(size) < wanted) return window.scrollTo(0, document.documentElement.scrollHeight);
          clearInterval(timer);
          resolve();
        }, 16);
      }),
    titles,
  );
}

/**
 * Counts the grid's contents, and measures a fling with the processor slowed four times: upwards, where everything
 * has been loaded. Afterwards the processor has its usual speed.
 */
async function measureGridScroll(page: Page, devtools: CDPSession) {
  const slowDown = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await slowDown(SLOWER);
  const frames = await page.evaluate(fling, FLING);
  await slowDown(1);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const sorted = frames.toSorted((a, b) => a - b);
  return {
    elements: await page.locator('*').count(),
    'heap MB': Number((usedSize / 2 ** 20).toFixed(1)),
    frames: frames.length,
    [`over ${SLOW_FRAME_MS} ms`]: frames.filter((time) => time > SLOW_FRAME_MS).length,
    'median ms': Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
    '95% ms': Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? 0),
  };
}

/** Runs in the page: scrolls a little each frame; returns the duration of each frame. */
function fling({ frames, step }: typeof FLING): Promise<number[]> {
  return new Promise((resolve) => {
    const times: number[] = [];
    let last = performance.now();
    const next = (now: number) => {
      times.push(now - last);
      last = now;
      window.scrollBy(0, step);
      if (times.length < frames) requestAnimationFrame(next);
      else resolve(times);
    };
    requestAnimationFrame(next);
  });
}
