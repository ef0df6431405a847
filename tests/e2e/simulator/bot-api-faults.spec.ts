import { expect, test } from './support/simulator-driver.ts';

test('a flood limit delays a delivery, unnoticed by the mini app', async ({ simulator }) => {
  const start = Date.now();
  await simulator.openApp();
  const title = await simulator.featured();
  await simulator.act({ type: 'setFault', kind: '429', retryAfter: 2, times: 1 });
  await simulator.play();
  await simulator.expectClosed();
  await expect(simulator.logged(/^send\w+, 429$/)).toBeVisible();
  await expect(simulator.messages.getByRole('article').last()).toContainText(title, { timeout: 15_000 });
  expect(Date.now() - start).toBeGreaterThan(2000);
});

test('faults are set and listed in the panel', async ({ simulator, page }) => {
  await page.getByText('Guasti della Bot API').click();
  await page.getByRole('radio', { name: '429' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'ancora 3 volte' })).toBeVisible();
  await page.getByRole('radio', { name: 'Nessuno' }).click();
  await expect(page.getByText('La Bot API risponde')).toHaveCount(0);
  await simulator.write('/start');
  await expect(simulator.messages).toContainText('Ciao Anna,');
});
