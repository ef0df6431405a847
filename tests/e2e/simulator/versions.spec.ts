import { expect, test } from './support/simulator-driver.ts';

test('a film in two qualities with subtitles is delivered as its person prefers', async ({
  simulator,
  page,
}) => {
  const last = simulator.messages.getByRole('article').last();
  const sheet = page.getByRole('dialog', { name: 'Invia un video' });
  const openSheet = () => page.getByRole('button', { name: 'Invia un video' }).click();

  await simulator.be('Olga');
  await simulator.chat('Archivio').click();
  await simulator.write('Benvenuti');
  const greeting = simulator.messages.getByRole('article').filter({ hasText: 'Benvenuti' });
  await greeting.getByRole('button', { name: 'Inoltra' }).click();
  await page
    .getByRole('dialog', { name: 'Inoltra a' })
    .getByRole('button', { name: /Vetrina/ })
    .click();
  await openSheet();
  const names = ['Volevo.nascondermi.2020.1080p.ITA.ENG.mkv', 'Volevo.nascondermi.2020.720p.ITA.mkv'];
  await sheet.getByLabel('Nome del file').fill(names.join('\n'));
  await sheet.getByRole('button', { name: 'Invia' }).click();
  await expect(sheet).toHaveCount(0);
  await openSheet();
  await sheet.locator('input[type="file"]').setInputFiles({
    name: 'Volevo.nascondermi.2020.1080p.eng.srt',
    mimeType: 'application/x-subrip',
    buffer: Buffer.from('1\n00:00:01,000 --> 00:00:02,000\nThe puffballs!\n'),
  });
  await expect(sheet).toHaveCount(0);
  await expect(last).toContainText('Volevo.nascondermi.2020.1080p.eng.srt');
  await simulator.chat('Vetrina').click();
  await expect(last).toContainText('Volevo nascondermi (2020)', { timeout: 30_000 });

  await simulator.be('Anna');
  await simulator.write('/preferenze');
  await last.getByRole('button', { name: 'Qualità indifferente' }).click();
  await simulator.write('Volevo nascondermi');
  await last.getByRole('button', { name: 'Volevo nascondermi' }).first().click();
  await last.getByRole('button', { name: 'Riproduci' }).click();
  const messages = simulator.messages.getByRole('article');
  const delivery = messages.filter({ hasText: 'Volevo.nascondermi.2020.1080p.ITA.ENG.mkv' }).last();
  await expect(delivery).toBeVisible({ timeout: 15_000 });
  await expect(last).toContainText('Sottotitoli eng: Volevo nascondermi (2020)', { timeout: 15_000 });
  await delivery.getByRole('button', { name: 'Altre versioni' }).click();
  await expect(last).toContainText('Le versioni di «Volevo nascondermi (2020)»');
  await last.getByRole('button', { name: /^720p · ita/ }).click();
  await expect(messages.filter({ hasText: 'Volevo.nascondermi.2020.720p.ITA.mkv' }).last()).toBeVisible();
  await expect(messages.filter({ hasText: 'Sottotitoli eng' })).toHaveCount(2, { timeout: 15_000 });
  await simulator.write('/preferenze');
  await expect(last).toContainText('Qualità: 720p');
  await last.getByRole('button', { name: 'inglese' }).click();
  await expect(last).toContainText('Lingua: inglese');

  await simulator.be('Olga');
  await simulator.chat('Vetrina').click();
  await simulator.write('Volevo nascondermi');
  await last.getByRole('button', { name: 'Volevo nascondermi' }).first().click();
  await last.getByRole('button', { name: 'Sorgenti' }).click();
  await expect(last).toContainText('sottotitoli eng, Volevo.nascondermi.2020.1080p.eng.srt');
  await last.getByRole('button', { name: 'Modifica' }).last().click();
  await last.getByRole('button', { name: 'Metti per prima' }).click();
  await expect(last.getByRole('button', { name: 'Metti per prima' })).toHaveCount(0);
});
