import { FAILED_CALLS } from '../support/faults.ts';
import { expect, test } from './support/simulated.ts';

test('an owner sees what goes on as a picture in light or dark, with the figures beside it', async ({
  simulated,
}) => {
  const last = simulated.messages.getByRole('article').last();
  await simulated.write('qwrtzpk xkcdq');
  await expect(last).toContainText('Non ho trovato niente');
  await simulated.be('Olga');
  await simulated.write('/statistiche');
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

test('what did not reach somebody is listed, and delivered by ‘Riprova’', async ({ simulated }) => {
  const last = simulated.messages.getByRole('article').last();
  await simulated.openApp();
  const title = await simulated.featured();
  await simulated.act({ type: 'block', person: 1001 });
  await simulated.app.getByRole('button', { name: 'Riproduci' }).first().click();
  await simulated.expectClosed();

  await simulated.be('Olga');
  await expect(async () => {
    await simulated.write('/consegne');
    await expect(last).toContainText(`1. ${title}`, { timeout: 2000 });
  }).toPass();
  await expect(last).toContainText('@anna_demo (1001)');
  await expect(last).toContainText('ha bloccato il bot');
  await simulated.act({ type: 'unblock', person: 1001 });
  await last.getByRole('button', { name: 'Riprova 1' }).click();
  await expect(last).not.toContainText(title);

  await simulated.be('Anna');
  await expect(last).toContainText(title);
});

test('who is kept out finds the error page, and the bot’s one line', async ({ simulated, faults }) => {
  faults.allow(...FAILED_CALLS);
  const last = simulated.messages.getByRole('article').last();
  await simulated.be('Bruno');
  await simulated.write('/start');
  await expect(last.getByRole('button', { name: 'Apri Vetrina' })).toBeVisible();
  await simulated.be('Olga');
  await simulated.write('/blocca @bruno_demo');
  await expect(last).toContainText('2002 non può più entrare.');

  await simulated.be('Bruno');
  await last.getByRole('button', { name: 'Apri Vetrina' }).click();
  await expect(simulated.app.getByText('Utente non autorizzato o token scaduto')).toBeVisible();
  await simulated.page.keyboard.press('Escape');
  await simulated.be('Olga');
  await simulated.write('/sblocca @bruno_demo');
  await expect(last).toContainText('2002 può entrare di nuovo');
});
