import { expect, test } from './support/simulator-driver.ts';

test('a film in the owner’s channel becomes a source by its link and is delivered as a copy', async ({
  simulator,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const title = 'La grande illusione';
  const last = simulator.messages.getByRole('article').last();
  await simulator.write(title);
  await simulator.messages.getByRole('button', { name: title }).first().click();
  await last.getByRole('button', { name: 'Apri' }).click();
  await expect(simulator.app.getByRole('button', { name: 'Condividi' })).toBeVisible();
  const id = /content-view\/(\d+)/.exec(page.frames().at(-1)?.url() ?? '')?.[1] ?? '';

  await simulator.be('Olga');
  await simulator.chat('Archivio').click();
  await page.getByRole('button', { name: 'Invia un video' }).click();
  const sheet = page.getByRole('dialog', { name: 'Invia un video' });
  await sheet.getByLabel('Nome del file').fill('archivio.mp4');
  await sheet.getByRole('button', { name: 'Invia' }).click();
  await simulator.messages.getByRole('button', { name: 't.me/c/' }).click();
  await expect(page.getByText('Copiato')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/^https:\/\/t\.me\/c\/\d+\/\d+$/);

  await simulator.chat('Vetrina').click();
  await simulator.write(`/sorgente ${id} ${link}`);
  await expect(simulator.messages.getByRole('article').last()).toContainText(title);

  await simulator.be('Anna');
  await last.getByRole('button', { name: 'Apri' }).click();
  await simulator.expectApp();
  await simulator.play();
  await simulator.expectClosed();
  await expect(last.getByRole('img', { name: 'Video' })).toContainText('archivio.mp4');
  await expect(simulator.logged('copyMessage')).toBeVisible();
});
