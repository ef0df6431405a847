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

test('without launch data every path shows the error page', { tag: '@all' }, async ({ page, server }) => {
  for (const path of ['/', '/films', '/content-view/5', '/error']) {
    await page.goto(new URL(path, server.links.ordinary).href);
    await expectErrorPage(page);
    await expect(page).toHaveURL(/\/error$/);
  }
});

test('a wrong key or an incomplete link shows the error page', { tag: '@all' }, async ({
  page,
  server,
  pageErrors,
}) => {
  pageErrors.allow(...FAILED_CALL_LOGS);
  const wrong = new URL(server.links.ordinary);
  wrong.searchParams.set('key', 'wrong');
  await page.goto(wrong.href);
  await expectErrorPage(page);
  wrong.searchParams.delete('key');
  await page.goto(wrong.href);
  await expectErrorPage(page);
});

test('an unknown path shows the error page, even to a signed-in user', { tag: '@all' }, async ({
  page,
  open,
}) => {
  await open('ordinary');
  await expectFrame(page);
  await page.goto(new URL('/nowhere/at/all', page.url()).href);
  await expectErrorPage(page);
});

test('in a messenger the error page has a button back to the chat', async ({ page, server, messenger }) => {
  await messenger.surround();
  await page.goto(`${new URL('/films', server.links.ordinary).href}${messenger.hash}`);
  await expectErrorPage(page);
  await page.getByRole('button', { name: 'Torna alla chat' }).click();
  await expect.poll(() => messenger.paramsOf('web_app_close').length).toBe(1);
});

for (const around of ['a browser', 'a messenger']) {
  test(
    `a reload on a deep page keeps the session, in ${around}`,
    around === 'a messenger' ? {} : { tag: '@all' },
    async ({ page, open, messenger }) => {
      if (around === 'a messenger') await messenger.surround();
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
      if (around === 'a messenger')
        await messenger.expectCall('web_app_setup_back_button', { is_visible: true });
    },
  );
}

test('a refused token is renewed without a word, also after a reload, and the press counts', async ({
  page,
  open,
  pageErrors,
}) => {
  pageErrors.allow(...FAILED_CALL_LOGS);
  await open('ordinary', '/content-view/5');
  const play = page.getByRole('button', { name: 'Riproduci' });
  await expect(play).toBeVisible();
  await page.reload();
  await page.route('**/api/play_content', (route) => route.fulfill({ status: 401 }), { times: 1 });
  const renewed = page.waitForResponse('**/api/auth?*');
  await play.click();
  expect((await renewed).status()).toBe(200);
  await expect(page.getByText('Fatto: continua nella chat del bot.')).toBeVisible();
});

test('launch data with a forged signature lead to the error page', async ({
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
