import type { Page } from '@playwright/test';
import { waitUntilFilled } from './support/page-checks.ts';
import { expect, test } from './support/photo-journey.ts';

/** What the browser fetched of the hero image, and what it says of preloads that nobody used. */
function watchHero(page: Page) {
  const requests: string[] = [];
  const warnings: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/images/banner/')) requests.push(pathname + search);
  });
  page.on('console', (message) => {
    if (/preload/i.test(message.text())) warnings.push(message.text());
  });
  return { requests, warnings };
}

/** Chromium warns some seconds after the load event. */
const UNTIL_WARNED_MS = 4000;

// One worker: another would start with images of its own.
test.describe.configure({ mode: 'default' });

for (const [width, density] of [
  [360, 3],
  [360, 1],
  [1280, 1],
] as const)
  test.describe(`${width} wide with ${density} device pixels each`, () => {
    test.use({ viewport: { width, height: 740 }, deviceScaleFactor: density });

    for (const path of ['/', '/content-view/5'])
      test(`the hero image is preloaded, and fetched once, ${path}`, async ({ page, open, server }) => {
        const { requests, warnings } = watchHero(page);
        // A page doesn't wait long for what the server has not cached yet.
        const { search: launch } = new URL(server.links.ordinary);
        await page.request.get(new URL(path + launch, server.links.ordinary).href);
        await open('ordinary', path);
        await waitUntilFilled(page);
        const image = page.locator('main img').first();
        await expect(image).toHaveJSProperty('complete', true);
        const [preload] = await page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .filter(({ name }) => name.includes('/images/banner/'))
            .map((entry) => 'initiatorType' in entry && entry.initiatorType),
        );
        expect(preload).toBe('link');
        const shown = await image.evaluate((hero) => hero instanceof HTMLImageElement && hero.currentSrc);
        const { pathname, search } = new URL(String(shown));
        expect(requests).toEqual([pathname + search]);
        // oxlint-disable-next-line playwright/no-wait-for-timeout
        await page.waitForTimeout(UNTIL_WARNED_MS);
        expect(warnings).toEqual([]);
      });
  });
