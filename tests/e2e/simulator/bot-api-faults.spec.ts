import { expect, type SimulatorDriver, test } from './support/simulator-driver.ts';

/** Plays the home's first title while the Bot API misbehaves; the mini app must not notice. */
async function playWith(simulator: SimulatorDriver, fault: Record<string, unknown>): Promise<string> {
  await simulator.openApp();
  const title = await simulator.featured();
  await simulator.act({ type: 'setFault', ...fault });
  await simulator.app.getByRole('button', { name: 'Riproduci' }).first().click();
  await simulator.expectClosed();
  return title;
}

test('after a 429 the title is delivered once retry_after is over', async ({ simulator }) => {
  const start = Date.now();
  const title = await playWith(simulator, { kind: '429', retryAfter: 2, times: 1 });
  await expect(simulator.logged(/^send\w+, 429$/)).toBeVisible();
  await expect(simulator.messages.getByRole('article').last()).toContainText(title, { timeout: 15_000 });
  expect(Date.now() - start).toBeGreaterThan(2000);
});

test('after a 403 the delivery is given up, and other people get theirs', async ({ simulator, page }) => {
  const title = await playWith(simulator, { kind: '403', person: 1001 });
  await expect(simulator.logged(/^send\w+, 403$/)).toBeVisible();
  await simulator.be('Bruno');
  await simulator.openApp();
  await simulator.app.getByRole('button', { name: 'Riproduci' }).first().click();
  await expect(simulator.messages.getByRole('article').last()).toContainText(title);
  await simulator.act({ type: 'setFault', kind: 'none' });
  await simulator.be('Anna');
  await page.waitForTimeout(2500);
  await expect(simulator.messages).not.toContainText(title);
});

test('a Bot API that fails is tried again', async ({ simulator }) => {
  const title = await playWith(simulator, { kind: '500', times: 2 });
  await expect(simulator.messages.getByRole('article').last()).toContainText(title, { timeout: 20_000 });
});

test('a Bot API that never answers is tried again', async ({ simulator }) => {
  test.setTimeout(90_000);
  const title = await playWith(simulator, { kind: 'silence', times: 1 });
  await expect(simulator.messages.getByRole('article').last()).toContainText(title, { timeout: 60_000 });
});

test('faults are set in the panel, and listed there', async ({ simulator, page }) => {
  await page.getByText('Guasti della Bot API').click();
  await page.getByRole('radio', { name: '429' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'ancora 3 volte' })).toBeVisible();
  await page.getByRole('radio', { name: 'Nessuno' }).click();
  await expect(page.getByText('La Bot API risponde')).toHaveCount(0);
  await simulator.write('/start');
  await expect(simulator.messages).toContainText('Ciao Anna!');
});
