import { expect, type Locator, type Page } from '@playwright/test';

/** A carousel, by its heading. */
export function carouselNamed(page: Page, heading: string): Locator {
  return page.getByRole('region', { name: heading, exact: true });
}

/** Before its code has loaded a row scrolls natively, but cannot be dragged by a mouse. */
export async function waitUntilMovable(row: Locator): Promise<void> {
  await expect(row.locator('.swiper-initialized')).toBeAttached();
}

/** Runs `open` and waits until the title's page has loaded with its memberships. */
export async function openTitle(page: Page, open: () => Promise<void>): Promise<void> {
  const answers = ['liste', 'mi_piace', 'preferiti'].map((list) =>
    page.waitForResponse((answer) => /content_in_list/.test(answer.url()) && answer.url().includes(list)),
  );
  await open();
  await page.waitForURL(/\/content-view\//);
  await Promise.all(answers);
  await expect(page.getByRole('button', { name: 'Riproduci' })).toBeVisible();
}

/** Presses a toggle until it is on (or off), awaiting each response. */
export async function setToggle(toggle: Locator, to: 'on' | 'off'): Promise<void> {
  if ((await toggle.getAttribute('aria-pressed')) !== String(to === 'on')) await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', String(to === 'on'));
}

export function section(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Sezioni' }).getByRole('link', { name, exact: true });
}
