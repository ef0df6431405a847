import { expect, test } from './support/journey.ts';
import { carouselNamed } from './support/page-actions.ts';

test('in a desktop browser back closes a sheet, and the page stays', async ({ page, open }) => {
  await open('ordinary');
  await carouselNamed(page, 'I più piaciuti').getByRole('link').first().click();
  await page.waitForURL(/\/content-view\//);
  const lists = page.getByRole('button', { name: 'Liste', exact: true });
  const sheet = page.getByRole('dialog');
  for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    await lists.click();
    await expect(sheet).toBeVisible();
    await close();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(/\/content-view\//);
  }
  await lists.click();
  await expect(sheet).toBeVisible();
  await page.reload();
  await expect(lists).toBeVisible();
  await expect(sheet).toHaveCount(0);
  await page.goBack();
  await expect(page).not.toHaveURL(/\/content-view\//);
});

test('in a new tab, going back from the home that replaced a title stays there', async ({ page, server }) => {
  const link = new URL('/content-view/5', server.links.ordinary);
  link.search = new URL(server.links.ordinary).search;
  const opened = page.waitForEvent('popup');
  await page.evaluate((url) => void window.open(url), link.href);
  const tab = await opened;
  await tab.getByRole('button', { name: 'Liste', exact: true }).click();
  await expect(tab.getByRole('dialog')).toBeVisible();
  await tab.keyboard.press('Escape');
  await expect(tab.getByRole('dialog')).toHaveCount(0);
  await tab.getByRole('button', { name: 'Indietro' }).click();
  await expect(tab).toHaveURL(/\/home$/);
  await tab.evaluate(() => history.back());
  // Long enough for the address to change, if it did.
  await tab.waitForTimeout(500);
  await expect(tab).toHaveURL(/\/home$/);
  await expect(tab.getByRole('link', { name: 'Vetrina' })).toBeVisible();
});

test('a link that is pressed right after a sheet was closed is followed, and back returns', async ({
  page,
  open,
}) => {
  await open('ordinary');
  await carouselNamed(page, 'I più piaciuti').getByRole('link').first().click();
  await page.waitForURL(/\/content-view\//);
  await page.getByRole('button', { name: 'Liste', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('[role=dialog] button[aria-label=Chiudi]')?.click();
    setTimeout(() => document.querySelector<HTMLElement>('nav a[href="/generi"]')?.click());
  });
  await page.waitForURL(/\/generi$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Generi' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/content-view\//);
  await page.goBack();
  await expect(page).toHaveURL(/\/(home)?$/);
});
