import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { carouselNamed, waitUntilMovable } from '../support/page-actions.ts';
import { waitForEffects } from '../support/page-checks.ts';
import { THIRD_PARTY_CATALOGUE } from '../support/third-party-catalogue.ts';
import { DESKTOP, PHONE } from './support/devices.ts';
import { TouchPointer } from './support/touch-pointer.ts';

const BACK_BUTTON = 'web_app_setup_back_button';
/** More than a press has to last to be a long one. */
const LONG_PRESS_MS = 700;
const MEDIUM = { type: 'impact', impact_style: 'medium' };

const row = (page: Page) => carouselNamed(page, 'I più piaciuti');
const cover = (page: Page) => row(page).getByRole('link').nth(1);
const sheet = (page: Page) => page.getByRole('dialog');

test.describe('phone', () => {
  test.use(PHONE);

  test('a long press opens the sheet once, with haptics; lifting the finger opens no page', async ({
    page,
    thirdParty,
    messenger,
  }) => {
    await messenger.surround();
    thirdParty.answer(THIRD_PARTY_CATALOGUE);
    await page.goto(`${thirdParty.link()}${messenger.hash}`);
    const finger = await TouchPointer.of(page);
    await finger.down(cover(page));
    await expect(sheet(page)).toBeVisible();
    await finger.up();
    await waitForEffects(page);
    await expect(sheet(page)).toBeVisible();
    await expect(page).not.toHaveURL(/content-view/);
    const taps = messenger.paramsOf('web_app_trigger_haptic_feedback');
    expect(taps).toEqual([MEDIUM]);

    await messenger.expectCall(BACK_BUTTON, { is_visible: true });
    await messenger.emit('back_button_pressed');
    await expect(sheet(page)).toHaveCount(0);
    await messenger.expectCall(BACK_BUTTON, { is_visible: false });
    await expect(page).not.toHaveURL(/content-view/);
    await cover(page).tap();
    await expect(page).toHaveURL(/content-view/);
  });

  test('scrolling over covers prefetches no title and opens nothing', async ({ page, thirdParty }) => {
    thirdParty.answer(THIRD_PARTY_CATALOGUE);
    await page.clock.install({ time: 0 });
    await page.goto(thirdParty.link());
    await waitUntilMovable(row(page));
    // However slow the machine, the finger does not rest before it moves.
    await page.clock.pauseAt(60_000);
    const finger = await TouchPointer.of(page);
    for (const [right, down] of [
      [0, -160],
      [-120, 0],
    ] as const) {
      await finger.down(cover(page));
      const before = await cover(page).boundingBox();
      await finger.move(right, down);
      await expect.poll(() => cover(page).boundingBox(), 'the touch has become a scroll').not.toEqual(before);
      await page.clock.runFor(LONG_PRESS_MS);
      // Thrown, the page would go on under the next touch, which would then be beside the row.
      await finger.rest();
      await finger.up();
    }
    await expect(sheet(page)).toHaveCount(0);
    expect(thirdParty.calls.filter(({ name }) => name === 'get_content')).toEqual([]);
  });
});

test.describe('desktop', () => {
  test.use(DESKTOP);

  test('the right button and the context menu key open the sheet; Escape closes it', async ({
    page,
    thirdParty,
  }) => {
    thirdParty.answer(THIRD_PARTY_CATALOGUE);
    await page.goto(thirdParty.link());
    await cover(page).click({ button: 'right' });
    await expect(sheet(page).getByRole('button', { name: 'Adoro' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);

    await cover(page).focus();
    await page.keyboard.press('Shift+F10');
    await expect(sheet(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(sheet(page).locator(':focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    await expect(cover(page)).toBeFocused();
  });
});
