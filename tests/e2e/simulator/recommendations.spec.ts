import { expect, type SimulatorDriver, test } from './support/simulator-driver.ts';

const last = (simulator: SimulatorDriver) => simulator.messages.getByRole('article').last();

test('/consigli recommends what others chose, too, and opens it', async ({ simulator }) => {
  // The leader computes the demo's neighbours after the start.
  await expect(async () => {
    await simulator.write('/consigli');
    await expect(last(simulator)).toContainText(/piace a chi ama|perché ti interessa/, { timeout: 3000 });
  }).toPass({ timeout: 60_000 });
  const [, name = ''] = /1\. (.+?) \(/.exec(await last(simulator).innerText()) ?? [];
  await last(simulator).getByRole('button', { name: '1', exact: true }).click();
  await expect(last(simulator)).toContainText(name);
  await expect(last(simulator).getByRole('button', { name: 'Riproduci' })).toBeVisible();
});
