import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { carouselNamed } from '../support/page-actions.ts';
import { THIRD_PARTY_CATALOGUE, thirdPartyTitles } from '../support/third-party-catalogue.ts';
import { NEVER_ANSWERS } from '../support/third-party-server.ts';
import { PHONE } from './support/devices.ts';

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

test('every screen stands as a skeleton, though not for its first 100 ms', async ({ page, thirdParty }) => {
  const { auth, check_premium_status } = THIRD_PARTY_CATALOGUE;
  thirdParty.answer({ auth, check_premium_status, otherwise: NEVER_ANSWERS });
  await page.addInitScript(holdAnimations);
  for (const path of ['/home', '/films', '/lists', '/genere/Noir', '/generi', '/content-view/tt-5'])
    await test.step(path, async () => {
      // Calls that hang would keep the next page from coming through.
      await page.goto('about:blank');
      await page.goto(thirdParty.link(path));
      await expect.poll(async () => (await tintsAfter(page, 99)).length).toBeGreaterThan(3);
      expect(new Set(await tintsAfter(page, 99))).toEqual(new Set([0]));
      expect(new Set(await tintsAfter(page, 300))).toEqual(new Set([1]));
    });
});
