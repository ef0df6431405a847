import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import type { Messenger } from '../support/messenger.ts';
import { THIRD_PARTY_CATALOGUE } from '../support/third-party-catalogue.ts';
import type { ThirdPartyServer } from '../support/third-party-server.ts';
import { PHONE } from './support/devices.ts';

test.use(PHONE);

type Offer = { open: (status: string) => Promise<void>; offer: Locator };

function opening(page: Page, thirdParty: ThirdPartyServer, messenger: Messenger): Offer {
  thirdParty.answer(THIRD_PARTY_CATALOGUE);
  const open = async (status: string) => {
    const before = messenger.paramsOf('web_app_check_home_screen').length;
    await page.goto('about:blank');
    await page.goto(`${thirdParty.link()}${messenger.hash}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForTimeout(200);
    if (messenger.paramsOf('web_app_check_home_screen').length > before)
      await messenger.emit('home_screen_checked', { status });
    await page.waitForTimeout(200);
  };
  return { open, offer: page.getByRole('region', { name: 'Schermata Home' }) };
}

for (const [answer, adds] of [
  ['Aggiungi', 1],
  ['Non ora', 0],
] as const)
  test(
    `offers the home screen once, at the end of the home: '${answer}'`,
    adds ? {} : { tag: '@all' },
    async ({ page, thirdParty, messenger }) => {
      await messenger.surround();
      const { open, offer } = opening(page, thirdParty, messenger);
      await open('missed');
      await expect(offer).toBeAttached();
      await expect(offer, 'out of the way').not.toBeInViewport();
      await offer.getByRole('button', { name: answer }).click();
      await expect(offer).toHaveCount(0);
      expect(messenger.paramsOf('web_app_add_to_home_screen')).toHaveLength(adds);
      await open('missed');
      await expect(offer).toHaveCount(0);
    },
  );

test('does not offer the home screen if the app is there already, or cannot be added', {
  tag: '@all',
}, async ({ page, thirdParty, messenger }) => {
  await messenger.surround();
  const { open, offer } = opening(page, thirdParty, messenger);
  for (const status of ['unsupported', 'added']) {
    await open(status);
    await expect(offer).toHaveCount(0);
  }
});

test('an unanswered offer stays for that visit and is not repeated later', { tag: '@all' }, async ({
  page,
  thirdParty,
  messenger,
}) => {
  await messenger.surround();
  const { open, offer } = opening(page, thirdParty, messenger);
  await open('missed');
  await expect(offer).toBeAttached();
  await open('missed');
  await expect(offer, 'not seen yet').toBeAttached();
  await offer.scrollIntoViewIfNeeded();
  await expect(offer).toBeInViewport();
  await page.getByRole('link', { name: 'Film', exact: true }).click();
  await expect(offer).toHaveCount(0);
  await page.goBack();
  await expect(offer).toBeAttached();
  await open('missed');
  await expect(offer).toHaveCount(0);
});

test('a messenger without home screen support is not asked', { tag: '@all' }, async ({
  page,
  thirdParty,
  messenger,
}) => {
  await messenger.surround({ version: '7.9' });
  thirdParty.answer(THIRD_PARTY_CATALOGUE);
  await page.goto(`${thirdParty.link()}${messenger.hash}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(messenger.paramsOf('web_app_check_home_screen')).toEqual([]);
});
