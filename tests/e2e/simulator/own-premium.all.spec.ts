import { pressCounter } from '../support/press-counter.ts';
import { expect, test } from './support/own-server.ts';

test('Premium is subscribed to and stopped in the app, and a gift’s link is in the chat', async ({
  simulator,
}) => {
  const { app, page, messages } = simulator;
  const pay = () => page.getByRole('button', { name: /^Paga/ }).last();
  await simulator.be('Anna');
  await simulator.openApp();
  const subscribe = pressCounter();
  await subscribe.press(app.getByRole('link', { name: 'La tua pagina' }));
  await subscribe.press(app.getByRole('link', { name: 'Premium', exact: true }));
  await expect(app.getByText('Crea le tue liste e trova subito il film giusto.')).toBeVisible();

  await subscribe.press(app.getByRole('button', { name: 'Abbonati' }));
  await subscribe.press(pay());
  await expect(app.getByText(/^L’abbonamento si rinnova il/)).toBeVisible();
  await expect(messages.getByRole('article').last()).toContainText('Il tuo abbonamento si rinnova');
  const stop = pressCounter();
  await stop.press(app.getByRole('button', { name: 'Non rinnovare più' }));
  await expect(app.getByText(/e non si rinnova\.$/)).toBeVisible();

  await app.getByRole('button', { name: 'Regala un mese' }).click();
  await pay().click();
  await expect(messages.getByRole('article').last()).toContainText('Manda questo link a chi vuoi');
  expect([subscribe.presses(), stop.presses()]).toEqual([4, 1]);
});
