import { expect, test } from './support/simulator-driver.ts';

const NAME = 'Il banco dei pegni';

test('an owner decides a request, takes that back, gives Premium at the desk, and sees all in its changes', async ({
  simulator,
}) => {
  const { app, phone, messages } = simulator;
  const last = messages.getByRole('article').last();
  const section = (name: RegExp) => app.getByRole('link', { name }).click();
  const back = () => phone.getByRole('button', { name: 'Indietro' }).click();
  await simulator.be('Anna');
  await simulator.write(`/richiedi ${NAME}`);
  await expect(last).toContainText('Richiesta inviata');

  await simulator.be('Olga');
  await simulator.write('/start');
  await last.getByRole('button', { name: 'Gestione' }).click();
  await simulator.expectApp();
  await section(/^Richieste e segnalazioni/);
  await app.getByRole('button', { name: new RegExp(`^${NAME} `) }).click();
  await app.getByRole('button', { name: `Rifiuta: ${NAME}` }).click();
  await app.getByRole('button', { name: 'Non si trova.' }).click();
  await expect(app.getByRole('article', { name: NAME })).toHaveCount(0);
  await app.getByRole('button', { name: 'Annulla' }).click();
  await expect(app.getByRole('article', { name: NAME })).toBeVisible();
  await back();

  await section(/^Persone/);
  // Whoever has opened the app has a first name there: other journeys may have done it for Anna.
  await app.getByRole('searchbox', { name: 'Nome, @nome o numero' }).fill('anna_demo');
  const anna = app.getByRole('article').filter({ hasText: '@anna_demo' });
  await anna.getByRole('button', { name: /^Altro: / }).click();
  await app.getByRole('button', { name: /^Regala 30 giorni/ }).click();
  await expect(app.getByText(/^Regalo fatto/)).toBeVisible();
  await back();

  await section(/^Ultime modifiche/);
  await expect(app.getByRole('article', { name: /^Premium in regalo, 30 giorni: / }).first()).toBeVisible();
  // The changes do not keep a person's own words.
  await expect(app.getByRole('article', { name: /^Richiesta rifiutata: / }).first()).toBeVisible();
});
