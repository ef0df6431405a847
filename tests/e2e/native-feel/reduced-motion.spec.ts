import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { carouselNamed } from '../support/page-actions.ts';
import { THIRD_PARTY_CATALOGUE, thirdPartyTitles } from '../support/third-party-catalogue.ts';
import { LOW_END_USER_AGENT, PHONE } from './support/devices.ts';
import { TouchPointer } from './support/touch-pointer.ts';

const COVER = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="2" height="3"/>')}`;
const ANSWERS = {
  ...THIRD_PARTY_CATALOGUE,
  top_contents: thirdPartyTitles(10).map((title) => ({ ...title, copertina: COVER })),
};

const ranking = (page: Page) => page.getByRole('region', { name: "Classifica dell'anno" });
const pause = (page: Page) => page.getByRole('button', { name: 'Ferma la classifica' });
const play = (page: Page) => page.getByRole('button', { name: 'Fai scorrere la classifica' });

/** The distance that the ranking has moved to the left, scrolled or by autoplay, in pixels. */
function place(page: Page): Promise<number> {
  const box = ranking(page).locator('.swiper');
  return box.evaluate((row) => {
    const [track] = row.children;
    const start = row.getBoundingClientRect().left + parseFloat(getComputedStyle(row).paddingLeft);
    return start - (track?.getBoundingClientRect().left ?? 0);
  });
}

/** Swiper's settings, and the duration of its track's move. */
function settingsOf(page: Page): Promise<unknown> {
  return ranking(page).evaluate((row) => {
    const { speed, autoplay, slidesPerView } = Reflect.get(
      row.querySelector('.swiper') ?? row,
      'swiper',
    ).params;
    const [track] = row.getElementsByClassName('swiper-wrapper');
    const duration = track && getComputedStyle(track).transitionDuration;
    return { speed, delay: autoplay.delay, inView: slidesPerView, duration };
  });
}

/** Has a movement in progress end. */
async function endMove(page: Page): Promise<number> {
  await ranking(page).evaluate((row) => {
    for (const move of row.getAnimations({ subtree: true })) if (move instanceof CSSTransition) move.finish();
  });
  return place(page);
}

/** The page's clock is held, and advances here by more than twice the ranking's delay of 2000 ms. */
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

  test('the ranking first moves after two seconds, and stops out of view, by its button and finger, and rests while the keyboard is in it', async ({
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
    await expect(async () => {
      await page.clock.runFor(20);
      await expect(ranking(page).locator('.swiper-initialized')).toBeAttached({ timeout: 100 });
    }).toPass({ intervals: [10] });
    await page.clock.runFor(1800);
    expect(await place(page)).toBeCloseTo(0);
    const upcoming = ranking(page).locator('img').nth(4);
    await expect(upcoming, 'the cover that the move brings into view').toHaveJSProperty('naturalWidth', 2);
    await page.clock.runFor(400);
    await expect.poll(() => place(page)).toBeGreaterThan(40);
    expect(await settingsOf(page)).toEqual({ speed: 2000, delay: 2000, inView: 3.4, duration: '2s' });

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
    await finger.down(ranking(page).locator('.swiper'));
    await expect(play(page)).toBeVisible();
    const held = await place(page);
    await finger.rest();
    expect(await place(page), 'the finger holds the row where it is').toBeCloseTo(held, 0);
    await finger.move(-60);
    await expect.poll(() => place(page), 'and goes on from there').toBeGreaterThan(held + 20);
    await finger.up();
    await expectStill(page);
    // The finger of a held clock is infinitely fast: it has thrown the row to its end, from which it begins again.
    await play(page).click();
    await expect(async () => {
      await page.clock.runFor(1000);
      expect(await endMove(page)).toBeLessThan(60);
    }).toPass();
    await pause(page).focus();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await expect(first).toBeInViewport();
    await expectStill(page);
    await page.keyboard.press('Shift+Tab');
    await expectMoving(page);
  });

  test('a press on the ranking’s button stops a move, a finger swipes it, and its covers open', async ({
    page,
    thirdParty,
  }) => {
    thirdParty.answer(ANSWERS);
    await page.goto(thirdParty.link('/films'));
    await expect.poll(() => place(page)).toBeGreaterThan(5);
    await pause(page).tap();
    await expect(play(page)).toBeVisible();
    const held = await place(page);
    await new Promise((passed) => setTimeout(passed, 600));
    expect(await place(page)).toBeCloseTo(held, 0);
    await play(page).tap();
    await expect.poll(() => place(page)).toBeGreaterThan(held + 5);

    const finger = await TouchPointer.of(page);
    await finger.down(ranking(page).locator('.swiper'));
    await finger.move(-150);
    await finger.rest();
    await finger.up();
    await expect(play(page)).toBeVisible();
    await expect(page).toHaveURL(/films/);
    const moved = await place(page);
    expect(moved).toBeGreaterThan(held + 100);
    const cover = ranking(page).getByRole('link').nth(3);
    await expect(cover).toBeInViewport();
    await cover.tap();
    await expect(page).toHaveURL(/content-view\/tt-3$/);
    await page.goBack();
    await expect.poll(() => place(page)).toBeCloseTo(moved, -1);
  });
});

/** The titles that a ranking shows at once in a window of this width. */
const IN_VIEW = [
  [360, 3],
  [768, 5],
  [1280, 6],
] as const;

test('a ranking whose titles are all in view does not move, and has no pause button', async ({
  page,
  thirdParty,
}) => {
  for (const [width, inView] of IN_VIEW) {
    await page.setViewportSize({ width, height: 800 });
    for (const count of [inView, inView + 1]) {
      thirdParty.answer({ ...ANSWERS, top_contents: thirdPartyTitles(count) });
      await page.goto(thirdParty.link('/films'));
      await expect(ranking(page).getByRole('listitem')).toHaveCount(count);
      await expect(pause(page), `${count} titles, ${width} wide`).toBeVisible({ visible: count > inView });
    }
  }
});

test.describe('a weak phone', () => {
  test.use({ ...PHONE, userAgent: LOW_END_USER_AGENT });

  test('a weak phone plays the ranking, without blur and views in transition', async ({
    page,
    thirdParty,
    messenger,
  }) => {
    await messenger.surround({ platform: 'ios' });
    await page.addInitScript(() => {
      Reflect.set(document, 'startViewTransition', () => {
        throw new Error('unexpected view transition');
      });
    });
    thirdParty.answer(ANSWERS);
    await page.goto(`${thirdParty.link('/films')}${messenger.hash}`);
    await expect(pause(page)).toBeVisible();
    await expect.poll(() => place(page)).toBeGreaterThan(5);
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
  });
});
