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

test('the app is added to the home screen, closed, and opened from there, signed in', async ({
  simulator,
  page,
}) => {
  await simulator.openApp();
  const offer = simulator.app.getByRole('region', { name: 'Schermata Home' });
  await offer.scrollIntoViewIfNeeded();
  await offer.getByRole('button', { name: 'Aggiungi' }).click();
  const question = page.getByRole('dialog', { name: 'Aggiungi alla schermata Home?' });
  await question.getByRole('button', { name: 'Aggiungi' }).click();
  await simulator.phone.getByRole('button', { name: 'Chiudi' }).click();
  await simulator.expectClosed();
  await simulator.homeScreen.getByRole('button', { name: 'Vetrina' }).click();
  await simulator.expectApp();
  await expect(simulator.app.getByRole('button', { name: 'Riproduci' }).first()).toBeVisible();
});

for (const [place, open] of [
  ['the list of chats', (simulator: SimulatorDriver) => simulator.chat('Apri').click()],
  [
    'the bot’s profile',
    async ({ page }: SimulatorDriver) => {
      await page.getByRole('button', { name: 'Profilo del bot' }).click();
      const profile = page.getByRole('dialog', { name: 'Profilo di Vetrina' });
      await profile.getByRole('button', { name: 'Apri' }).click();
    },
  ],
] as const)
  test(`a new person opens the app from ${place}`, { tag: '@all' }, async ({ simulator }) => {
    await simulator.meet('Elena');
    await open(simulator);
    await simulator.expectApp();
    await expect(simulator.messages.getByRole('article')).toHaveCount(0);
  });

test('a new person opens a title by link; it is delivered once they let the bot write', async ({
  simulator,
  page,
}) => {
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
});

test("a new person's play is delivered once they let the bot write, in the app or by /start", {
  tag: '@all',
}, async ({ simulator, page }) => {
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
  await expect(simulator.messages.getByRole('article').last()).toContainText(title);
});

test('a person who lets the bot write gets their title, and the app closes', { tag: '@all' }, async ({
  simulator,
  page,
}) => {
  await simulator.meet('Elena');
  await simulator.chat('Apri').click();
  await simulator.expectApp();
  const title = await simulator.featured();
  await simulator.play();
  const question = page.getByRole('dialog', { name: 'Consenti messaggi?' });
  await question.getByRole('button', { name: 'Consenti' }).click();
  await simulator.expectClosed();
  await expect(simulator.messages.getByRole('article').last()).toContainText(title);
});
