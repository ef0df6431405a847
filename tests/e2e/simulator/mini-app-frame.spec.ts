import { expect, test } from './support/simulator-driver.ts';

test(
  'the frame around the open app has a back button, a theme, fullscreen and its messages',
  {
    tag: '@all',
  },
  async ({ simulator, page }) => {
    await simulator.openApp();
    await test.step('the back button goes back, and is shown on nested pages only', async () => {
      const back = simulator.phone.getByRole('button', { name: 'Indietro' });
      await expect(back).toHaveCount(0);
      await simulator.app.getByRole('button', { name: 'Info' }).first().click();
      await expect(simulator.app.getByRole('button', { name: 'Condividi' })).toBeVisible();
      await back.click();
      await expect(simulator.app.getByRole('heading', { name: 'I più piaciuti' })).toBeVisible();
      await expect(back).toHaveCount(0);
    });

    await test.step('a theme change recolours the app and its frame', async () => {
      for (const [name, color] of [
        ['Notte', 'rgb(0, 0, 0)'],
        ['Bosco', 'rgb(15, 44, 32)'],
        ['Giorno', 'rgb(255, 255, 255)'],
      ] as const) {
        await page.getByRole('radio', { name }).click();
        await expect(simulator.app.locator('body')).toHaveCSS('background-color', color);
        await expect(simulator.phone).toHaveCSS('background-color', color);
      }
    });

    await test.step('fullscreen sends the app its safe areas, and the whole screen’s height', async () => {
      const root = simulator.app.locator('html');
      const height = () => root.evaluate((element) => element.ownerDocument.defaultView?.innerHeight);
      expect(await height()).toBeLessThan(844);
      await simulator.phone.getByRole('button', { name: 'Menu della mini app' }).click();
      await page.getByRole('menuitem', { name: 'Schermo intero' }).click();
      await expect.poll(height).toBe(844);
      await expect(root).toHaveCSS('--tg-viewport-safe-area-inset-top', '47px');
    });

    await test.step('messages from other windows are ignored, the app’s own are not', async () => {
      const close = JSON.stringify({ eventType: 'web_app_close', eventData: {} });
      // Its own listener comes after the simulator's: the message has been dealt with.
      await page.evaluate(
        (message) =>
          new Promise((resolve) => {
            addEventListener('message', resolve, { once: true });
            window.postMessage(message, '*');
          }),
        close,
      );
      await expect(simulator.phone).toBeVisible();
      await expect(simulator.logged('web_app_close')).toHaveCount(0);
      await simulator.app
        .locator('html')
        .evaluate((_element, message) => parent.postMessage(message, '*'), close);
      await simulator.expectClosed();
    });
  },
);

test('a remounted iframe keeps the session', async ({ simulator, page }) => {
  await simulator.openApp();
  await simulator.app.getByRole('link', { name: 'Generi' }).click();
  // A call cut off by closing the frame fails and is logged.
  await expect(simulator.app.getByRole('link', { name: 'Avventura' })).toBeVisible();
  await simulator.phone.getByRole('button', { name: 'Menu della mini app' }).click();
  await page.getByRole('menuitem', { name: 'Reinserisci il riquadro' }).click();
  await expect(simulator.app.getByRole('heading', { name: 'I più piaciuti' })).toBeVisible({
    timeout: 15_000,
  });
});
