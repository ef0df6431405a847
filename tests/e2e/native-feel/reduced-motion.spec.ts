import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { carouselNamed, waitUntilMovable } from '../support/page-actions.ts';
import { scrollDownTo, scrollTop } from '../support/page-checks.ts';
import { THIRD_PARTY_CATALOGUE, thirdPartyTitles } from '../support/third-party-catalogue.ts';
import { DESKTOP, LOW_END_USER_AGENT, PHONE } from './support/devices.ts';
import { TouchPointer } from './support/touch-pointer.ts';

const ANSWERS = {
  ...THIRD_PARTY_CATALOGUE,
  get_genere: thirdPartyTitles(120),
  top_contents: thirdPartyTitles(10),
};

const ranking = (page: Page) => page.getByRole('region', { name: "Classifica dell'anno" });
const pause = (page: Page) => page.getByRole('button', { name: 'Ferma la classifica' });
const play = (page: Page) => page.getByRole('button', { name: 'Fai scorrere la classifica' });

/** The ranking's offset to the left, in pixels. */
function place(page: Page): Promise<number> {
  const track = ranking(page).locator('.swiper-wrapper');
  return track.evaluate((element) => -new DOMMatrix(getComputedStyle(element).transform).e);
}

async function expectStill(page: Page): Promise<void> {
  const before = await place(page);
  // Longer than its delay of 2000 ms.
  await page.waitForTimeout(2400);
  expect(await place(page)).toBeCloseTo(before, 0);
}

test.describe('desktop', () => {
  test.use(DESKTOP);

  test('focus stops the ranking', { tag: '@all' }, async ({ page, thirdParty }) => {
    thirdParty.answer(ANSWERS);
    await page.goto(thirdParty.link('/films'));
    await waitUntilMovable(ranking(page));
    await pause(page).focus();
    await page.keyboard.press('Tab');
    if (
      !(await ranking(page)
        .getByRole('link')
        .first()
        .evaluate((link) => link === document.activeElement))
    )
      await page.keyboard.press('Tab');
    await expect(play(page)).toBeVisible();
  });
});

test.describe('phone', () => {
  test.use(PHONE);

  test('the ranking autoplays, has a visible pause button, and stops out of view', async ({
    page,
    thirdParty,
  }) => {
    thirdParty.answer(ANSWERS);
    await page.goto(thirdParty.link('/films'));
    await expect(pause(page)).toBeInViewport();
    await expect.poll(() => place(page), { timeout: 8000 }).toBeGreaterThan(40);
    await scrollDownTo(page, 1200);
    // A movement in progress takes 2000 ms to end.
    await page.waitForTimeout(2100);
    await expectStill(page);
    await scrollDownTo(page, 0);
    const rested = await place(page);
    await expect.poll(() => place(page), { timeout: 8000 }).not.toBeCloseTo(rested, 0);

    await pause(page).click();
    await expect(play(page)).toBeVisible();
    await page.mouse.move(0, 0);
    await page.waitForTimeout(2100);
    await expectStill(page);
  });

  test('the ranking’s first move comes two seconds after the row is there, by the page’s clock', async ({
    page,
    thirdParty,
  }) => {
    thirdParty.answer(ANSWERS);
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto(thirdParty.link('/films'));
    await expect(async () => {
      await page.clock.runFor(20);
      await expect(ranking(page).getByRole('link').first()).toBeInViewport({ timeout: 100 });
    }).toPass({ intervals: [10] });
    await page.clock.runFor(1000);
    await expect(ranking(page).locator('.swiper-initialized')).toBeAttached();
    await page.clock.runFor(800);
    expect(await place(page)).toBeCloseTo(0);
    await page.clock.runFor(300);
    await expect.poll(() => place(page)).toBeGreaterThan(40);
  });

  test('the ranking pauses at touchstart', { tag: '@all' }, async ({ page, thirdParty }) => {
    thirdParty.answer(ANSWERS);
    await page.goto(thirdParty.link('/films'));
    await waitUntilMovable(ranking(page));
    await expect(pause(page)).toBeVisible();
    const finger = await TouchPointer.of(page);
    await finger.down(ranking(page).getByRole('link').first());
    await expect(play(page)).toBeVisible();
    await finger.up();
  });
});

const STILL = {
  'a weak phone': { ...PHONE, userAgent: LOW_END_USER_AGENT },
  'a phone with reduced motion': { ...PHONE, contextOptions: { reducedMotion: 'reduce' } },
} as const;

for (const [device, options] of Object.entries(STILL)) {
  test.describe(device, () => {
    test.use(options);

    test(
      'with reduced motion there is no autoplay, blur or animation',
      device === 'a weak phone' ? {} : { tag: '@all' },
      async ({ page, thirdParty, messenger }) => {
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
      },
    );
  });
}

test('otherwise the back-to-top button flies away first, for 500 ms', { tag: '@all' }, async ({
  page,
  thirdParty,
}) => {
  thirdParty.answer(ANSWERS);
  await page.goto(thirdParty.link('/genere/Noir'));
  await expect(page.getByRole('list', { name: 'Noir' }).getByRole('link').first()).toBeVisible();
  await scrollDownTo(page, 3000);
  const top = page.getByRole('button', { name: 'Torna su' });
  await top.click();
  const flights = await top.evaluate((button) =>
    button.getAnimations().map((one) => one.effect?.getTiming().duration),
  );
  expect(flights).toEqual([500]);
  await expect.poll(() => scrollTop(page)).toBe(0);
});
