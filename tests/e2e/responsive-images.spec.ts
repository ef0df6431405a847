import type { Page } from '@playwright/test';
import { watchShifts } from './support/layout-shifts.ts';
import { waitUntilFilled } from './support/page-checks.ts';
import { expect, test } from './support/photo-journey.ts';

type Shown = { address: string; drawn: number; wide: number };

/** The pictures in sight: pixels that came, and device pixels that they are drawn over. */
async function picturesShown(page: Page): Promise<Shown[]> {
  return page.evaluate(() =>
    Promise.all(
      [...document.images]
        .filter((image) => {
          const { top, right, bottom, left } = image.getBoundingClientRect();
          return image.currentSrc && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
        })
        .map(async (image) => {
          // An image's own naturalWidth is told in CSS pixels as soon as there was a choice.
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

const SCREENS = ['/home', '/films', '/generi', '/genere/Commedia', '/content-view/5'];
const SOURCES: Record<string, number> = { copertina: 780, banner: 1280 };

for (const [width, density] of [
  [360, 1],
  [360, 3],
  [800, 2],
  [1280, 1],
] as const) {
  test.describe(`${width} wide with ${density} device pixels each`, () => {
    test.use({ viewport: { width, height: 740 }, deviceScaleFactor: density });

    // Each screen in a page of its own: a browser that has a wider one at hand shows that.
    for (const path of SCREENS)
      test(`pictures come in sizes that fit, ${path}`, async ({ page, open }) => {
        await open('premium', path);
        await expect(page.locator('main img').first()).toBeVisible();
        await waitUntilFilled(page);
        await page.waitForLoadState('networkidle');
        const shown = await picturesShown(page);
        expect(shown.length).toBeGreaterThan(0);
        for (const { address, drawn, wide } of shown) {
          const source = SOURCES[/copertina|banner/.exec(address)?.[0] ?? ''] ?? 0;
          const what = `${address} on ${Math.round(drawn)} pixels`;
          expect.soft(wide / Math.min(drawn, source), what).toBeGreaterThan(0.7);
          expect.soft(wide / Math.max(drawn, 120), what).toBeLessThan(2);
        }
      });
  });
}

test('nothing moves when the pictures come', async ({ page, open }) => {
  await page.addInitScript(watchShifts);
  await page.route('**/images/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  for (const path of SCREENS) {
    await open('ordinary', path);
    await waitUntilFilled(page);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => window.shifts), path).toEqual([]);
  }
});

test('a preview stands where a cover is still to come', async ({ page, open }) => {
  await open('ordinary', '/genere/Commedia');
  await waitUntilFilled(page);
  await page.route('**/images/copertina/**', () => undefined);
  // Answers are kept for some seconds: those from before the server had seen the covers, too.
  await expect(async () => {
    await page.reload();
    const cover = page.locator('main img').first().locator('..');
    await expect(cover).toHaveCSS('background-image', /^url\("data:image\/png/, { timeout: 3000 });
  }).toPass({ timeout: 40_000 });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
