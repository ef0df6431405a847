import { expect, test } from './support/simulator-driver.ts';

test('faults are set and listed in the panel', async ({ simulator, page }) => {
  await page.getByText('Guasti della Bot API').click();
  // The bot's own calls, such as those that look for troubles, would use up faults for all.
  await page.getByRole('radio', { name: 'Questa persona' }).click();
  await page.getByRole('radio', { name: '429' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'ancora 3 volte' })).toBeVisible();
  await page.getByRole('radio', { name: 'Nessuno' }).click();
  await expect(page.getByText('La Bot API risponde')).toHaveCount(0);
  await simulator.write('/start');
  await expect(simulator.messages).toContainText('Ciao Anna,');
});
