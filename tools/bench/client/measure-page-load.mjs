/** Launch parameters that the stub server accepts. */
export const LAUNCH_QUERY = '?user-id=1&key=k';

/** A middling phone on a slow line: the processor four times slower, 1.6/0.75 Mbit/s, 150 ms. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWER = 4;
/** Milliseconds without a request or a long task until a page counts as settled, and the longest wait for that. */
const QUIET_MS = 1500;
const TIMEOUT_MS = 30_000;

/** Opens a page with the phone's throttling and an empty cache. */
export async function openPhonePage(browser, { line = true } = {}) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.addInitScript(watch);
  await slowDown(page, line);
  return { context, page };
}

async function slowDown(page, line) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  if (line) await devtools.send('Network.emulateNetworkConditions', LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  page.devtools = devtools;
}

/** Runs in the page: notes what the browser tells of a load. `ready` is the first picture inside the app. */
function watch() {
  const seen = { fcp: 0, lcp: 0, cls: 0, blocking: 0, ready: 0, inp: 0, busyUntil: 0 };
  window.seen = seen;
  const on = (type, note, options) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...options,
    });
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  on('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  on('layout-shift', (entry) => (seen.cls += entry.hadRecentInput ? 0 : entry.value));
  on('longtask', (entry) => {
    seen.blocking += Math.max(0, entry.duration - 50);
    seen.busyUntil = entry.startTime + entry.duration;
  });
  on('event', (entry) => (seen.inp = Math.max(seen.inp, entry.duration)), { durationThreshold: 16 });
  const look = () => {
    seen.ready = document.querySelector('main img, #root img, #banner img') ? performance.now() : 0;
    if (!seen.ready) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Loads an address and waits until it has settled. Answers its figures: milliseconds, bytes, counts. */
export async function measurePageLoad(page, address) {
  const traffic = { requests: 0, js: 0, css: 0 };
  let lastAt = Date.now();
  const count = async (request) => {
    lastAt = Date.now();
    const sizes = await request.sizes().catch(() => undefined);
    const kind = { script: 'js', stylesheet: 'css' }[request.resourceType()];
    traffic.requests += 1;
    if (kind && sizes) traffic[kind] += sizes.responseBodySize / 1024;
  };
  page.on('requestfinished', count);
  await page.goto(address, { waitUntil: 'commit' });
  const deadline = Date.now() + TIMEOUT_MS;
  for (let settled = false; !settled && Date.now() < deadline; ) {
    await page.waitForTimeout(200);
    const { ready, busyUntil, now } = await page.evaluate(() => ({ ...window.seen, now: performance.now() }));
    settled = ready > 0 && now - busyUntil > QUIET_MS && Date.now() - lastAt > QUIET_MS;
  }
  page.off('requestfinished', count);
  return { ...(await page.evaluate(figures)), ...traffic, cpu: await cpuOf(page) };
}

/** Runs in the page. */
function figures() {
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
  const ends = inSight.map(
    (image) => performance.getEntriesByName(image.currentSrc).at(-1)?.responseEnd ?? 0,
  );
  return { fcp, lcp, ready, covers: Math.max(0, ...ends), cls, blocking };
}

async function cpuOf(page) {
  const { metrics } = await page.devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
}
