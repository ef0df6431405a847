import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { carouselNamed } from '../support/page-actions.ts';
import { waitForEffects } from '../support/page-checks.ts';
import { THIRD_PARTY_CATALOGUE } from '../support/third-party-catalogue.ts';
import { PHONE } from './support/devices.ts';
import { TouchPointer } from './support/touch-pointer.ts';

const BACK_BUTTON = 'web_app_setup_back_button';
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
});
