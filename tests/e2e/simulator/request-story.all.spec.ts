import { followChannel, postSubtitles, postVideos } from './support/channel.ts';
import { expect, MISSING_FILM, test } from './support/own-server.ts';
import type { SimulatorDriver } from './support/simulator-driver.ts';

const { title: NAME } = MISSING_FILM;
const [FULL_HD, HD] = ['La.casa.sul.molo.2019.1080p.ITA.ENG.mkv', 'La.casa.sul.molo.2019.720p.ITA.mkv'];
/** Each person's choice in /preferenze, and the file that fits it. */
const PEOPLE = [
  { name: 'Anna', choice: '1080p', file: FULL_HD },
  { name: 'Carla', choice: '720p', file: HD },
] as const;
/** Work of queues, on a busy machine. */
const SLOW = { timeout: 30_000 };

const messages = (simulator: SimulatorDriver) => simulator.messages.getByRole('article');
const last = (simulator: SimulatorDriver) => messages(simulator).last();
const press = (simulator: SimulatorDriver, name: string) =>
  last(simulator).getByRole('button', { name, exact: true }).click();

test('a film that two people ask for is imported, delivered as each prefers, watched, reported and mended', async ({
  simulator,
  page,
}) => {
  test.setTimeout(150_000);

  await test.step('each asks for it', async () => {
    for (const [index, { name }] of PEOPLE.entries()) {
      await simulator.be(name);
      if (name === 'Carla') await page.getByRole('button', { name: 'Avvia' }).click();
      await simulator.write(`/richiedi ${NAME}`);
      await press(simulator, `${NAME} (2019) · Film`);
      await press(simulator, 'Richiedi');
      await expect(last(simulator)).toContainText(
        index === 0 ? 'Richiesta inviata' : `lo vogliono in ${index + 1}`,
      );
    }
  });

  await test.step('the owner approves one card for all', async () => {
    await simulator.be('Olga');
    const card = messages(simulator).filter({ hasText: 'Richiesta n.' });
    await expect(card).toContainText('lo vogliono 2 persone', SLOW);
    await card.getByRole('button', { name: 'Approva' }).click();
    await expect(card).toContainText('Approvata, è nel catalogo.', SLOW);
    await expect(card).toHaveCount(1);
    for (const { name } of PEOPLE) {
      await simulator.be(name);
      await expect(last(simulator)).toContainText('Quando si può guardare te lo dico.', SLOW);
      await expect(last(simulator).getByRole('button', { name: 'Riproduci' })).toHaveCount(0);
    }
  });

  await test.step('two versions and subtitles come by the channel', async () => {
    await followChannel(simulator);
    await postVideos(simulator, [FULL_HD, HD]);
    const text = '1\n00:00:01,000 --> 00:00:02,000\nGood evening.\n';
    await postSubtitles(simulator, { name: 'La.casa.sul.molo.2019.1080p.eng.srt', text });
    await simulator.chat('Vetrina').click();
    await expect(last(simulator)).toContainText(`Ora si può guardare ${NAME}`, SLOW);
  });

  await test.step('each learns it once and gets the version that they prefer', async () => {
    for (const { name, choice, file } of PEOPLE) {
      await simulator.be(name);
      const news = messages(simulator).filter({ hasText: 'È arrivato. Ora puoi guardarlo.' });
      await expect(news).toHaveCount(1, SLOW);
      await simulator.write('/preferenze');
      await press(simulator, choice);
      await expect(last(simulator).getByRole('button', { name: `✓ ${choice}` })).toBeVisible(SLOW);
      await news.getByRole('button', { name: 'Riproduci' }).click();
      await expect(messages(simulator).filter({ hasText: file })).toBeVisible(SLOW);
      await expect(last(simulator)).toContainText(`Sottotitoli (inglese): ${NAME}`, SLOW);
    }
  });

  await test.step('marked as watched, it is in the history and recommended no more', async () => {
    await simulator.be('Anna');
    await messages(simulator).filter({ hasText: FULL_HD }).getByRole('button', { name: 'Visto' }).click();
    await simulator.write('/visti');
    await expect(last(simulator)).toContainText(NAME);
    await simulator.write('/continua');
    await expect(last(simulator)).not.toContainText(NAME);
    await simulator.write('/consigli');
    await expect(last(simulator)).toContainText('Per te');
    await expect(last(simulator)).not.toContainText(NAME);
  });

  await test.step('both report its sound and learn that it is resolved', async () => {
    for (const { name, file } of PEOPLE) {
      await simulator.be(name);
      const delivery = messages(simulator).filter({ hasText: file });
      await delivery.getByRole('button', { name: 'Segnala un problema' }).click();
      await press(simulator, 'Audio');
      await expect(last(simulator)).toContainText('audio. Grazie');
    }
    await simulator.be('Olga');
    const card = messages(simulator).filter({ hasText: 'Segnalazione n.' });
    await expect(card).toContainText('Audio: 2 persone', SLOW);
    await card.getByRole('button', { name: 'Risolto' }).click();
    await expect(card).toContainText('Risolto.', SLOW);
    for (const { name } of PEOPLE) {
      await simulator.be(name);
      await expect(last(simulator)).toContainText(/Risolto: l’audio di «.+» ora è a posto\./, SLOW);
    }
  });
});
