import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { section } from './support/page-actions.ts';
import { expectFrame } from './support/page-checks.ts';
import { FAILED_CALL_LOGS } from './support/page-errors.ts';

async function expectErrorPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'ERRORE' })).toBeVisible();
  await expect(page.getByText('Utente non autorizzato o token scaduto')).toBeVisible();
  await expect(page.getByText('Invia di nuovo /start nel bot')).toBeVisible();
}

test('a reload on a deep page keeps the session', { tag: '@refused' }, async ({ page, open, messenger }) => {
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
});

test('a refused token is renewed without a word, even after a reload, and the press counts', {
  tag: '@refused',
}, async ({ page, open, pageErrors }) => {
  pageErrors.allow(...FAILED_CALL_LOGS);
  await open('ordinary', '/content-view/5');
  const play = page.getByRole('button', { name: 'Riproduci' });
  await expect(play).toBeVisible();
  await page.reload();
  await page.route('**/api/play_content', (route) => route.fulfill({ status: 401 }), { times: 1 });
  const renewed = page.waitForResponse('**/api/auth?*');
  await play.click();
  expect((await renewed).status()).toBe(200);
  await expect(page.getByText('Fatto. Continua nella chat del bot.')).toBeVisible();
});

test('launch data with a forged signature lead to the error page', { tag: '@all' }, async ({
  page,
  open,
  messenger,
  pageErrors,
}) => {
  pageErrors.allow(...FAILED_CALL_LOGS);
  const user = JSON.stringify({ id: 1001, first_name: 'Ada' });
  const now = String(Math.floor(Date.now() / 1000));
  const initData = new URLSearchParams({ user, auth_date: now, hash: 'a'.repeat(64), signature: 's' });
  await messenger.surround({ initData: initData.toString() });
  await open('ordinary');
  await expectErrorPage(page);
});
