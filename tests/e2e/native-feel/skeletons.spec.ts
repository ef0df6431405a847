import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { carouselNamed } from '../support/page-actions.ts';
import {
  THIRD_PARTY_CATALOGUE,
  thirdPartyTitle,
  thirdPartyTitles,
} from '../support/third-party-catalogue.ts';
import { NEVER_ANSWERS } from '../support/third-party-server.ts';
import { PHONE } from './support/devices.ts';
import { pagedResponses, pictured, servePictures } from './support/long-catalogue.ts';

const PICTURED = thirdPartyTitles(41).map((title, index) => ({ ...title, ...pictured(index) }));
const FULL_OF_PICTURES = {
  ...THIRD_PARTY_CATALOGUE,
  get_top: PICTURED,
  top_contents: PICTURED.slice(0, 10),
  top_genres: PICTURED.slice(10, 20),
  get_last: PICTURED.slice(20, 30),
  get_list: ({ query }: { query: URLSearchParams }) =>
    query.get('page') === '2' ? [] : PICTURED.slice(0, 9),
  get_genere: pagedResponses(30, pictured(3)),
  filter_contents: pagedResponses(30, pictured(4)),
  get_content: thirdPartyTitle(5, pictured(5)),
  random: thirdPartyTitle(6, pictured(6)),
  get_generi: ['Dramma', 'Noir'].map((genere) => ({ genere, copertina: `/pictures/${genere}` })),
};

declare global {
  interface Window {
    moved: string[];
  }
}

/** Runs in the page: notes what moves by itself. */
function watchMoves(): void {
  window.moved = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const sources = Reflect.get(entry, 'sources') as { node: Node | null }[];
      const nodes = sources.map(({ node }) => (node instanceof Element ? node.className : 'text'));
      window.moved.push(`${Reflect.get(entry, 'value')}: ${nodes.join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** How much of the placeholders' tints would be seen so many milliseconds after they were put there. */
function tintsAfter(page: Page, milliseconds: number): Promise<number[]> {
  return page.evaluate((time) => {
    const appearing = document
      .getAnimations()
      .filter((one) => one instanceof CSSAnimation && one.animationName.includes('appear'));
    return appearing.map((one) => {
      one.pause();
      one.currentTime = time;
      const { target } = one.effect as KeyframeEffect;
      return target ? Number(getComputedStyle(target).opacity) : -1;
    });
  }, milliseconds);
}

/** Runs in the page: no animation goes on by itself, so that none is over before it is looked at. */
function holdAnimations(): void {
  const held = new CSSStyleSheet();
  held.replaceSync('* { animation-play-state: paused !important; }');
  document.adoptedStyleSheets = [held];
}

test.use(PHONE);

test('late responses and images cause no layout shift', async ({ page, thirdParty }) => {
  await page.addInitScript(watchMoves);
  await servePictures(page, 350);
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 120));
    await route.fallback().catch(() => undefined);
  });
  thirdParty.answer(FULL_OF_PICTURES);
  for (const path of [
    '/home',
    '/films',
    '/lists',
    '/list/liste',
    '/generi',
    '/genere/Noir',
    '/content-view/tt-5',
  ]) {
    await page.goto(thirdParty.link(path));
    await expect(page.locator('main img[src*="/pictures/"]').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => window.moved), path).toEqual([]);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a cover keeps its tinted place until its picture comes; a broken one becomes a tile', async ({
  page,
  thirdParty,
}) => {
  const top = thirdPartyTitles(41).map((title) => ({ ...title, copertina: `/pictures/${title.id}` }));
  thirdParty.answer({ ...THIRD_PARTY_CATALOGUE, get_top: top });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/pictures/**', async (route) => {
    await held;
    await route.fulfill({ contentType: 'image/png', body: 'no picture' }).catch(() => undefined);
  });
  // The pictures belong to what the page itself loads, which is not over before them.
  await page.goto(thirdParty.link(), { waitUntil: 'commit' });
  const cover = carouselNamed(page, 'I più piaciuti').getByRole('link').first();
  const name = await cover.getByRole('img').getAttribute('alt');
  const before = await cover.boundingBox();
  expect((before?.height ?? 0) / (before?.width ?? 1)).toBeCloseTo(1.5, 1);
  await expect(cover.locator('span').first()).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  release();
  await expect(cover.getByRole('img')).toHaveCSS('opacity', '0');
  await expect(cover).toHaveText(name ?? '');
  expect(await cover.boundingBox()).toEqual(before);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

for (const path of ['/home', '/films', '/lists', '/genere/Noir', '/generi', '/content-view/tt-5'])
  test(`${path} stands as a skeleton, though not for its first 100 ms`, async ({ page, thirdParty }) => {
    const { auth, check_premium_status } = THIRD_PARTY_CATALOGUE;
    thirdParty.answer({ auth, check_premium_status, otherwise: NEVER_ANSWERS });
    await page.addInitScript(holdAnimations);
    await page.goto(thirdParty.link(path));
    await expect.poll(async () => (await tintsAfter(page, 99)).length).toBeGreaterThan(3);
    expect(new Set(await tintsAfter(page, 99))).toEqual(new Set([0]));
    expect(new Set(await tintsAfter(page, 300))).toEqual(new Set([1]));
  });
