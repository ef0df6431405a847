// npm run bench:scroll [-- <titles>]: scrolls through a genre of 10,000 titles in a phone's window. Prints elements, JS
// heap and, with the processor slowed four times, slow frames at the start and at the end; fails at 600 elements.
import { type Browser, chromium } from '@playwright/test';
import { buildAll } from '../build/build-steps.mjs';
import { CommandError, runCommand } from '../commands/run-command.mjs';
import { CHROMIUM_FLAGS } from '../verify/chromium-flags.mjs';
import { CHROMIUM_INSTALL_HINT, findChromium } from '../verify/find-chromium.mjs';
import { startClientBenchServer } from './client/client-bench-server.ts';
import { LAUNCH_QUERY } from './client/measure-page-load.ts';
import { measureGridScroll, scrollUntilLoaded } from './measure-grid-scroll.ts';

const MAX_ELEMENTS = 600;
/** Titles loaded before the first measurement. */
const FIRST_TITLES = 240;

await runCommand(async () => {
  const titles = Number(process.argv[2] ?? 10_000);
  await buildAll();
  const executablePath = await findChromium();
  if (!executablePath) throw new CommandError(CHROMIUM_INSTALL_HINT);
  const server = await startClientBenchServer('dist');
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    await gridRun(browser, server.address, titles);
  } finally {
    await browser.close();
    server.stop();
  }
});

async function gridRun(browser: Browser, address: string, titles: number): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
  });
  const devtools = await page.context().newCDPSession(page);
  await page.goto(`${address}/genere/Crime${LAUNCH_QUERY}`);
  await page.getByRole('listitem').first().waitFor();
  const seconds = stopwatch();
  await scrollUntilLoaded(page, Math.min(FIRST_TITLES, titles));
  const start = await measureGridScroll(page, devtools);
  await scrollUntilLoaded(page, titles);
  const end = await measureGridScroll(page, devtools);
  console.table({ start, end });
  console.log(`${titles} titles in ${seconds()} s; frames with a processor four times slower`);
  if (end.elements >= MAX_ELEMENTS) throw new CommandError(`More than ${MAX_ELEMENTS} elements.`);
}

function stopwatch() {
  const start = performance.now();
  return () => Math.round((performance.now() - start) / 1000);
}
