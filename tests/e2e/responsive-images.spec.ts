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

const SOURCES: Record<string, number> = { copertina: 780, banner: 1280 };

const SCREENS = ['/home', '/films', '/generi', '/genere/Commedia', '/content-view/5'];

// One worker: another would start with images of its own. A busy machine takes minutes to render the first ones.
test.describe.configure({ mode: 'default', timeout: 180_000 });

// A phone's dense pixels, a desktop's few, and a tablet between them.
for (const [width, density, screens] of [
  [360, 3, SCREENS],
  [800, 2, ['/home', '/generi', '/genere/Commedia']],
  [1280, 1, SCREENS],
] as const) {
  test.describe(`${width} wide with ${density} device pixels each`, () => {
    test.use({ viewport: { width, height: 740 }, deviceScaleFactor: density });

    // Each screen in its own page: a browser with a wider image in its cache shows that.
    for (const path of screens)
      test(
        `images load in fitting sizes, ${path}`,
        width === 360 && path === '/home' ? {} : { tag: '@all' },
        async ({ page, open }) => {
          await open('premium', path);
          await expect(page.locator('main img').first()).toBeVisible();
          await waitUntilFilled(page);
          const shown = await picturesShown(page);
          expect(shown.length).toBeGreaterThan(0);
          for (const { address, drawn, wide } of shown) {
            const source = SOURCES[/copertina|banner/.exec(address)?.[0] ?? ''] ?? 0;
            const what = `${address} on ${Math.round(drawn)} pixels`;
            expect.soft(wide / Math.min(drawn, source), what).toBeGreaterThan(0.7);
            expect.soft(wide / Math.max(drawn, 120), what).toBeLessThan(2);
          }
        },
      );
  });
}

test('a preview is shown until a cover has loaded', async ({ page, open }) => {
  await open('ordinary', '/genere/Commedia');
  await waitUntilFilled(page);
  await page.route('**/images/copertina/**', () => undefined);
  // Responses are cached for some seconds, including those from before the server had seen the covers.
  let titles = '';
  while (!titles.includes('"anteprima"')) {
    const answer = page.waitForResponse(/get_genere/);
    // Its images never come, so the page is never loaded.
    await page.reload({ waitUntil: 'commit' });
    titles = await (await answer).text();
  }
  const cover = page.locator('main img').first().locator('..');
  await expect(cover).toHaveCSS('background-image', /^url\("data:image\/png/);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
