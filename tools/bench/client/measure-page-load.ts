import type { Browser, BrowserContext, CDPSession, Page, Request } from '@playwright/test';

/** Launch parameters that the stub server accepts. */
export const LAUNCH_QUERY = '?user-id=1&key=k';

/** A middling phone on a slow line: 1.6/0.75 Mbit/s, 150 ms. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** How much slower than this machine its processor is. */
export const SLOWDOWN = 4;
/** Milliseconds without a request or a long task until a page counts as settled, and the longest wait for that. */
const QUIET_MS = 1500;
const TIMEOUT_MS = 30_000;

/** What the script of `watch` notes, in the page's own world. */
type Seen = {
  fcp: number;
  lcp: number;
  cls: number;
  blocking: number;
  ready: number;
  inp: number;
  busyUntil: number;
};

declare global {
  interface Window {
    seen: Seen;
  }
}

export type PhonePage = { context: BrowserContext; page: Page; devtools: CDPSession };

/** Milliseconds, kilobytes and counts, by name. */
export type PageLoad = Record<string, number>;

type PhoneOptions = { line?: boolean; slowdown?: number };

/** Opens a page with the phone's throttling and an empty cache; `line`: on its slow line, too. */
export async function openPhonePage(
  browser: Browser,
  { line = true, slowdown = SLOWDOWN }: PhoneOptions = {},
): Promise<PhonePage> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.addInitScript(watch);
  return { context, page, devtools: await slowDown(page, line, slowdown) };
}

async function slowDown(page: Page, line: boolean, slowdown: number): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  if (line) await devtools.send('Network.emulateNetworkConditions', LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return devtools;
}

/** Runs in the page: notes what the browser tells of a load. `ready` is the first picture inside the app. */
function watch(): void {
  const seen: Seen = { fcp: 0, lcp: 0, cls: 0, blocking: 0, ready: 0, inp: 0, busyUntil: 0 };
  window.seen = seen;
  type Entry = PerformanceEntry & { value?: number; hadRecentInput?: boolean };
  const on = (type: string, note: (entry: Entry) => void, options?: { durationThreshold: number }) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...options,
    });
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  on('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  on('layout-shift', (entry) => (seen.cls += entry.hadRecentInput ? 0 : (entry.value ?? 0)));
  on('longtask', (entry) => {
    seen.blocking += Math.max(0, entry.duration - 50);
    seen.busyUntil = entry.startTime + entry.duration;
  });
  on('event', (entry) => (seen.inp = Math.max(seen.inp, entry.duration)), { durationThreshold: 16 });
  // No loop of animation frames: frames are part of what is measured.
  new MutationObserver((_, observer) => {
    if (!document.querySelector('main img, #root img, #banner img')) return;
    seen.ready = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

/** Loads an address in a phone's page of its own and answers its figures. */
export async function loadOnce(browser: Browser, address: string, options: PhoneOptions): Promise<PageLoad> {
  const phone = await openPhonePage(browser, options);
  try {
    return await measurePageLoad(phone, address);
  } finally {
    await phone.context.close();
  }
}

/**
 * Loads an address and waits until it has settled, with a picture in the app unless it shows none. Answers its figures:
 * milliseconds, bytes, counts.
 */
export async function measurePageLoad(
  { page, devtools }: PhonePage,
  address: string,
  { picture = true } = {},
): Promise<PageLoad> {
  const traffic = { requests: 0, js: 0, css: 0 };
  let lastAt = Date.now();
  const count = async (request: Request) => {
    lastAt = Date.now();
    const sizes = await request.sizes().catch(() => undefined);
    const kilobytes = (sizes?.responseBodySize ?? 0) / 1024;
    traffic.requests += 1;
    if (request.resourceType() === 'script') traffic.js += kilobytes;
    if (request.resourceType() === 'stylesheet') traffic.css += kilobytes;
  };
  page.on('requestfinished', count);
  await page.goto(address, { waitUntil: 'commit' });
  const deadline = Date.now() + TIMEOUT_MS;
  for (let settled = false; !settled && Date.now() < deadline; ) {
    await page.waitForTimeout(200);
    const { ready, busyUntil, now } = await page.evaluate(() => ({ ...window.seen, now: performance.now() }));
    settled = (ready > 0 || !picture) && now - busyUntil > QUIET_MS && Date.now() - lastAt > QUIET_MS;
  }
  page.off('requestfinished', count);
  const cpu = (await metricOf(devtools, 'TaskDuration')) * 1000;
  return { ...(await page.evaluate(figures)), ...traffic, cpu, heap: await heapOf(devtools) };
}

/** Runs in the page. */
function figures(): PageLoad {
  const { fcp, lcp, cls, blocking, ready } = window.seen;
  const inSight = [...document.images].filter((image) => {
    const { top, right, bottom, left } = image.getBoundingClientRect();
    return (
      image.complete &&
      image.naturalWidth > 40 &&
      bottom > 0 &&
      top < innerHeight &&
      right > 0 &&
      left < innerWidth
    );
  });
  const ends = inSight.map((image) => {
    const entry = performance.getEntriesByName(image.currentSrc).at(-1);
    return entry instanceof PerformanceResourceTiming ? entry.responseEnd : 0;
  });
  return { fcp, lcp, ready, covers: Math.max(0, ...ends), cls, blocking };
}

async function metricOf(devtools: CDPSession, metric: string): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === metric)?.value ?? 0;
}

/** Megabytes of JavaScript objects that are in use. */
async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  return (await metricOf(devtools, 'JSHeapUsedSize')) / 1024 ** 2;
}
