import { FAILED_CALL_LOGS } from '../support/page-errors.ts';
import { expect, test } from './support/simulator-driver.ts';

test('/statistiche sends charts in light or dark, with the figures as text', async ({ simulator }) => {
  const last = simulator.messages.getByRole('article').last();
  await simulator.write('qwrtzpk xkcdq');
  await expect(last).toContainText('Non ho trovato niente');
  await simulator.be('Olga');
  await simulator.write('/statistiche');
  await expect(last).toContainText('Ultimi 30 giorni');
  await expect(last).toContainText('Più visti');
  await expect(last).toContainText('«qwrtzpk xkcdq» 1');
  const picture = last.getByRole('img', { name: 'Immagine del messaggio' });
  const shape = await picture.evaluate(async (img: HTMLImageElement) => {
    await img.decode();
    return [img.naturalWidth, img.naturalHeight];
  });
  expect(shape).toEqual([1280, 1000]);
  const light = await picture.getAttribute('src');
  await last.getByRole('button', { name: 'Scuro' }).click();
  await expect(last.getByRole('button', { name: 'Chiaro' })).toBeVisible();
  expect(await picture.getAttribute('src')).not.toBe(light);
  await last.getByRole('button', { name: '7 giorni' }).click();
  await expect(last).toContainText('Ultimi 7 giorni');
});

test('failed deliveries are listed, and ‘Riprova’ delivers them', async ({ simulator }) => {
  const last = simulator.messages.getByRole('article').last();
  await simulator.openApp();
  const title = await simulator.featured();
  await simulator.act({ type: 'block', person: 1001 });
  await simulator.play();
  await simulator.expectClosed();

  await simulator.be('Olga');
  await expect(async () => {
    await simulator.write('/consegne');
    await expect(last).toContainText(`1. ${title}`, { timeout: 2000 });
  }).toPass();
  await expect(last).toContainText('@anna_demo (1001)');
  await expect(last).toContainText('ha bloccato il bot');
  await simulator.act({ type: 'unblock', person: 1001 });
  // Another journey may have left failed deliveries, of this title as well.
  const retries = last.getByRole('button', { name: /^Riprova \d$/ });
  const before = await retries.count();
  await retries.first().click();
  await expect(retries).toHaveCount(before - 1);

  await simulator.be('Anna');
  await expect(last).toContainText(title);
});

test('a banned person gets the error page and one message from the bot', async ({
  simulator,
  pageErrors,
}) => {
  pageErrors.allow(...FAILED_CALL_LOGS);
  const last = simulator.messages.getByRole('article').last();
  await simulator.be('Bruno');
  await simulator.write('/start');
  await expect(last.getByRole('button', { name: 'Apri Vetrina' })).toBeVisible();
  await simulator.be('Olga');
  await simulator.write('/blocca @bruno_demo');
  await expect(last).toContainText('2002 non può più entrare.');

  await simulator.be('Bruno');
  await last.getByRole('button', { name: 'Apri Vetrina' }).click();
  await expect(simulator.app.getByText('Utente non autorizzato o token scaduto')).toBeVisible();
  await simulator.page.keyboard.press('Escape');
  await simulator.be('Olga');
  await simulator.write('/sblocca @bruno_demo');
  await expect(last).toContainText('2002 può entrare di nuovo');
});
