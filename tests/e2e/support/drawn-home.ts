import { expect, type Page } from '@playwright/test';
import { THIRD_PARTY_CATALOGUE, thirdPartyTitle } from './third-party-catalogue.ts';

export const heading = (page: Page, name = 'Altrove 0') => page.getByRole('heading', { level: 1, name });
export const play = (page: Page) => page.getByRole('button', { name: 'Riproduci' });
export const covers = (page: Page) => page.getByRole('main').locator('li a');

/** Titles with pictures. */
export const top = Array.from({ length: 41 }, (_, index) =>
  thirdPartyTitle(index, {
    banner: '/favicon.svg',
    copertina: index === 38 ? null : `/favicon.svg?${index}`,
    anteprima: null,
  }),
);
export const CATALOGUE = { ...THIRD_PARTY_CATALOGUE, get_top: top };

/** Holds back the app's code; returns a function that releases it. */
export async function holdBundle(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/app-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Marks the drawn elements, to check that they stay. */
export async function markDrawn(page: Page): Promise<() => Promise<void>> {
  const marked = page.locator('[data-marked]');
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('main h1, main li a, header a, main img'))
      element.setAttribute('data-marked', '');
  });
  const count = await marked.count();
  expect(count).toBeGreaterThan(10);
  return () => expect(marked).toHaveCount(count);
}

/** Waits until the app has taken the home over. */
export const taken = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => !Reflect.get(window, 'drawnHome') && document.title.startsWith('Home')))
    .toBe(true);
