import { expect, test } from './support/simulator-driver.ts';

test('a title’s card shared in a second chat opens the app there for the second person', async ({
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
  const picture = shared.getByRole('img', { name: 'Immagine del messaggio' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await shared.innerText()).not.toMatch(/user-id|key=|1001/);

  await simulator.be('Bruno');
  await shared.getByRole('button', { name: 'Apri' }).click();
  await expect(simulator.app.getByRole('heading', { name: title })).toBeVisible({ timeout: 15_000 });
  await expect(simulator.phone.getByRole('button', { name: 'Indietro' })).toBeVisible();
});
