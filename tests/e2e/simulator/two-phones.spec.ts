import { expect, test } from './support/simulator-driver.ts';

const GROUP = -1_001_004_000_001;

test('two people open a link of their group side by side, each with a mini app of their own', async ({
  simulator,
  page,
}) => {
  const link = 'https://t.me/vetrina_demo_bot?startapp=1';
  await simulator.act({ type: 'sendText', chat: GROUP, person: 3003, text: link });
  await page.getByRole('button', { name: 'Due telefoni' }).click();
  const kept: unknown[] = [];
  for (const name of ['Primo telefono', 'Secondo telefono']) {
    const phone = page.getByRole('region', { name });
    await phone.getByRole('button', { name: 'Amici del cinema' }).click();
    await phone.getByRole('button', { name: link }).click();
    const app = phone.frameLocator('iframe[title="Mini app"]');
    await expect(app.getByRole('button', { name: 'Riproduci' }).first()).toBeVisible({ timeout: 15_000 });
    kept.push(await app.locator('body').evaluate(() => [location.origin, localStorage.getItem('jwt-user')]));
  }
  const [[origin, user], [otherOrigin, otherUser]] = kept as [[string, string], [string, string]];
  expect(otherOrigin).not.toBe(origin);
  expect(otherUser).not.toBe(user);
  await expect(page.getByRole('dialog', { name: 'Mini app' })).toHaveCount(2);
});
