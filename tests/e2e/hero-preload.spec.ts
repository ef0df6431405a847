import type { Page } from '@playwright/test';
import { waitUntilFilled } from './support/page-checks.ts';
import { expect, test } from './support/photo-journey.ts';

/** Addresses of hero images that the browser fetches. */
function watchHero(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/images/banner/')) requests.push(pathname + search);
  });
  return requests;
}

/** Waits with the page until the server names its hero image: it doesn't wait long for what it has not cached. */
async function withPreload(page: Page): Promise<void> {
  await page.route(
    (url) => url.searchParams.has('key'),
    async (route) => {
      if (!route.request().isNavigationRequest()) return route.continue();
      let response = await route.fetch();
      while (!(await response.text()).includes('<link rel="preload" as="image"'))
        response = await route.fetch();
      await route.fulfill({ response });
    },
  );
}

// One worker: another would start with images of its own. A busy machine takes minutes to render the first ones.
test.describe.configure({ mode: 'default', timeout: 180_000 });

for (const [width, density] of [
  [360, 3],
  [360, 1],
  [1280, 1],
] as const)
  test.describe(`${width} wide with ${density} device pixels each`, () => {
    test.use({ viewport: { width, height: 740 }, deviceScaleFactor: density });

    for (const path of ['/', '/content-view/5'])
      test(
        `the hero image is preloaded, and fetched once, ${path}`,
        density === 3 && path === '/' ? {} : { tag: '@all' },
        async ({ page, open }) => {
          const requests = watchHero(page);
          await withPreload(page);
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
        },
      );
  });
