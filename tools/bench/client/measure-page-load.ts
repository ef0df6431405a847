import type { Browser, BrowserContext, CDPSession, Page, Request } from '@playwright/test';
import { installMessenger, LAUNCH_HASH } from './stub-messenger.ts';

/** The part that a launch link and the messenger add to a path of the mini app; the stub server accepts it. */
export const LAUNCH = `?user-id=1&key=k${LAUNCH_HASH}`;

/** A middling phone on a slow line: 1.6/0.75 Mbit/s, 150 ms. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** The factor by which its processor is slower than this machine's. */
export const SLOWDOWN = 4;
/** Milliseconds after navigation until which a load is measured: postponed work belongs to it. */
const WINDOW_MS = 8000;
/** Milliseconds between two readings of the processor's time. */
const SAMPLE_MS = 250;

/** The notes of the script of `watch`, in the page's own world. */
type Seen = {
  fcp: number;
  lcp: number;
  cls: number;
  blocking: number;
  ready: number;
  inp: number;
};

declare global {
  interface Window {
    seen: Seen;
  }
}

export type PhonePage = { context: BrowserContext; page: Page; devtools: CDPSession };

/** Milliseconds, kilobytes and counts, by name. */
export type PageLoad = Record<string, number>;

/** Opens a page inside a messenger, with the phone's throttling, its slow line and an empty cache. */
export async function openPhonePage(browser: Browser, { slowdown = SLOWDOWN } = {}): Promise<PhonePage> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.addInitScript(installMessenger);
  await page.addInitScript(watch);
  return { context, page, devtools: await slowDown(page, slowdown) };
}

async function slowDown(page: Page, slowdown: number): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Network.emulateNetworkConditions', LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return devtools;
}

/**
 * Runs in the page: notes the browser's events of a load. `ready` is the first title or genre that can be opened,
 * inside the app or the handwritten page.
 */
function watch(): void {
  const seen: Seen = { fcp: 0, lcp: 0, cls: 0, blocking: 0, ready: 0, inp: 0 };
  window.seen = seen;
  type Entry = PerformanceEntry & { value?: number; hadRecentInput?: boolean; interactionId?: number };
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
  on('longtask', (entry) => (seen.blocking += Math.max(0, entry.duration - 50)));
  // Skips events that the browser makes up when the page changes under the pointer.
  const noteEvent = ({ interactionId = 0, duration }: Entry) => {
    if (interactionId > 0) seen.inp = Math.max(seen.inp, duration);
  };
  on('event', noteEvent, { durationThreshold: 16 });
  // No loop of animation frames: frames are among the measured things.
  new MutationObserver((_, observer) => {
    const inside = 'main :is(a[href^="/content-view/"], a[href^="/genere/"]) img';
    if (!document.querySelector(inside)) return;
    seen.ready = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

/** Loads an address in a phone's page and returns its figures: milliseconds, kilobytes, counts. */
export async function measurePageLoad({ page, devtools }: PhonePage, address: string): Promise<PageLoad> {
  const requests: Promise<Arrival>[] = [];
  const count = (request: Request) => void requests.push(arrivalOf(request));
  page.on('requestfinished', count);
  await page.goto(address, { waitUntil: 'commit' });
  const samples = await sampleProcessor(page, devtools);
  page.off('requestfinished', count);
  const seen = await page.evaluate(figures);
  const arrived = await Promise.all(requests);
  return {
    ...seen,
    'cpu to covers': cpuAt(samples, seen['covers'] ?? 0),
    'cpu to rest': cpuAt(samples, WINDOW_MS),
    ...trafficBy(arrived, 'first screen', seen['ready'] ?? 0),
    ...trafficBy(arrived, 'covers', seen['covers'] ?? 0),
    ...trafficBy(arrived, 'rest', WINDOW_MS),
    heap: await heapOf(devtools),
  };
}

/** Kilobytes as they travelled, and when they were there, in milliseconds since the navigation. */
type Arrival = { at: number; kilobytes: number; type: string };

async function arrivalOf(request: Request): Promise<Arrival> {
  const sizes = await request.sizes().catch(() => undefined);
  const { startTime, responseEnd } = request.timing();
  return {
    at: startTime + responseEnd,
    kilobytes: (sizes?.responseBodySize ?? 0) / 1024,
    // Code is fetched before it is imported, and then comes from the cache.
    type: /\.(js|css)$/.exec(new URL(request.url()).pathname)?.[1] ?? 'other',
  };
}

/** Requests and bytes until a time after the navigation, which is the first request. */
function trafficBy(arrivals: readonly Arrival[], until: string, ms: number): PageLoad {
  const navigatedAt = Math.min(...arrivals.map(({ at }) => at));
  const there = arrivals.filter(({ at }) => at - navigatedAt <= ms);
  const kilobytes = (type: string) =>
    there.filter((one) => one.type === type).reduce((sum, one) => sum + one.kilobytes, 0);
  return {
    [`requests to ${until}`]: there.length,
    [`js to ${until}`]: kilobytes('js'),
    [`css to ${until}`]: kilobytes('css'),
  };
}

/** The main thread's processor time by the time since the navigation, both in milliseconds. */
type Sample = { at: number; cpu: number };

async function sampleProcessor(page: Page, devtools: CDPSession): Promise<Sample[]> {
  const samples: Sample[] = [];
  while ((samples.at(-1)?.at ?? 0) < WINDOW_MS) {
    await page.waitForTimeout(SAMPLE_MS);
    const { metrics } = await devtools.send('Performance.getMetrics');
    const seconds = Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
    const { Timestamp: now = 0, NavigationStart: start = 0, TaskDuration: busy = 0 } = seconds;
    samples.push({ at: (now - start) * 1000, cpu: busy * 1000 });
  }
  return samples;
}

/** Between two readings in proportion. */
function cpuAt(samples: readonly Sample[], ms: number): number {
  const next = samples.findIndex(({ at }) => at >= ms);
  const [before = { at: 0, cpu: 0 }, after] = [samples[next - 1], samples[next]];
  if (!after) return Number.NaN;
  return before.cpu + ((after.cpu - before.cpu) * (ms - before.at)) / (after.at - before.at);
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
