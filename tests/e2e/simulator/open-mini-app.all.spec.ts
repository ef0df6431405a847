import { expect, test } from './support/simulator-driver.ts';

test('the menu button and the command open it too', async ({ simulator, page }) => {
  await simulator.field.fill('/');
  await page.getByRole('button', { name: '/start' }).click();
  await expect(simulator.messages).toContainText('Ciao Anna,');
  await page.locator('footer').getByRole('button', { name: 'Vetrina' }).click();
  await simulator.expectApp();
  await simulator.phone.getByRole('button', { name: 'Chiudi' }).click();
  await simulator.expectClosed();
});

test('the server accepts signed launch data and refuses another person’s', async ({
  simulator,
  page,
  pageErrors,
}) => {
  const signIn = page.waitForRequest(/\/api\/auth/);
  await simulator.openApp();
  const { url, headers } = await signIn.then(async (request) => ({
    url: request.url(),
    headers: await request.allHeaders(),
  }));
  const initData = headers['x-telegram-init-data'] ?? '';
  expect(initData).toContain('hash=');
  const post = (data: string) => page.request.post(url, { headers: { 'X-Telegram-Init-Data': data } });
  expect((await post(initData)).status()).toBe(200);
  expect((await post(initData.replace('1001', '2002'))).status()).toBe(401);
  pageErrors.expectNone();
});
