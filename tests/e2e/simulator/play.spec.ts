import { expect, test } from './support/simulated.ts';

test('play closes the mini app only after the answer, and the title arrives in the chat', async ({
  simulated,
  page,
}) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    void page.route(/\/api\/play_content/, async (route) => {
      resolve();
      await new Promise<void>((go) => {
        answer = go;
      });
      await route.continue();
    });
  });
  await simulated.openApp();
  const title = await simulated.featured();
  await simulated.app.getByRole('button', { name: 'Riproduci' }).first().click();
  await asked;
  await page.waitForTimeout(500);
  await expect(simulated.phone).toBeVisible();
  answer();
  await simulated.expectClosed();
  await expect(simulated.messages.getByRole('article').last()).toContainText(title);
  await expect(simulated.logged('web_app_close')).toBeVisible();
});

test('the first thing that a newcomer presses can be watched at once', async ({ simulated }) => {
  await simulated.be('Carla');
  await simulated.page.getByRole('button', { name: 'Avvia' }).click();
  await simulated.messages.getByRole('button', { name: 'Apri Vetrina' }).click();
  await simulated.expectApp();
  const title = await simulated.featured();
  await simulated.app.getByRole('button', { name: 'Riproduci' }).first().click();
  await simulated.expectClosed();
  const delivered = simulated.messages.getByRole('article').last();
  await expect(delivered).toContainText(title);
  await expect(delivered).not.toContainText('Non è ancora disponibile');
  await expect(delivered.getByRole('button', { name: 'Guarda' })).toBeVisible();
});

test('a play that fails leaves the mini app open, with a way to try again', async ({
  simulated,
  page,
  faults,
}) => {
  faults.allow(/Failed to load resource/, /play_content/);
  // Somebody who has not just pressed the same: a repeat within seconds is one.
  await simulated.be('Bruno');
  await simulated.openApp();
  const title = await simulated.featured();
  await page.route(/\/api\/play_content/, (route) => route.abort());
  await simulated.app.getByRole('button', { name: 'Riproduci' }).first().click();
  const again = simulated.app.getByRole('button', { name: 'Riprova' });
  await expect(again).toBeVisible();
  await page.unroute(/\/api\/play_content/);
  await again.click();
  await simulated.expectClosed();
  await expect(simulated.messages.getByRole('article').last()).toContainText(title);
});

test('a video that the owner has sent arrives as the video', async ({ simulated, page }) => {
  await simulated.openApp();
  const title = await simulated.featured();
  await simulated.app.getByRole('button', { name: 'Info' }).first().click();
  await expect(simulated.app.getByRole('button', { name: 'Condividi' })).toBeVisible();
  const id = /content-view\/(\d+)/.exec(page.frames().at(-1)?.url() ?? '')?.[1] ?? '';

  await simulated.be('Olga');
  await page.getByRole('button', { name: 'Invia un video' }).click();
  const sheet = page.getByRole('dialog', { name: 'Invia un video' });
  await sheet.getByLabel('Didascalia').fill(id);
  await sheet.getByRole('button', { name: 'Invia' }).click();
  await expect(simulated.messages.getByRole('article').last()).toContainText('Fatto');

  await simulated.be('Anna');
  await simulated.openApp();
  await simulated.app.getByRole('button', { name: 'Riproduci' }).first().click();
  await simulated.expectClosed();
  const delivered = simulated.messages.getByRole('article').last();
  await expect(delivered.getByRole('img', { name: 'Video' })).toBeVisible();
  await expect(delivered).toContainText(title);
});

test('nobody but the owner can add a video', async ({ simulated, page }) => {
  await page.getByRole('button', { name: 'Invia un video' }).click();
  const sheet = page.getByRole('dialog', { name: 'Invia un video' });
  await sheet.getByLabel('Didascalia').fill('1');
  await sheet.getByRole('button', { name: 'Invia' }).click();
  await expect(simulated.messages.getByRole('article').last()).toContainText('Solo il proprietario');
});
