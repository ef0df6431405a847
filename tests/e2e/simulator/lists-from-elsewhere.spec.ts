import { expect, test } from './support/simulator-driver.ts';

// Asked for once only: a request stays in the database when the journey is repeated.
const MISSING = `Un film che nessuno ha girato ${Date.now() % 1_000_000}`;
const FILMS = ['La grande illusione,1937', 'Metropolis,1927', 'Nosferatu,1922', `${MISSING},1931`];

test('a list of Letterboxd becomes watched films, and what is missing is asked for', async ({
  simulator,
}) => {
  const last = simulator.messages.getByRole('article').last();
  await simulator.be('Anna');
  await simulator.write('/visti');
  await simulator.page.getByRole('button', { name: 'Invia un video' }).click();
  const rows = FILMS.map((film) => `2024-05-01,${film},https://boxd.it/x`);
  await simulator.page.getByLabel('Oppure un file di questo computer').setInputFiles({
    name: 'watched.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Date,Name,Year,Letterboxd URI\n${rows.join('\n')}\n`),
  });
  const summary = simulator.messages.getByRole('article').filter({ hasText: 'Ho letto «' }).last();
  await expect(summary).toContainText(`${MISSING} (1931)`, { timeout: 20_000 });
  await summary.getByRole('button', { name: /^Richiedi/ }).click();
  await expect(last).toContainText(/Richiest|già richiesti|Ne rest/);
  await simulator.write('/visti');
  await expect(last).toContainText('Hai visto');
  await expect(last).not.toContainText('nessuno ha girato');

  // Sent later, the card would come to the next journey's owner.
  await simulator.be('Olga');
  const card = simulator.messages.getByRole('article').filter({ hasText: MISSING });
  await expect(card.first()).toBeVisible({ timeout: 20_000 });
});

test('a list that does not say what it is becomes what is pressed', async ({ simulator }) => {
  const last = simulator.messages.getByRole('article').last();
  await simulator.be('Bruno');
  await simulator.write('/visti');
  await simulator.page.getByRole('button', { name: 'Invia un video' }).click();
  await simulator.page.getByLabel('Oppure un file di questo computer').setInputFiles({
    name: 'preferiti.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Name,Year\n${FILMS.join('\n')}\n`),
  });
  await expect(last).toContainText('Che cosa diventano?');
  await last.getByRole('button', { name: 'La mia lista' }).click();
  const summary = simulator.messages.getByRole('article').filter({ hasText: 'nella lista' }).last();
  await expect(summary).toContainText('in catalogo', { timeout: 20_000 });
});
