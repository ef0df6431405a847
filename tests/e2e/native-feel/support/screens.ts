import { expect, type Page } from '@playwright/test';
import { waitUntilFilled } from '../../support/page-checks.ts';

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

/** Waits until the screen has titles or genres, and nothing is awaited any more. */
export async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('navigation', { name: 'Sezioni' })).toBeVisible();
  await expect(
    page.locator('main :is(a[href^="/content-view/"], a[href^="/genere/"])').first(),
  ).toBeVisible();
  await waitUntilFilled(page);
}
