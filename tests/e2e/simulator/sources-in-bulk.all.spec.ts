import { expect, test } from './support/simulator-driver.ts';

test('videos posted in a followed channel become sources; an unsure match is reviewed, a deleted post reported', async ({
  simulator,
  page,
}) => {
  const last = simulator.messages.getByRole('article').last();
  const post = async (names: readonly string[]) => {
    await page.getByRole('button', { name: 'Invia un video' }).click();
    const sheet = page.getByRole('dialog', { name: 'Invia un video' });
    await sheet.getByLabel('Nome del file').fill(names.join('\n'));
    await sheet.getByRole('button', { name: 'Invia' }).click();
    await expect(sheet).toHaveCount(0);
  };
  const postOf = (text: string) => simulator.messages.getByRole('article').filter({ hasText: text });

  await simulator.be('Olga');
  await simulator.chat('Archivio').click();
  await simulator.write('Benvenuti');
  await postOf('Benvenuti').getByRole('button', { name: 'Inoltra' }).click();
  await page
    .getByRole('dialog', { name: 'Inoltra a' })
    .getByRole('button', { name: /Vetrina/ })
    .click();
  await post(['Nosferatu.2024.1080p.WEB-DL.x264.mkv', 'Amarcord (1973).avi', 'VID_20240101.mp4']);

  await simulator.chat('Vetrina').click();
  await expect(last).toContainText('Amarcord (1973)', { timeout: 30_000 });
  await expect(last).toContainText('Nosferatu (2024)');
  await last.getByRole('button', { name: 'Da abbinare (1)' }).click();
  await expect(last).toContainText('File: VID_20240101.mp4');
  await last.getByRole('button', { name: 'Cerca' }).click();
  await expect(last).toContainText('Cerca per il video');
  await simulator.write('La grande illusione');
  await last.getByRole('button', { name: 'È questo: La grande illusione (1937)' }).click();
  await expect(last).toContainText('Non c’è altro da abbinare.');

  await simulator.chat('Archivio').click();
  await postOf('Amarcord').getByRole('button', { name: 'Elimina' }).click();
  await expect(postOf('Amarcord')).toHaveCount(0);
  await postOf('Nosferatu').getByRole('button', { name: 'Modifica' }).click();
  const sheet = page.getByRole('dialog', { name: 'Modifica il post' });
  await sheet.getByLabel('Testo').fill('Nosferatu (2024), restaurato');
  await sheet.getByRole('button', { name: 'Salva' }).click();
  await expect(postOf('restaurato')).toContainText('modificato');

  await simulator.be('Anna');
  await simulator.write('Amarcord');
  await last.getByRole('button', { name: 'Amarcord' }).first().click();
  await last.getByRole('button', { name: 'Riproduci' }).click();
  await expect(last).toContainText('Non è ancora disponibile');

  await simulator.be('Olga');
  await simulator.chat('Vetrina').click();
  await expect(simulator.messages).toContainText('Non si trovano più i video di:', { timeout: 30_000 });
});
