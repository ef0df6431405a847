import { expectNoSidewaysScroll } from '../support/page-checks.ts';
import { expect, test } from './support/simulator-driver.ts';

test('a phone shows one part at a time, a small screen the mini app beside the chat or the controls', async ({
  simulator,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const views = page.getByRole('group', { name: 'Vista' });
  await expect(views.getByRole('radio', { name: 'Chat' })).toBeChecked();
  await simulator.openApp();
  await expect(views.getByRole('radio', { name: 'Telefono' })).toBeChecked();
  await expect(simulator.field).toBeHidden();
  const title = await simulator.featured();

  await views.getByText('Comandi').click();
  await expect(simulator.phone).toBeHidden();
  await page.getByRole('radio', { name: 'Notte' }).click();
  await expectNoSidewaysScroll(page);

  await views.getByText('Telefono').click();
  await simulator.expectApp();
  await expect(simulator.app.locator('body')).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  // Uses the keyboard: Playwright computes wrong positions in a scaled frame.
  await simulator.play((button) => button.press('Enter'));
  await simulator.expectClosed();
  await expect(views.getByRole('radio', { name: 'Chat' })).toBeChecked();
  await expect(simulator.messages.getByRole('article').last()).toContainText(title);

  await page.setViewportSize({ width: 1024, height: 768 });
  await page.locator('footer').getByRole('button', { name: 'Vetrina' }).click();
  await simulator.expectApp();
  await expect(simulator.field).toBeVisible();
  expect((await simulator.field.boundingBox())?.width).toBeGreaterThan(160);
  await views.getByText('Comandi').click();
  await expect(simulator.field).toBeHidden();
  await expect(simulator.phone).toBeVisible();
  await expect(page.getByRole('log', { name: 'Registro' })).toBeVisible();
});
