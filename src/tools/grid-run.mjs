// npm run grid-run [-- <titles>]: scrolls through a genre of 10,000 titles in a phone's window. Prints elements, JS
// heap and, with the processor slowed four times, slow frames at the start and at the end; fails at 600 elements.
import { chromium } from '@playwright/test';
import { command, Stop } from './command.mjs';
import { findChromium, HOW_TO_GET_CHROMIUM } from './find-chromium.mjs';
import { startGridServer } from './grid-server.mjs';
import { install } from './install.mjs';
import { makeAll } from './make.mjs';

const SLOWER = 4;
const MOST_ELEMENTS = 600;
const SLOW_FRAME_MS = 50;
/** More than a fling passes. */
const FIRST_TITLES = 240;
const FLING_FRAMES = 180;
const FLING_PX = 40;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];

await command(async () => {
  const titles = Number(process.argv[2] ?? 10_000);
  await install();
  await makeAll();
  const executablePath = await findChromium();
  if (!executablePath) throw new Stop(HOW_TO_GET_CHROMIUM);
  const server = await startGridServer(titles);
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    await gridRun(browser, server.address, titles);
  } finally {
    await browser.close();
    server.stop();
  }
});

async function gridRun(browser, address, titles) {
  const page = await browser.newPage({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
  });
  const devtools = await page.context().newCDPSession(page);
  await page.goto(`${address}/genere/Noir?user-id=1&key=k`);
  await page.getByRole('listitem').first().waitFor();
  const seconds = stopwatch();
  await scrollUntil(page, Math.min(FIRST_TITLES, titles));
  const start = await measure(page, devtools, -1);
  await scrollUntil(page, titles);
  const end = await measure(page, devtools, -1);
  console.table({ start, end });
  console.log(`${titles} titles in ${seconds()} s; frames with a processor ${SLOWER} times slower`);
  if (end.elements >= MOST_ELEMENTS) throw new Stop(`More than ${MOST_ELEMENTS} elements.`);
}

/** Scrolls to the bottom as pages come, until so many titles are there. */
async function scrollUntil(page, titles) {
  await page.evaluate(
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

/** What stands there and how a fling goes, upwards where everything has been loaded. */
async function measure(page, devtools, direction) {
  const slowDown = (rate) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await slowDown(SLOWER);
  const frames = await page.evaluate(fling, { frames: FLING_FRAMES, step: FLING_PX * direction });
  await slowDown(1);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const sorted = frames.toSorted((a, b) => a - b);
  return {
    titles: await page.locator('[aria-setsize]').first().getAttribute('aria-setsize'),
    elements: await page.locator('*').count(),
    'heap MB': Number((usedSize / 2 ** 20).toFixed(1)),
    [`frames over ${SLOW_FRAME_MS} ms`]: frames.filter((time) => time > SLOW_FRAME_MS).length,
    frames: frames.length,
    'median ms': Math.round(sorted[Math.floor(sorted.length / 2)]),
    '95% ms': Math.round(sorted[Math.floor(sorted.length * 0.95)]),
  };
}

/** Runs in the page: scrolls a little each frame; answers how long each frame took. */
function fling({ frames, step }) {
  return new Promise((resolve) => {
    const times = [];
    let last = performance.now();
    const next = (now) => {
      times.push(now - last);
      last = now;
      window.scrollBy(0, step);
      if (times.length < frames) requestAnimationFrame(next);
      else resolve(times);
    };
    requestAnimationFrame(next);
  });
}

function stopwatch() {
  const start = performance.now();
  return () => Math.round((performance.now() - start) / 1000);
}
