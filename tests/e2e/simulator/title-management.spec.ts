import { expect, test } from './support/simulator-driver.ts';

const NAME = 'Amarcord';
const NEW_NAME = 'Rimini mia';

test('an owner edits a title, hides it and shows it again; others see the result', async ({ simulator }) => {
  const last = simulator.messages.getByRole('article').last();
  const find = async (words: string) => {
    await simulator.write(words);
    await expect(last).toContainText(`«${words}»`);
  };
  const openCard = async (name: string) => {
    await find(name);
    await last.getByRole('button', { name }).first().click();
    await expect(last.getByRole('button', { name: 'Riproduci' })).toBeVisible();
  };
  const rename = async (from: string, to: string) => {
    await openCard(from);
    await last.getByRole('button', { name: 'Modifica' }).click();
    await last.getByRole('button', { name: 'titolo', exact: true }).click();
    await expect(last).toContainText(`Adesso: ${from}`);
    await simulator.write(to);
    await expect(last).toContainText(`«${from}» → «${to}»`);
  };

  await openCard(NAME);
  await expect(last).not.toContainText('Titolo n.');
  await expect(last.getByRole('button', { name: 'Modifica' })).toHaveCount(0);

  await simulator.be('Olga');
  await rename(NAME, NEW_NAME);
  await last.getByRole('button', { name: 'Scheda' }).click();
  await expect(last).toContainText('Titolo n.');
  await last.getByRole('button', { name: 'Nascondi' }).click();
  await expect(last.getByRole('button', { name: 'Mostra' })).toBeVisible();

  await simulator.be('Anna');
  await find(NEW_NAME);
  await expect(last.getByRole('button', { name: NEW_NAME })).toHaveCount(0);

  await simulator.be('Olga');
  await last.getByRole('button', { name: 'Mostra' }).click();
  await expect(last.getByRole('button', { name: 'Nascondi' })).toBeVisible();
  await simulator.be('Anna');
  await openCard(NEW_NAME);

  await simulator.be('Olga');
  await rename(NEW_NAME, NAME);
});
