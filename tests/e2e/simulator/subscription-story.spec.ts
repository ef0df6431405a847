import { expect, test } from './support/own-server.ts';

/** Work of queues, on a busy machine. */
const SLOW = { timeout: 30_000 };

test('a subscription is bought, renewed as the clock moves on, stopped, resumed, and fails', async ({
  simulator,
  page,
}) => {
  test.setTimeout(120_000);
  const articles = simulator.messages.getByRole('article');
  const last = articles.last();
  const panel = (section: string) => page.getByText(section, { exact: true });
  const renewed = articles.filter({ hasText: 'Il tuo abbonamento si è rinnovato.' });

  await test.step('bought', async () => {
    await simulator.write('/premium');
    await articles.getByText(/^Abbonati: \d+ Stelle ogni 30 giorni$/).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toContainText('Abbonamento a Vetrina Premium');
    await sheet.getByRole('button', { name: /^Paga .* ogni 30 giorni$/ }).click();
    await expect(last).toContainText('si rinnova da solo', SLOW);
  });

  await test.step('renewed after 30 days', async () => {
    await panel('Orologio').click();
    await page.getByRole('button', { name: '30 giorni', exact: true }).click();
    await expect(renewed).toHaveCount(1, SLOW);
    await simulator.write('/abbonamento');
    await expect(last).toContainText('Il tuo abbonamento si rinnova il');
  });

  await test.step('stopped, and resumed', async () => {
    await last.getByRole('button', { name: 'Non rinnovare più' }).click();
    await expect(last).toContainText('e non si rinnova.');
    await last.getByRole('button', { name: 'Rinnova di nuovo' }).click();
    await expect(last).toContainText('Il tuo abbonamento si rinnova il');
  });

  await test.step('its renewal fails', async () => {
    await panel('Persona').click();
    await page.getByRole('button', { name: 'Il rinnovo non riesce' }).click();
    await expect(last).toContainText('Il rinnovo non è riuscito.', SLOW);
    await expect(renewed).toHaveCount(1);
  });

  await test.step('the owner sees it', async () => {
    await simulator.be('Olga');
    await simulator.write('/statistiche');
    await expect(last).toContainText('Abbonamenti: 1 con rinnovo non riuscito');
  });
});
