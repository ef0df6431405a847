import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { carouselNamed, section } from '../support/page-actions.ts';
import { PHONE } from './support/devices.ts';

/**
 * Holds back the code of all screens but the first.
 *
 * @returns a function that releases it
 */
async function holdScreenCode(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/((grid-)?screens|title)-[^/]+\.js$/, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return release;
}

const historyLength = (page: Page) => page.evaluate(() => history.length);

test.use(PHONE);

test('a tab shows its press, its screen and one history entry while the code is loading', async ({
  page,
  open,
}) => {
  const release = await holdScreenCode(page);
  await open('ordinary', '/home');
  const tab = section(page, 'Film');
  await expect(carouselNamed(page, 'I più piaciuti').getByRole('link').first()).toBeVisible();
  const before = await historyLength(page);
  for (const _ of [1, 2, 3]) await tab.click();
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await expect(section(page, 'Home')).not.toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { name: 'Film', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'I più piaciuti' })).toHaveCount(0);
  expect(await historyLength(page)).toBe(before + 1);
  release();
  await expect(carouselNamed(page, 'Ultimi aggiunti').getByRole('link').first()).toBeVisible();
  await page.goBack();
  await expect(section(page, 'Home')).toHaveAttribute('aria-current', 'page');
});

test('a press on a cover is painted before its page is rendered; one with the mouse counts though what is under it is rendered again before the release', async ({
  page,
  open,
}) => {
  // A view transition would wait for a frame.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('ordinary', '/home');
  const cover = carouselNamed(page, 'I più piaciuti').getByRole('link').first();
  const pathInNextFrame = await cover.evaluate((link) => {
    if (link instanceof HTMLElement) link.click();
    return new Promise((resolve) => requestAnimationFrame(() => resolve(location.pathname)));
  });
  expect(pathInNextFrame).toBe('/home');
  await page.waitForURL(/\/content-view\//);

  await page.goBack();
  const link = page.getByRole('link', { name: 'La tua pagina' });
  await link.hover();
  await page.mouse.down();
  await link.evaluate(({ firstElementChild: portrait }) => portrait?.replaceWith(portrait.cloneNode(true)));
  await page.mouse.up();
  await expect(page).toHaveURL(/\/tu$/);
});
