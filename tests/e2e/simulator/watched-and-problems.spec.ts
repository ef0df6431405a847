import { expect, type SimulatorDriver, test } from './support/simulator-driver.ts';
import { openCard, postVideo } from './support/title-cards.ts';

const SLOW_UPDATE = { timeout: 20_000 };

const last = (simulator: SimulatorDriver) => simulator.messages.getByRole('article').last();
const press = (simulator: SimulatorDriver, name: string) =>
  last(simulator).getByRole('button', { name, exact: true }).click();

test('a series is followed to its end, and on from there when another episode arrives', async ({
  simulator,
}) => {
  const id = await openCard(simulator, 'Boris');
  for (const episode of [1, 2]) await postVideo(simulator, `${id} S1E${episode}`);
  await press(simulator, 'Riproduci');
  await press(simulator, 'Stagione 1');
  await press(simulator, '1');
  await press(simulator, 'Prossimo episodio: S1E2');
  await expect(last(simulator)).toContainText('Per ora è l’ultimo episodio.');
  await press(simulator, 'Visto');
  const alert = simulator.page.getByRole('dialog', { name: 'Avviso' });
  await expect(alert).toContainText('Hai visto tutto: 2 episodi.');
  await simulator.page.keyboard.press('Escape');
  await expect(alert).toHaveCount(0);

  await simulator.write('/visti');
  await expect(last(simulator)).toContainText(/Boris S1E2.*\n?.*Boris S1E1/);
  await press(simulator, '2');
  await press(simulator, 'Togli dai visti');
  await expect(last(simulator)).not.toContainText('Boris S1E1');

  await postVideo(simulator, `${id} S1E3`);
  await expect(last(simulator)).toContainText('Nuovo episodio: S1E3', SLOW_UPDATE);
  await simulator.write('/continua');
  await expect(last(simulator)).toContainText('1. Boris S1E3');
  await press(simulator, '1');
  await expect(last(simulator)).toContainText('Stagione 1, episodio 3');
});

test('two people report the same problem: one card for the owner, who resolves it, and both are told', async ({
  simulator,
}) => {
  const id = await openCard(simulator, 'Aurora');
  await postVideo(simulator, id);
  for (const person of ['Anna', 'Bruno'] as const) {
    await simulator.be(person);
    await openCard(simulator, 'Aurora');
    await press(simulator, 'Riproduci');
    await expect(last(simulator).getByRole('img', { name: 'Video' })).toBeVisible(SLOW_UPDATE);
    await press(simulator, 'Segnala un problema');
    await press(simulator, 'Sottotitoli');
    await expect(last(simulator)).toContainText('Segnalato: «Aurora (1927)», sottotitoli.');
  }

  await simulator.be('Olga');
  const cards = simulator.messages.getByRole('article').filter({ hasText: 'Segnalazione n.' });
  await expect(cards).toContainText('Sottotitoli: 2 persone', SLOW_UPDATE);
  await expect(cards).toHaveCount(1);
  await cards.getByRole('button', { name: 'Guarda il video' }).click();
  await expect(last(simulator).getByRole('img', { name: 'Video' })).toBeVisible();
  await cards.getByRole('button', { name: 'Risolto' }).click();
  await expect(cards).toContainText('Risolto.');
  for (const person of ['Anna', 'Bruno'] as const) {
    await simulator.be(person);
    await expect(last(simulator)).toContainText(
      /Risolto: i sottotitoli di «.+» ora sono a posto\./,
      SLOW_UPDATE,
    );
  }
});
