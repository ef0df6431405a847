import { expect, test } from './support/simulator-driver.ts';

test('play closes the mini app only after the response, and the title arrives in the chat', async ({
  simulator,
  page,
}) => {
  let answer = () => {};
  const requested = new Promise<void>((resolve) => {
    void page.route(/\/api\/play_content/, async (route) => {
      resolve();
      await new Promise<void>((go) => {
        answer = go;
      });
      await route.continue();
    });
  });
  await simulator.openApp();
  const title = await simulator.featured();
  await simulator.play();
  await requested;
  await page.waitForTimeout(500);
  await expect(simulator.phone).toBeVisible();
  answer();
  await simulator.expectClosed();
  await expect(simulator.messages.getByRole('article').last()).toContainText(title);
  await expect(simulator.logged('web_app_close')).toBeVisible();
});

test('a new person presses Avvia, opens the mini app, and gets the home’s first title at once', {
  tag: '@all',
}, async ({ simulator }) => {
  await simulator.be('Carla');
  await expect(simulator.field).toHaveCount(0);
  await simulator.page.getByRole('button', { name: 'Avvia' }).click();
  await expect(simulator.messages).toContainText('Ciao Carla, questo è Vetrina');
  await simulator.messages.getByRole('button', { name: 'Apri Vetrina' }).click();
  await simulator.expectApp();
  await expect(simulator.logged('web_app_ready')).toBeVisible();
  const title = await simulator.featured();
  await simulator.play();
  await simulator.expectClosed();
  const delivered = simulator.messages.getByRole('article').last();
  await expect(delivered).toContainText(title);
  await expect(delivered).not.toContainText('Non è ancora disponibile');
  await expect(delivered.getByRole('button', { name: 'Guarda' })).toBeVisible();
});
