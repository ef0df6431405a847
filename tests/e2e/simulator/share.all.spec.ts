import { expect, test } from './support/simulator-driver.ts';

test('a title’s link shared in a second chat gives the second person the title', async ({
  simulator,
  page,
}) => {
  await simulator.openApp();
  const title = await simulator.featured();
  await simulator.app.getByRole('button', { name: 'Info' }).first().click();
  await simulator.app.getByRole('button', { name: 'Condividi' }).click();
  const sheet = page.getByRole('dialog', { name: 'Condividi con…' });
  await sheet.getByRole('button', { name: 'Amici', exact: true }).click();

  const shared = simulator.messages.getByRole('article').last();
  await expect(shared).toContainText(title);
  const link = shared.getByRole('button', { name: /^https:\/\/t\.me\/\w+\?start=\d+$/ });
  expect(await shared.innerText()).not.toMatch(/user-id|key=|1001/);

  await simulator.be('Bruno');
  await link.click();
  await expect(simulator.messages.getByRole('article').last()).toContainText(title);
});
