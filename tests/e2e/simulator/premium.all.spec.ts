import { expect, test } from './support/simulator-driver.ts';

test('premium is bought with Stars, and the custom lists appear', async ({ simulator, page }) => {
  test.setTimeout(60_000);
  await simulator.be('Olga');
  await simulator.write('/revoca 2002');
  await expect(simulator.messages).toContainText('non è più premium');

  await simulator.be('Bruno');
  await simulator.openApp();
  const own = simulator.app.getByRole('heading', { name: 'Serate horror' });
  await simulator.app.getByRole('link', { name: 'Liste' }).click();
  await expect(simulator.app.getByRole('heading', { name: 'Quelli che adori' })).toBeVisible();
  await expect(own).toHaveCount(0);
  await simulator.phone.getByRole('button', { name: 'Chiudi' }).click();

  await simulator.write('/premium');
  await simulator.messages.getByRole('button', { name: /^Paga/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Conferma il pagamento' });
  await sheet.getByRole('button', { name: /^Paga/ }).click();
  await expect(simulator.messages).toContainText('Pagamento riuscito');
  await expect(simulator.messages.getByRole('article').last()).toContainText('Sei premium fino al');

  await simulator.openApp();
  await simulator.app.getByRole('link', { name: 'Liste' }).click();
  await expect(own).toBeVisible();
});

test('premium comes with a first list, and more are created in the chat', async ({ simulator, page }) => {
  test.setTimeout(60_000);
  await simulator.be('Carla');
  await page.getByRole('button', { name: 'Avvia' }).click();
  await expect(simulator.messages).toContainText('Ciao Carla, questo è Vetrina');
  await simulator.write('/lista Serate con Carla');
  await expect(simulator.messages.getByRole('article').last()).toContainText('per chi è premium');
  await simulator.write('/premium');
  await simulator.messages.getByRole('button', { name: /^Paga/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Conferma il pagamento' });
  await sheet.getByRole('button', { name: /^Paga/ }).click();
  await expect(simulator.messages.getByRole('article').last()).toContainText('con /lista ne fai altre');
  await simulator.write('/lista Serate con Carla');
  await expect(simulator.messages.getByRole('article').last()).toContainText('Fatto: la lista');

  await simulator.openApp();
  await simulator.app.getByRole('link', { name: 'Liste' }).click();
  for (const name of ['Da vedere', 'Serate con Carla'])
    await expect(simulator.app.getByRole('heading', { name })).toBeVisible();
});

test('a cancelled payment changes nothing', async ({ simulator, page }) => {
  await simulator.write('/premium');
  await simulator.messages.getByRole('button', { name: /^Paga/ }).click();
  await expect(page.getByRole('dialog', { name: 'Conferma il pagamento' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(simulator.messages).not.toContainText('Pagamento riuscito');
});
