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
  await expect(simulator.app.getByRole('button', { name: 'Riproduci' }).first()).toHaveAttribute(
    'aria-busy',
    'true',
  );
  await expect(simulator.phone).toBeVisible();
  answer();
  await simulator.expectClosed();
  const delivered = simulator.messages.getByRole('article').last();
  await expect(delivered).toContainText(title);
  await expect(delivered).not.toContainText('Non è ancora disponibile');
  await expect(delivered.getByRole('button', { name: 'Guarda' })).toBeVisible();
  await expect(simulator.logged('web_app_close')).toBeVisible();
});
