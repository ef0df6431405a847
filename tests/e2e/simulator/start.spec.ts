import { expect, test } from './support/simulated.ts';

test('somebody new presses Avvia and opens the mini app', async ({ simulated, page }) => {
  await simulated.be('Carla');
  await expect(simulated.field).toHaveCount(0);
  await page.getByRole('button', { name: 'Avvia' }).click();
  await expect(simulated.messages).toContainText('Ciao Carla!');
  await simulated.messages.getByRole('button', { name: 'Apri Vetrina' }).click();
  await simulated.expectApp();
  await expect(simulated.logged('web_app_ready')).toBeVisible();
});

test('the menu button and the command open it too', async ({ simulated, page }) => {
  await simulated.field.fill('/');
  await page.getByRole('button', { name: '/start' }).click();
  await expect(simulated.messages).toContainText('Ciao Anna!');
  await page.locator('footer').getByRole('button', { name: 'Vetrina' }).click();
  await simulated.expectApp();
  await simulated.phone.getByRole('button', { name: 'Chiudi' }).click();
  await simulated.expectClosed();
});

test('the launch data is signed: the server takes it, and refuses it when it is somebody else’s', async ({
  simulated,
  page,
  faults,
}) => {
  const signIn = page.waitForRequest(/\/api\/auth/);
  await simulated.openApp();
  const { url, headers } = await signIn.then(async (request) => ({
    url: request.url(),
    headers: await request.allHeaders(),
  }));
  const initData = headers['x-telegram-init-data'] ?? '';
  expect(initData).toContain('hash=');
  const post = (data: string) => page.request.post(url, { headers: { 'X-Telegram-Init-Data': data } });
  expect((await post(initData)).status()).toBe(200);
  expect((await post(initData.replace('1001', '2002'))).status()).toBe(401);
  faults.expectNone();
});
