import { expectNoSidewaysScroll } from '../support/page-checks.ts';
import { expect, test } from './support/simulated.ts';

test('on a phone one part at a time is in front: the mini app when it opens, the chat when it closes', async ({
  simulated,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const views = page.getByRole('group', { name: 'Vista' });
  await expect(views.getByRole('radio', { name: 'Chat' })).toBeChecked();
  await simulated.openApp();
  await expect(views.getByRole('radio', { name: 'Telefono' })).toBeChecked();
  await expect(simulated.field).toBeHidden();
  const title = await simulated.featured();

  await views.getByText('Comandi').click();
  await expect(simulated.phone).toBeHidden();
  await page.getByRole('radio', { name: 'Notte' }).click();
  await expectNoSidewaysScroll(page);

  await views.getByText('Telefono').click();
  await simulated.expectApp();
  await expect(simulated.app.locator('body')).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await simulated.app.getByRole('button', { name: 'Riproduci' }).first().click();
  await simulated.expectClosed();
  await expect(views.getByRole('radio', { name: 'Chat' })).toBeChecked();
  await expect(simulated.messages.getByRole('article').last()).toContainText(title);
});

test('on a small screen the phone stays beside the chat or the controls', async ({ simulated, page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await simulated.openApp();
  await expect(simulated.field).toBeVisible();
  expect((await simulated.field.boundingBox())?.width).toBeGreaterThan(160);
  await page.getByRole('group', { name: 'Vista' }).getByText('Comandi').click();
  await expect(simulated.field).toBeHidden();
  await expect(simulated.phone).toBeVisible();
  await expect(page.getByRole('log', { name: 'Registro' })).toBeVisible();
});
