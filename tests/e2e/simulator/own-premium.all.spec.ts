import { expect, test } from './support/own-server.ts';

test('Premium is subscribed to and stopped in the app, and a gift’s link is in the chat', async ({
  simulator,
}) => {
  const { app, page, messages } = simulator;
  const pay = () => page.getByRole('button', { name: /^Paga/ }).last().click();
  await simulator.be('Anna');
  await simulator.openApp();
  await app.getByRole('link', { name: 'La tua pagina' }).click();
  await app.getByRole('link', { name: 'Premium', exact: true }).click();
  await expect(app.getByText('Crea le tue liste e trova subito il film giusto.')).toBeVisible();

  await app.getByRole('button', { name: 'Abbonati' }).click();
  await pay();
  await expect(app.getByText(/^L’abbonamento si rinnova il/)).toBeVisible();
  await expect(messages.getByRole('article').last()).toContainText('Il tuo abbonamento si rinnova');
  await app.getByRole('button', { name: 'Non rinnovare più' }).click();
  await expect(app.getByText(/e non si rinnova\.$/)).toBeVisible();

  await app.getByRole('button', { name: 'Regala un mese' }).click();
  await pay();
  await expect(messages.getByRole('article').last()).toContainText('Manda questo link a chi vuoi');
});
