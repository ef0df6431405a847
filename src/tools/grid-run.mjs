// npm run grid-run [-- <titles>]: scrolls through a genre of 10,000 titles in a phone's window. Prints elements, JS
// heap and, with the processor slowed four times, slow frames at the start and at the end; fails at 600 elements.
import { chromium } from '@playwright/test';
import { command, Stop } from './command.mjs';
import { findChromium, HOW_TO_GET_CHROMIUM } from './find-chromium.mjs';
import { startGridServer } from './grid-server.mjs';
import { install } from './install.mjs';
import { makeAll } from './make.mjs';
import { measureGrid, scrollUntil } from './scroll-grid.mjs';

const MOST_ELEMENTS = 600;
/** More than a fling passes. */
const FIRST_TITLES = 240;
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
  const start = await measureGrid(page, devtools);
  await scrollUntil(page, titles);
  const end = await measureGrid(page, devtools);
  console.table({ start, end });
  console.log(`${titles} titles in ${seconds()} s; frames with a processor four times slower`);
  if (end.elements >= MOST_ELEMENTS) throw new Stop(`More than ${MOST_ELEMENTS} elements.`);
}

function stopwatch() {
  const start = performance.now();
  return () => Math.round((performance.now() - start) / 1000);
}
