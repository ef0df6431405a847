import { expect, test } from './support/simulated.ts';

test('search in the mini app goes on in the chat, misspelt or not', async ({ simulated }) => {
  await simulated.openApp();
  await simulated.app.getByRole('button', { name: 'Cerca' }).click();
  await simulated.expectClosed();
  await expect(simulated.messages.getByRole('article').last()).toContainText('Che cosa cerchi?');
  await simulated.write('nosfertau');
  const found = simulated.messages.getByRole('button', { name: /Nosferatu/ }).first();
  await found.click();
  await expect(simulated.messages.getByRole('article').last()).toContainText('Nosferatu');
});

test('inline mode offers cards in any chat, and they open for others', async ({ simulated, page }) => {
  await simulated.chat('Amici').click();
  await simulated.field.fill('@vetrina_demo_bot nosferatu');
  const results = page.getByLabel('Risultati del bot');
  await results
    .getByRole('button', { name: /Nosferatu/ })
    .first()
    .click();
  const card = simulated.messages.getByRole('article').last();
  await expect(card).toContainText('Nosferatu');
  await expect(card).toContainText('tramite @vetrina_demo_bot');
  await expect(simulated.field).toHaveValue('');

  await simulated.be('Bruno');
  await card.getByRole('button', { name: 'Apri' }).click();
  const own = simulated.messages.getByRole('article').last();
  await expect(own).toContainText('Nosferatu');
  await own.getByRole('button', { name: 'Apri' }).click();
  await expect(simulated.app.getByRole('heading', { name: /Nosferatu/ })).toBeVisible({ timeout: 15_000 });
});
