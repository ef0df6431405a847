import { openPhone } from './load.mjs';

const TITLES = 5000;
const SLOW_FRAME_MS = 50;

/** Scrolls through a grid of 5,000 titles: elements, memory and slow frames at its start and at its end. */
export async function grid(browser, address) {
  const { context, page } = await openPhone(browser, { line: false });
  await page.goto(address);
  await page.getByRole('listitem').first().waitFor();
  await scrollUntil(page, 240);
  const start = await measure(page);
  await page.devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await scrollUntil(page, TITLES);
  await page.devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const end = await measure(page);
  await context.close();
  return { 'grid, its start': start, [`after ${TITLES} titles`]: end };
}

function scrollUntil(page, titles) {
  return page.evaluate(
    (wanted) =>
      new Promise((resolve) => {
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

async function measure(page) {
  const frames = await page.evaluate(fling);
  await page.devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await page.devtools.send('Runtime.getHeapUsage');
  return {
    elements: await page.locator('*').count(),
    'heap MB': Number((usedSize / 2 ** 20).toFixed(1)),
    frames: frames.length,
    'slow frames': frames.filter((time) => time > SLOW_FRAME_MS).length,
  };
}

/** Runs in the page: scrolls up a little each frame; answers how long each took. */
function fling() {
  return new Promise((resolve) => {
    const times = [];
    let last = performance.now();
    const next = (now) => {
      times.push(now - last);
      last = now;
      window.scrollBy(0, -40);
      if (times.length < 180) requestAnimationFrame(next);
      else resolve(times);
    };
    requestAnimationFrame(next);
  });
}
