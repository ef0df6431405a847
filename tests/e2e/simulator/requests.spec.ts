import { expect, test } from './support/simulator-driver.ts';

test('a title that is missing is asked for by two people, linked by an owner, and told to both', async ({
  simulator,
}) => {
  // A request stays in the database when the journey is repeated.
  const missing = `Film perduto ${Date.now() % 1_000_000}`;
  const last = simulator.messages.getByRole('article').last();

  await simulator.write(missing);
  await last.getByRole('button', { name: 'Richiedi' }).click();
  await expect(last).toContainText(`Richiesta inviata: «${missing}»`);
  await simulator.be('Bruno');
  await simulator.write(`/richiedi ${missing}`);
  await expect(last).toContainText('ora lo vogliono in 2');

  await simulator.be('Olga');
  const card = simulator.messages.getByRole('article').filter({ hasText: missing }).first();
  await expect(card).toContainText('lo vogliono 2 persone: ', { timeout: 20_000 });
  await card.getByRole('button', { name: 'C’è già' }).click();
  await expect(last).toContainText('Rispondi con il suo numero o il nome');
  await simulator.write('La grande illusione');
  await last.getByRole('button', { name: 'La grande illusione' }).click();

  for (const name of ['Anna', 'Bruno'] as const) {
    await simulator.be(name);
    const told = simulator.messages
      .getByRole('article')
      .filter({ hasText: `«${missing}»` })
      .last();
    await expect(told).toContainText(/ora è nel catalogo|puoi guardarlo/, { timeout: 20_000 });
    await expect(told.getByRole('button', { name: 'Apri' })).toBeVisible();
  }

  // Edited later, it would come to the next journey's owner.
  await simulator.be('Olga');
  await expect(card).toContainText('C’era già nel catalogo', { timeout: 20_000 });
});
