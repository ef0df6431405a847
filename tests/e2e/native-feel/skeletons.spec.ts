import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { THIRD_PARTY_CATALOGUE } from '../support/third-party-catalogue.ts';
import { NEVER_ANSWERS } from '../support/third-party-server.ts';
import { PHONE } from './support/devices.ts';

/** The opacity of the placeholders' tints this many milliseconds after they were rendered. */
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

/** Runs in the page: pauses all animations, so that none ends before it is checked. */
function holdAnimations(): void {
  const held = new CSSStyleSheet();
  held.replaceSync('* { animation-play-state: paused !important; }');
  document.adoptedStyleSheets = [held];
}

test.use(PHONE);

const { auth, check_premium_status } = THIRD_PARTY_CATALOGUE;

test('screens show a skeleton, but not for their first 100 ms; grids, which load for 300 ms at least, with the word at once', async ({
  page,
  thirdParty,
}) => {
  thirdParty.answer({ auth, check_premium_status, otherwise: NEVER_ANSWERS });
  await page.addInitScript(holdAnimations);
  for (const path of ['/home', '/films', '/lists', '/content-view/tt-5'])
    await test.step(path, async () => {
      // Hanging calls would block the next page.
      await page.goto('about:blank');
      await page.goto(thirdParty.link(path));
      await expect.poll(async () => (await tintsAfter(page, 99)).length).toBeGreaterThan(3);
      expect(new Set(await tintsAfter(page, 99))).toEqual(new Set([0]));
      expect(new Set(await tintsAfter(page, 300))).toEqual(new Set([1]));
    });
  for (const path of ['/list/liste', '/genere/Noir', '/generi'])
    await test.step(path, async () => {
      await page.goto('about:blank');
      await page.goto(thirdParty.link(path));
      await expect(page.getByText('Loading...').first()).toBeVisible();
      await expect(page.locator('[data-covers] span').first()).toHaveCSS('opacity', '1');
      expect(await tintsAfter(page, 0)).toEqual([]);
    });
});
