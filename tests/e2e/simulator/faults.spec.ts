import { expect, type Simulated, test } from './support/simulated.ts';

/** Plays the home's first title while the Bot API misbehaves; the mini app must not notice. */
async function playWith(simulated: Simulated, fault: Record<string, unknown>): Promise<string> {
  await simulated.openApp();
  const title = await simulated.featured();
  await simulated.act({ type: 'setFault', ...fault });
  await simulated.app.getByRole('button', { name: 'Riproduci' }).first().click();
  await simulated.expectClosed();
  return title;
}

test('told 429, the title comes after the time that was asked for', async ({ simulated }) => {
  const start = Date.now();
  const title = await playWith(simulated, { kind: '429', retryAfter: 2, times: 1 });
  await expect(simulated.logged(/^send\w+, 429$/)).toBeVisible();
  await expect(simulated.messages.getByRole('article').last()).toContainText(title, { timeout: 15_000 });
  expect(Date.now() - start).toBeGreaterThan(2000);
});

test('told 403, the title is given up, and the others get theirs', async ({ simulated, page }) => {
  const title = await playWith(simulated, { kind: '403', person: 1001 });
  await expect(simulated.logged(/^send\w+, 403$/)).toBeVisible();
  await simulated.be('Bruno');
  await simulated.openApp();
  await simulated.app.getByRole('button', { name: 'Riproduci' }).first().click();
  await expect(simulated.messages.getByRole('article').last()).toContainText(title);
  await simulated.act({ type: 'setFault', kind: 'none' });
  await simulated.be('Anna');
  await page.waitForTimeout(2500);
  await expect(simulated.messages).not.toContainText(title);
});

test('a Bot API that fails is tried again', async ({ simulated }) => {
  const title = await playWith(simulated, { kind: '500', times: 2 });
  await expect(simulated.messages.getByRole('article').last()).toContainText(title, { timeout: 20_000 });
});

test('a Bot API that never answers is tried again', async ({ simulated }) => {
  test.setTimeout(90_000);
  const title = await playWith(simulated, { kind: 'silence', times: 1 });
  await expect(simulated.messages.getByRole('article').last()).toContainText(title, { timeout: 60_000 });
});

test('the faults are set on the page, and told there', async ({ simulated, page }) => {
  await page.getByText('Guasti della Bot API').click();
  await page.getByRole('radio', { name: '429' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'ancora 3 volte' })).toBeVisible();
  await page.getByRole('radio', { name: 'Nessuno' }).click();
  await expect(page.getByText('La Bot API risponde')).toHaveCount(0);
  await simulated.write('/start');
  await expect(simulated.messages).toContainText('Ciao Anna!');
});
