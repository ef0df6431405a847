import { expect, test } from './support/simulator-driver.ts';

test('each platform has its own frame, and sends its own theme', async ({ simulator, page }) => {
  const looks = [];
  for (const platform of ['iOS', 'Android', 'Desktop', 'macOS', 'Web']) {
    await page.getByRole('radio', { name: platform, exact: true }).click();
    await simulator.openApp();
    const back = simulator.phone.getByRole('button', { name: 'Indietro' });
    const close = simulator.phone.getByRole('button', { name: 'Chiudi' });
    await simulator.app.getByRole('button', { name: 'Info' }).first().click();
    await expect(back).toBeVisible();
    const button = await simulator.app
      .locator('html')
      .evaluate((html) => getComputedStyle(html).getPropertyValue('--tg-theme-button-color'));
    looks.push([platform, await close.count(), button]);
    await back.click();
    await close.click();
    await simulator.expectClosed();
  }
  expect(looks).toEqual([
    ['iOS', 0, '#007aff'],
    ['Android', 0, '#50a8eb'],
    ['Desktop', 1, '#40a7e3'],
    ['macOS', 1, '#2481cc'],
    ['Web', 0, '#3390ec'],
  ]);
});
