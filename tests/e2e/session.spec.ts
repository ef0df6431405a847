import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { section } from './support/page-actions.ts';
import { expectFrame } from './support/page-checks.ts';
import { FAILED_CALL_LOGS } from './support/page-errors.ts';
import { THIRD_PARTY_CATALOGUE } from './support/third-party-catalogue.ts';

async function expectErrorPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'ERRORE' })).toBeVisible();
  await expect(page.getByText('Utente non autorizzato o token scaduto')).toBeVisible();
  await expect(page.getByText('Invia di nuovo /start nel bot')).toBeVisible();
}

test(
  'a reload on a deep page keeps the session; a token that is refused after it is renewed without a word, and the press counts',
  {
    tag: '@refused',
  },
  async ({ page, open, messenger, pageErrors }) => {
    pageErrors.allow(...FAILED_CALL_LOGS);
    await messenger.surround();
    await open('ordinary');
    await section(page, 'Film').click();
    const cover = page.getByRole('region', { name: 'Ultimi aggiunti' }).getByRole('link').first();
    const name = (await cover.getByRole('img').getAttribute('alt')) ?? '';
    await cover.click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(name);
    await expect(page).not.toHaveURL(/key=/);
    await page.reload();
    await expect(heading).toHaveText(name);
    await expectFrame(page);
    await messenger.expectCall('web_app_setup_back_button', { is_visible: true });

    await page.route('**/api/play_content', (route) => route.fulfill({ status: 401 }), { times: 1 });
    const renewed = page.waitForResponse('**/api/auth?*');
    await page.getByRole('button', { name: 'Riproduci' }).click();
    expect((await renewed).status()).toBe(200);
    await expect.poll(() => messenger.paramsOf('web_app_close').length).toBe(1);
  },
);

test('another address without id and key is the error page; a reload, a link and coming back keep the launch', async ({
  page,
  thirdParty,
}) => {
  thirdParty.answer(THIRD_PARTY_CATALOGUE);
  await page.goto(thirdParty.link('/lists'));
  await expectFrame(page);
  await page.reload();
  await expectFrame(page);
  await page.evaluate(() => location.assign('/films'));
  await expectFrame(page);
  await expect(page).toHaveURL(/\/films$/);
  thirdParty.calls.length = 0;
  await page.goto(new URL('/series', page.url()).href);
  await expectErrorPage(page);
  expect(thirdParty.calls).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(/\/films$/);
  await expectFrame(page);
});

test(
  'launch data with a forged signature lead to the error page',
  { tag: '@all' },
  async ({ page, open, messenger, pageErrors }) => {
    pageErrors.allow(...FAILED_CALL_LOGS);
    const user = JSON.stringify({ id: 1001, first_name: 'Ada' });
    const now = String(Math.floor(Date.now() / 1000));
    const initData = new URLSearchParams({ user, auth_date: now, hash: 'a'.repeat(64), signature: 's' });
    await messenger.surround({ initData: initData.toString() });
    await open('ordinary');
    await expectErrorPage(page);
  },
);
