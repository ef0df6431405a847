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

test(
  'what is marked and reported on a title’s page is seen in the chat',
  { tag: '@all' },
  async ({ simulator }) => {
    const { app, messages, page } = simulator;
    await simulator.be('Bruno');
    await simulator.openApp();
    const title = await simulator.featured();
    await app.getByRole('button', { name: 'Info' }).first().click();
    await app.getByRole('link', { name: /The Movie Database/ }).scrollIntoViewIfNeeded();
    const watched = app.getByRole('button', { name: 'Visto', exact: true });
    await watched.click();
    await expect(watched).toHaveAttribute('aria-pressed', 'true');
    await simulator.write('/visti');
    await expect(messages.getByRole('article').last()).toContainText(title);

    await app.getByRole('button', { name: 'Segnala un problema' }).click();
    // The next person's page takes the app's place, and would cut the call off.
    const sent = page.waitForResponse('**/api/tu/report');
    await app.getByRole('button', { name: 'Audio', exact: true }).click();
    await expect(app.getByText('Segnalato, grazie. Ti avviso quando è a posto.')).toBeVisible();
    await sent;
    await simulator.be('Olga');
    await expect(messages.getByRole('article').filter({ hasText: 'Segnalazione n.' })).toContainText(title);
  },
);
