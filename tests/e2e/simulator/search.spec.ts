import { expect, test } from './support/simulator-driver.ts';

test('search in the mini app continues in the chat, misspelt or not', async ({ simulator }) => {
  await simulator.openApp();
  await simulator.app.getByRole('button', { name: 'Cerca' }).click();
  await simulator.expectClosed();
  await expect(simulator.messages.getByRole('article').last()).toContainText('Che cosa cerchi?');
  await simulator.write('nosfertau');
  const found = simulator.messages.getByRole('button', { name: /Nosferatu/ }).first();
  await found.click();
  await expect(simulator.messages.getByRole('article').last()).toContainText('Nosferatu');
});

test('inline mode offers cards in any chat, which open for others', async ({ simulator, page }) => {
  await simulator.chat('Amici').click();
  await simulator.field.fill('@vetrina_demo_bot nosferatu');
  const results = page.getByLabel('Risultati del bot');
  await results
    .getByRole('button', { name: /Nosferatu/ })
    .first()
    .click();
  const card = simulator.messages.getByRole('article').last();
  await expect(card).toContainText('Nosferatu');
  await expect(card).toContainText('tramite @vetrina_demo_bot');
  await expect(simulator.field).toHaveValue('');

  await simulator.be('Bruno');
  await card.getByRole('button', { name: 'Apri' }).click();
  const own = simulator.messages.getByRole('article').last();
  await expect(own).toContainText('Nosferatu');
  await own.getByRole('button', { name: 'Apri' }).click();
  await expect(simulator.app.getByRole('heading', { name: /Nosferatu/ })).toBeVisible({ timeout: 15_000 });
});
