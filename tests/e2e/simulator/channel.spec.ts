import { expect, test } from './support/simulated.ts';

test('a film in the owner’s channel becomes a source by its link, and arrives as a copy', async ({
  simulated,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const title = 'La grande illusione';
  const last = simulated.messages.getByRole('article').last();
  await simulated.write(title);
  await simulated.messages.getByRole('button', { name: title }).first().click();
  await last.getByRole('button', { name: 'Apri' }).click();
  await expect(simulated.app.getByRole('button', { name: 'Condividi' })).toBeVisible();
  const id = /content-view\/(\d+)/.exec(page.frames().at(-1)?.url() ?? '')?.[1] ?? '';

  await simulated.be('Olga');
  await simulated.chat('Archivio').click();
  await page.getByRole('button', { name: 'Invia un video' }).click();
  const sheet = page.getByRole('dialog', { name: 'Invia un video' });
  await sheet.getByLabel('Nome del file').fill('archivio.mp4');
  await sheet.getByRole('button', { name: 'Invia' }).click();
  await simulated.messages.getByRole('button', { name: 't.me/c/' }).click();
  await expect(page.getByText('Copiato')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/^https:\/\/t\.me\/c\/\d+\/\d+$/);

  await simulated.chat('Vetrina').click();
  await simulated.write(`/sorgente ${id} ${link}`);
  await expect(simulated.messages.getByRole('article').last()).toContainText(title);

  await simulated.be('Anna');
  await last.getByRole('button', { name: 'Apri' }).click();
  await simulated.expectApp();
  await simulated.app.getByRole('button', { name: 'Riproduci' }).first().click();
  await simulated.expectClosed();
  await expect(last.getByRole('img', { name: 'Video' })).toContainText('archivio.mp4');
  await expect(simulated.logged('copyMessage')).toBeVisible();
});
