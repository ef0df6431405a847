import type { Locator } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { carouselNamed, section } from '../support/page-actions.ts';
import { waitForEffects } from '../support/page-checks.ts';
import { FAILED_CALL_LOGS } from '../support/page-errors.ts';
import { THIRD_PARTY_CATALOGUE } from '../support/third-party-catalogue.ts';
import { NEVER_ANSWERS, StubResponse } from '../support/third-party-server.ts';
import { PHONE } from './support/devices.ts';
import { TouchPointer } from './support/touch-pointer.ts';

const SWIPES = 'web_app_setup_swipe_behavior';
const HAPTIC = 'web_app_trigger_haptic_feedback';
const IMPACT = { type: 'impact', impact_style: 'light' };
const SELECTION = { type: 'selection_change' };
const outcome = (notification_type: string) => ({ type: 'notification', notification_type });

test.use(PHONE);

test('vertical swipes close the app, except while a row, a strip or a panel is touched', async ({
  page,
  thirdParty,
  messenger,
}) => {
  await messenger.surround();
  thirdParty.answer(THIRD_PARTY_CATALOGUE);
  const open = (path: string) => page.goto(`${thirdParty.link(path)}${messenger.hash}`);
  const finger = await TouchPointer.of(page);
  await open('/home');
  await messenger.expectCall(SWIPES, { allow_vertical_swipe: true });

  await finger.down(page.getByRole('heading', { level: 1 }));
  await finger.move(0, 20);
  await finger.up();
  expect(messenger.paramsOf(SWIPES).slice(1), 'nothing else asks for them').not.toContainEqual({
    allow_vertical_swipe: false,
  });

  const drag = async (what: Parameters<TouchPointer['down']>[0]) => {
    await finger.down(what);
    await finger.move(-30);
    await messenger.expectCall(SWIPES, { allow_vertical_swipe: false });
    await finger.up();
    await messenger.expectCall(SWIPES, { allow_vertical_swipe: true });
  };
  await drag(carouselNamed(page, 'I più piaciuti').getByRole('link').nth(1));
  await open('/premium-search');
  await drag(page.getByRole('group', { name: 'Durata' }).getByRole('button').nth(1));
  await open('/content-view/tt-5');
  await page.getByRole('button', { name: 'Liste', exact: true }).click();
  const panel = page.getByRole('dialog');
  await drag(panel.getByRole('button', { name: 'Per la pioggia' }));
  await drag(panel.getByRole('heading', { name: 'Le tue liste' }));
});

test('haptics: selection on chips and tabs, impact on presses, success or error on results', async ({
  page,
  thirdParty,
  messenger,
  pageErrors,
}) => {
  pageErrors.allow(...FAILED_CALL_LOGS);
  await messenger.surround();
  thirdParty.answer({ ...THIRD_PARTY_CATALOGUE, play_content: NEVER_ANSWERS });
  await page.goto(`${thirdParty.link('/premium-search')}${messenger.hash}`);
  const felt: unknown[] = [];
  /** Feedback that comes too often or too late fails the next call, or the last one at the end. */
  const feel = async (what: Locator, ...expected: unknown[]) => {
    await what.click();
    felt.push(...expected);
    await expect.poll(() => messenger.paramsOf(HAPTIC)).toEqual(felt);
  };
  const chip = page.getByRole('group', { name: 'Tipo' }).getByRole('button', { name: 'Film' });
  await feel(chip, SELECTION);
  await feel(page.getByRole('button', { name: 'Azzera' }), IMPACT);
  await feel(section(page, 'Home'), SELECTION);
  const cover = carouselNamed(page, 'I più piaciuti').getByRole('link').nth(1);
  await feel(cover, IMPACT);

  const heart = page.getByRole('button', { name: 'Adoro' });
  await feel(heart, IMPACT, outcome('success'));
  thirdParty.answer({
    ...THIRD_PARTY_CATALOGUE,
    add_content_to: new StubResponse(500),
    play_content: new StubResponse(500),
  });
  await feel(heart, IMPACT, outcome('error'));
  await feel(page.getByRole('button', { name: 'Riproduci' }), IMPACT, outcome('error'));
  await waitForEffects(page);
  expect(messenger.paramsOf(HAPTIC)).toEqual(felt);
});
