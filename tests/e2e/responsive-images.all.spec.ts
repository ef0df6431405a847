import type { Page } from '@playwright/test';
import { waitUntilFilled } from './support/page-checks.ts';
import { expect, test } from './support/photo-journey.ts';

type Shown = { address: string; drawn: number; wide: number };

/** The visible images: their pixels, and the device pixels that they cover. */
async function picturesShown(page: Page): Promise<Shown[]> {
  return page.evaluate(() =>
    Promise.all(
      [...document.images]
        .filter((image) => {
          const { top, right, bottom, left } = image.getBoundingClientRect();
          return image.currentSrc && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
        })
        .map(async (image) => {
          // With a srcset, naturalWidth is in CSS pixels.
          const plain = new Image();
          plain.src = image.currentSrc;
          await plain.decode();
          const { width, height } = image.getBoundingClientRect();
          const scale = Math.max(width / plain.naturalWidth, height / plain.naturalHeight);
          const drawn = plain.naturalWidth * scale * devicePixelRatio;
          return { address: image.currentSrc, drawn, wide: plain.naturalWidth };
        }),
    ),
  );
}

/** The folder of a screen's hero images, and their element. */
const HEROES: Record<string, { folder: string; place: string }> = {
  '/': { folder: '/images/copertina/', place: '[aria-labelledby="featured"] img' },
  '/content-view/5': { folder: '/images/banner/', place: 'main img' },
};

/** Addresses in this folder that the browser fetches. */
function watchHero(page: Page, folder: string): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith(folder)) requests.push(pathname + search);
  });
  return requests;
}

/** Waits with the page until the server names its hero image: the page does not wait long for an uncached one. */
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

/** The widths of the pictures that the photographs' server has. */
const SOURCES: Record<string, number> = { copertina: 780, banner: 1280 };

async function expectFittingSizes(page: Page): Promise<void> {
  const shown = await picturesShown(page);
  expect(shown.length).toBeGreaterThan(0);
  for (const { address, drawn, wide } of shown) {
    const source = SOURCES[/copertina|banner/.exec(address)?.[0] ?? ''] ?? 0;
    const what = `${address} on ${Math.round(drawn)} pixels`;
    expect.soft(wide / Math.min(drawn, source), what).toBeGreaterThan(0.7);
    expect.soft(wide / Math.max(drawn, 120), what).toBeLessThan(2);
  }
}

async function expectPreloadedHero(page: Page, place: string, requests: string[]): Promise<void> {
  const image = page.locator(place).first();
  await expect(image).toHaveJSProperty('complete', true);
  const shown = String(await image.evaluate((hero) => hero instanceof HTMLImageElement && hero.currentSrc));
  const [preload] = await page.evaluate(
    (address) =>
      performance.getEntriesByName(address).map((entry) => 'initiatorType' in entry && entry.initiatorType),
    shown,
  );
  expect(preload).toBe('link');
  const { pathname, search } = new URL(shown);
  // In any width.
  const ofHero = requests.filter((request) => new URL(request, shown).pathname === pathname);
  expect(ofHero).toEqual([pathname + search]);
}

// One worker: a second one would start with its own images. A busy machine takes minutes to render the first ones.
test.describe.configure({ mode: 'default', timeout: 180_000 });

// A phone's dense pixels, a desktop's few, and a tablet between them.
for (const [width, density, paths] of [
  [360, 3, ['/', '/films', '/generi', '/genere/Commedia', '/content-view/5']],
  [800, 2, ['/', '/genere/Commedia']],
  [1280, 1, ['/', '/generi', '/content-view/5']],
] as const)
  test.describe(`${width} wide with ${density} device pixels each`, () => {
    test.use({ viewport: { width, height: 740 }, deviceScaleFactor: density });

    // Each screen in its own page: a browser with a wider image in its cache shows that.
    for (const path of paths) {
      const hero = HEROES[path];
      test(`images load in fitting sizes${hero ? ', the hero image is preloaded and fetched once' : ''}, ${path}`, async ({
        page,
        open,
      }) => {
        const requests = watchHero(page, hero?.folder ?? '-');
        if (hero) await withPreload(page);
        await open('ordinary', path);
        await expect(page.locator('main img').first()).toBeVisible();
        await waitUntilFilled(page);
        if (hero) await expectPreloadedHero(page, hero.place, requests);
        await expectFittingSizes(page);
      });
    }
  });

test('a preview is shown until a cover has loaded', async ({ page, open }) => {
  await open('ordinary', '/genere/Commedia');
  await waitUntilFilled(page);
  const name = (await page.locator('main img').first().getAttribute('alt')) ?? '';
  await page.route('**/images/copertina/**', () => undefined);
  // The server keeps the response for Commedia, from before it had seen the covers, for 20 s. The images never come, so
  // the page is never loaded.
  await page.evaluate(() => location.assign('/genere/Animazione'));
  const cover = page.getByRole('main').getByAltText(name, { exact: true }).locator('..');
  await expect(cover).toHaveCSS('background-image', /^url\("data:image\/png/);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
