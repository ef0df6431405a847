import { expect, test } from './support/simulator-driver.ts';

test('what is done in the chat is seen on one’s own page, and the other way round', async ({ simulator }) => {
  const { app, messages } = simulator;
  await simulator.openApp();
  const title = await simulator.featured();
  await simulator.play();
  await simulator.expectClosed();
  await messages.getByRole('article').last().getByRole('button', { name: 'Visto', exact: true }).click();
  await expect(messages.getByRole('article').last().getByRole('button', { name: '✓ Visto' })).toBeVisible();

  await simulator.openApp();
  await app.getByRole('link', { name: 'La tua pagina' }).click();
  await app.getByRole('link', { name: 'Visti', exact: true }).click();
  await app.getByRole('button', { name: `Togli ${title} dai visti` }).click();
  await expect(app.getByText('Tolto dai visti.')).toBeVisible();
  await simulator.write('/visti');
  await expect(messages.getByRole('article').last()).not.toContainText(title);

  await app.getByRole('button', { name: `Rimetti ${title} fra i visti` }).click();
  await expect(app.getByRole('button', { name: `Togli ${title} dai visti` })).toBeVisible();
  await simulator.write('/visti');
  await expect(messages.getByRole('article').last()).toContainText(title);
});
