import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { PICTURED_CATALOGUE, PICTURED_TITLES } from './support/third-party-catalogue.ts';

const LONG = 'Lo strano caso del dottor Jekyll e della signora Hyde, che non finisce né qui né altrove';
const PICTURE = '/api/pictures/cover';
/** Two colours, and not of the usual shape. */
const COVER = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><path fill="#f00" d="M0 0h600v400H0z"/><path fill="#00f" d="M0 400h600v400H0z"/></svg>`;
const SIZES = [
  [320, 640],
  [390, 844],
  [740, 360],
  [768, 1024],
  [1280, 800],
] as const;

const banner = (page: Page) => page.locator('[aria-labelledby="featured"]');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const withFirst = (change: object) => ({
  ...PICTURED_CATALOGUE,
  get_top: PICTURED_TITLES.map((title, index) => (index === 0 ? { ...title, ...change } : title)),
});

async function serveCover(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route(`**${PICTURE}*`, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'image/svg+xml', body: COVER });
  });
  return requests;
}

/** The colours at the backdrop's middle, above and below. */
const backdropOf = (page: Page) =>
  banner(page)
    .locator('canvas')
    .evaluate((canvas) => {
      if (!(canvas instanceof HTMLCanvasElement)) return [];
      const { width, height } = canvas;
      const colourAt = (y: number) => [
        ...(canvas.getContext('2d')?.getImageData(width / 2, y, 1, 1).data ?? []),
      ];
      return [colourAt(2), colourAt(height - 3)];
    });

test('the banner shows the whole cover, fetched once, over its own colours', async ({ page, thirdParty }) => {
  const requests = await serveCover(page);
  thirdParty.answer(withFirst({ copertina: PICTURE, banner: '/api/pictures/banner' }));
  await page.goto(thirdParty.link());
  await expect(banner(page).locator('img')).toHaveJSProperty('naturalWidth', 600);
  await expect
    .poll(() => backdropOf(page))
    .toEqual([
      [255, 0, 0, 255],
      [0, 0, 255, 255],
    ]);
  expect(requests).toHaveLength(1);
});

test('at any size the cover is whole, the title has two lines at most, and the three actions are in a row', async ({
  page,
  thirdParty,
}) => {
  await serveCover(page);
  thirdParty.answer(withFirst({ copertina: PICTURE, titolo: LONG }));
  await page.goto(thirdParty.link());
  await expect(banner(page).locator('img')).toHaveJSProperty('naturalWidth', 600);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const size = `${width} by ${height}`;
    const image = await banner(page).locator('img').boundingBox();
    expect((image?.width ?? 0) / (image?.height ?? 1), size).toBeCloseTo(600 / 800, 2);
    const words = await heading(page, LONG).boundingBox();
    const isBeside = (words?.x ?? 0) >= (image?.x ?? 0) + (image?.width ?? 0);
    expect(isBeside || (words?.y ?? 0) >= (image?.y ?? 0) + (image?.height ?? 0), size).toBe(true);
    const lines = await heading(page, LONG).evaluate(
      (title) => title.clientHeight / Number.parseFloat(getComputedStyle(title).lineHeight),
    );
    expect(lines, size).toBeCloseTo(2, 1);
    const middles = await banner(page)
      .locator('button')
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2),
      );
    expect(Math.max(...middles) - Math.min(...middles), size).toBeLessThan(4);
  }
});

test('a title without a picture has its name in the cover’s place', async ({ page, thirdParty }) => {
  thirdParty.answer(withFirst({ copertina: null, banner: null }));
  await page.goto(thirdParty.link());
  await expect(banner(page).locator('canvas + span')).toHaveText('Altrove 0');
  await expect(banner(page).locator('img')).toHaveCount(0);
});

test('with forced colours the icons lie on the page’s own', async ({ page, thirdParty }) => {
  await serveCover(page);
  await page.emulateMedia({ forcedColors: 'active' });
  thirdParty.answer(withFirst({ copertina: PICTURE }));
  await page.goto(thirdParty.link());
  await expect(banner(page).locator('img')).toBeVisible();
  await expect(banner(page).locator('canvas')).toBeHidden();
});
