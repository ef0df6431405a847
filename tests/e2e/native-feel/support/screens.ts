import { expect, type Page } from '@playwright/test';

/** Every screen of a premium person, with somebody else's catalogue. */
export const SCREENS = [
  '/home',
  '/films',
  '/series',
  '/lists',
  '/list/liste',
  '/generi',
  '/genere/Noir',
  '/content-view/tt-5',
  '/premium-search?genere=Noir',
];

/** The launch link to a screen, also when the screen's address has a query of its own. */
export function linkTo(link: (path: string) => string, path: string): string {
  const [pathname = '/', query] = path.split('?');
  return query ? `${link(pathname)}&${query}` : link(pathname);
}

/** Waits until the screen has filled and stands still. */
export async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'Sezioni' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(
    page.locator('main').getByRole('link').or(page.locator('main').getByRole('button')).first(),
  ).toBeVisible();
}
