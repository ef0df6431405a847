import { expect, test } from './support/simulator-driver.ts';

test('a link leads somebody new to a title, which is delivered once they let the bot write', async ({
  simulator,
  page,
}) => {
  await simulator.openApp();
  const title = await simulator.featured();
  await simulator.app.getByRole('button', { name: 'Info' }).first().click();
  await expect(simulator.app.getByRole('button', { name: 'Condividi' })).toBeVisible();
  const id = /content-view\/(\d+)/.exec(page.frames().at(-1)?.url() ?? '')?.[1] ?? '';
  await simulator.phone.getByRole('button', { name: 'Indietro' }).click();
  await simulator.phone.getByRole('button', { name: 'Chiudi' }).click();
  await simulator.chat('Amici').click();
  await simulator.write(`https://t.me/vetrina_demo_bot?startapp=${id}`);

  await simulator.meet('Elena');
  await simulator.messages.getByRole('button', { name: /startapp/ }).click();
  await expect(simulator.app.getByRole('heading', { name: title })).toBeVisible({ timeout: 15_000 });
  await simulator.play();
  const question = page.getByRole('dialog', { name: 'Consenti messaggi?' });
  await question.getByRole('button', { name: 'Consenti' }).click();
  await simulator.expectClosed();
  await simulator.chat('Vetrina').click();
  await expect(simulator.messages).toContainText('Hai consentito al bot di scriverti');
  await expect(simulator.messages.getByRole('article').last()).toContainText(title);
});
