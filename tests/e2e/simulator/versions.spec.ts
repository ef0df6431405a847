import { followChannel, postSubtitles, postVideos } from './support/channel.ts';
import { expect, test } from './support/simulator-driver.ts';

test('a film in two qualities with subtitles is delivered as its person prefers', async ({ simulator }) => {
  const last = simulator.messages.getByRole('article').last();
  await followChannel(simulator);
  const names = ['Volevo.nascondermi.2020.1080p.ITA.ENG.mkv', 'Volevo.nascondermi.2020.720p.ITA.mkv'];
  await postVideos(simulator, names);
  const text = '1\n00:00:01,000 --> 00:00:02,000\nThe puffballs!\n';
  await postSubtitles(simulator, { name: 'Volevo.nascondermi.2020.1080p.eng.srt', text });
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
  await last.getByRole('button', { name: /^720p · italiano/ }).click();
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
  await last.getByRole('button', { name: 'Video', exact: true }).click();
  await expect(last).toContainText('sottotitoli eng, Volevo.nascondermi.2020.1080p.eng.srt');
  await last.getByRole('button', { name: 'Modifica' }).last().click();
  await last.getByRole('button', { name: 'Metti per prima' }).click();
  await expect(last.getByRole('button', { name: 'Metti per prima' })).toHaveCount(0);
});
