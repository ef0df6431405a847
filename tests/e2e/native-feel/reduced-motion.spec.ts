import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { carouselNamed, waitUntilMovable } from '../support/page-actions.ts';
import { scrollDownTo, scrollTop } from '../support/page-checks.ts';
import { THIRD_PARTY_CATALOGUE, thirdPartyTitles } from '../support/third-party-catalogue.ts';
import { LOW_END_USER_AGENT, PHONE } from './support/devices.ts';
import { TouchPointer } from './support/touch-pointer.ts';

const COVER = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="2" height="3"/>')}`;
const ANSWERS = {
  ...THIRD_PARTY_CATALOGUE,
  get_genere: thirdPartyTitles(120),
  top_contents: thirdPartyTitles(10).map((title) => ({ ...title, copertina: COVER })),
};

const ranking = (page: Page) => page.getByRole('region', { name: "Classifica dell'anno" });
const pause = (page: Page) => page.getByRole('button', { name: 'Ferma la classifica' });
const play = (page: Page) => page.getByRole('button', { name: 'Fai scorrere la classifica' });

/** How far the ranking has moved to the left, scrolled or by itself, in pixels. */
function place(page: Page): Promise<number> {
  const box = ranking(page).locator('.swiper');
  return box.evaluate((row) => {
    const [track] = row.children;
    const start = row.getBoundingClientRect().left + parseFloat(getComputedStyle(row).paddingLeft);
    return start - (track?.getBoundingClientRect().left ?? 0);
  });
}

/** Has a movement in progress end. */
async function endMove(page: Page): Promise<number> {
  await ranking(page).evaluate((row) => {
    for (const move of row.getAnimations({ subtree: true })) if (move instanceof CSSTransition) move.finish();
  });
  return place(page);
}

/** The page's clock is held, and goes on here by more than twice the ranking's delay of 2000 ms. */
async function expectStill(page: Page): Promise<void> {
  await expect(async () => {
    const before = await endMove(page);
    await page.clock.runFor(5000);
    expect(await endMove(page)).toBeCloseTo(before, 0);
  }).toPass();
}

async function expectMoving(page: Page): Promise<void> {
  const before = await endMove(page);
  await expect(async () => {
    await page.clock.runFor(1000);
    expect(await place(page)).not.toBeCloseTo(before, 0);
  }).toPass();
}

test.describe('phone', () => {
  test.use(PHONE);

  test('the ranking first moves two seconds after it is there, and stops out of view, by its button, finger and focus', async ({
    page,
    thirdParty,
  }) => {
    thirdParty.answer(ANSWERS);
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto(thirdParty.link('/films'));
    const first = ranking(page).getByRole('link').first();
    await expect(async () => {
      await page.clock.runFor(20);
      await expect(first).toBeInViewport({ timeout: 100 });
    }).toPass({ intervals: [10] });
    await page.clock.runFor(1800);
    expect(await place(page)).toBeCloseTo(0);
    const upcoming = ranking(page).locator('img').nth(4);
    await expect(upcoming, 'the cover that the move brings into view').toHaveJSProperty('naturalWidth', 2);
    await page.clock.runFor(300);
    await expect.poll(() => place(page)).toBeGreaterThan(40);
    // A move is the browser's: no code is loaded for it.
    await expect(ranking(page).locator('.swiper-initialized')).toHaveCount(0);

    await expect(pause(page)).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 1200));
    await expectStill(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectMoving(page);

    await pause(page).click();
    await expect(play(page)).toBeVisible();
    await expectStill(page);

    await play(page).click();
    await expectMoving(page);
    const finger = await TouchPointer.of(page);
    const before = await place(page);
    await finger.down(ranking(page).locator('.swiper'));
    await expect(play(page)).toBeVisible();
    expect(Math.abs((await place(page)) - before), 'the finger holds the row where it is').toBeLessThan(60);
    await finger.move(-60);
    await expect.poll(() => place(page), 'and goes on from there').toBeGreaterThan(before + 20);
    await finger.up();
    await expectStill(page);

    await play(page).click();
    await expectMoving(page);
    await pause(page).focus();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await expect(play(page)).toBeVisible();
  });
});

for (const [width, inView] of [
  [360, 3],
  [768, 5],
  [1280, 6],
] as const)
  test(`at ${width} pixels a ranking of ${inView} titles does not move, and has no pause button`, async ({
    page,
    thirdParty,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    thirdParty.answer({ ...ANSWERS, top_contents: thirdPartyTitles(inView) });
    await page.goto(thirdParty.link('/films'));
    await expect(ranking(page).getByRole('listitem')).toHaveCount(inView);
    await expect(pause(page)).toBeHidden();
    thirdParty.answer({ ...ANSWERS, top_contents: thirdPartyTitles(inView + 1) });
    await page.goto(thirdParty.link('/films'));
    await expect(pause(page)).toBeVisible();
  });

test.describe('a weak phone', () => {
  test.use({ ...PHONE, userAgent: LOW_END_USER_AGENT });

  test('on a weak phone there is no autoplay, blur or animation', async ({ page, thirdParty, messenger }) => {
    await messenger.surround({ platform: 'ios' });
    await page.addInitScript(() => {
      Reflect.set(document, 'startViewTransition', () => {
        throw new Error('unexpected view transition');
      });
    });
    thirdParty.answer(ANSWERS);
    await page.goto(`${thirdParty.link('/films')}${messenger.hash}`);
    await waitUntilMovable(ranking(page));
    await expect(play(page)).toBeVisible();
    expect(await place(page)).toBeCloseTo(0);
    const blurred = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('*')].filter((one) =>
            /blur/.test(getComputedStyle(one).backdropFilter + getComputedStyle(one).filter),
          ).length,
      );
    expect(await blurred()).toBe(0);
    await carouselNamed(page, 'Ultimi aggiunti').getByRole('link').first().click();
    await expect(page.getByRole('button', { name: 'Riproduci' })).toBeVisible();

    await page.goto(`${thirdParty.link('/genere/Noir')}${messenger.hash}`);
    await expect(page.getByRole('list', { name: 'Noir' }).getByRole('link').first()).toBeVisible();
    await page.evaluate(() => document.body.style.setProperty('min-height', '6000px'));
    await scrollDownTo(page, 3000);
    const top = page.getByRole('button', { name: 'Torna su' });
    await top.evaluate((button: HTMLElement) => button.click());
    await expect.poll(() => scrollTop(page), { timeout: 400 }).toBe(0);
  });
});
