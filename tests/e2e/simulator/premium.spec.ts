import { expect, test } from './support/simulated.ts';

test('premium is bought with Stars, and the custom lists appear', async ({ simulated, page }) => {
  test.setTimeout(60_000);
  await simulated.be('Olga');
  await simulated.write('/revoca 2002');
  await expect(simulated.messages).toContainText('2002 non è più premium');

  await simulated.be('Bruno');
  await simulated.openApp();
  const own = simulated.app.getByRole('heading', { name: 'Serate horror' });
  await simulated.app.getByRole('link', { name: 'Liste' }).click();
  await expect(simulated.app.getByRole('heading', { name: 'Quelli che adori' })).toBeVisible();
  await expect(own).toHaveCount(0);
  await simulated.phone.getByRole('button', { name: 'Chiudi' }).click();

  await simulated.write('/premium');
  await simulated.messages.getByRole('button', { name: /^Paga/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Conferma il pagamento' });
  await sheet.getByRole('button', { name: /^Paga/ }).click();
  await expect(simulated.messages).toContainText('Pagamento riuscito');
  await expect(simulated.messages.getByRole('article').last()).toContainText('Sei premium fino al');

  await simulated.openApp();
  await simulated.app.getByRole('link', { name: 'Liste' }).click();
  await expect(own).toBeVisible();
});

test('with premium comes a first list, and more are made in the chat', async ({ simulated, page }) => {
  test.setTimeout(60_000);
  await simulated.be('Carla');
  await page.getByRole('button', { name: 'Avvia' }).click();
  await expect(simulated.messages).toContainText('Ciao Carla!');
  await simulated.write('/lista Serate con Carla');
  await expect(simulated.messages.getByRole('article').last()).toContainText('per chi è premium');
  await simulated.write('/premium');
  await simulated.messages.getByRole('button', { name: /^Paga/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Conferma il pagamento' });
  await sheet.getByRole('button', { name: /^Paga/ }).click();
  await expect(simulated.messages.getByRole('article').last()).toContainText('con /lista ne fai altre');
  await simulated.write('/lista Serate con Carla');
  await expect(simulated.messages.getByRole('article').last()).toContainText('Fatto: la lista');

  await simulated.openApp();
  await simulated.app.getByRole('link', { name: 'Liste' }).click();
  for (const name of ['Da vedere', 'Serate con Carla'])
    await expect(simulated.app.getByRole('heading', { name })).toBeVisible();
});

test('a payment that the person calls off changes nothing', async ({ simulated, page }) => {
  await simulated.write('/premium');
  await simulated.messages.getByRole('button', { name: /^Paga/ }).click();
  await expect(page.getByRole('dialog', { name: 'Conferma il pagamento' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(simulated.messages).not.toContainText('Pagamento riuscito');
});
