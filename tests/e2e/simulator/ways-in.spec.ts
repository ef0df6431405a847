import { expect, type SimulatorDriver, test } from './support/simulator-driver.ts';

/** Opens the page of the home's banner title; returns its name and id. */
async function openFeatured(simulator: SimulatorDriver): Promise<{ title: string; id: string }> {
  await simulator.openApp();
  const title = await simulator.featured();
  await simulator.app.getByRole('button', { name: 'Info' }).first().click();
  await expect(simulator.app.getByRole('button', { name: 'Condividi' })).toBeVisible();
  const id = /content-view\/(\d+)/.exec(simulator.page.frames().at(-1)?.url() ?? '')?.[1] ?? '';
  return { title, id };
}

test(
  'a new person opens a title by link; it is delivered once they let the bot write',
  {
    tag: '@refused',
  },
  async ({ simulator, page }) => {
    const { title, id } = await openFeatured(simulator);
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
  },
);

test(
  'for a new person who does not let the bot write nothing is sent, and the app says what to do',
  {
    tag: '@all',
  },
  async ({ simulator, page }) => {
    await simulator.meet('Elena');
    await simulator.chat('Apri').click();
    await simulator.expectApp();
    const title = await simulator.featured();
    await simulator.play();
    const question = page.getByRole('dialog', { name: 'Consenti messaggi?' });
    await question.getByRole('button', { name: 'Rifiuta' }).click();
    await expect(simulator.app.getByText('Il bot non può ancora scriverti')).toBeVisible();
    await simulator.app.getByRole('button', { name: 'Apri la chat' }).click();
    await expect(simulator.messages.getByRole('article')).toHaveCount(0);
    await page.getByRole('button', { name: 'Avvia', exact: true }).click();
    await expect(simulator.messages.getByRole('article').last()).toBeVisible();
    await expect(simulator.messages).not.toContainText(title);
  },
);
