import { expect, type Page } from '@playwright/test';
import { TAKE_OVER_TIMEOUT_MS } from '../../../src/client/lib/timing/launch-clock.ts';
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

/** Marks the drawn elements, to check that they stay. */
export async function markDrawn(page: Page): Promise<() => Promise<void>> {
  const marked = page.locator('[data-marked]');
  await page.evaluate(() => {
    for (const element of document.querySelectorAll(
      'main h1, main :is(li, [role=listitem]) a, header a, main img, main button',
    ))
      element.setAttribute('data-marked', '');
  });
  const count = await marked.count();
  expect(count).toBeGreaterThan(10);
  return () => expect(marked).toHaveCount(count);
}

/**
 * Has the app wait for the screen's code as long as a busy machine needs to load it: after its own limit it renders the
 * screen in place of the drawing, as it should.
 */
export const waitForCode = (page: Page) =>
  page.addInitScript((limit) => {
    const { setTimeout } = window;
    const wait = (work: TimerHandler, ms = 0, ...rest: unknown[]) =>
      setTimeout(work, ms === limit ? 30 * ms : ms, ...rest);
    Object.assign(window, { setTimeout: wait });
  }, TAKE_OVER_TIMEOUT_MS);

/** Waits until the app has taken over the drawn screen of this name. */
export const taken = (page: Page, name = 'Home') =>
  expect
    .poll(() =>
      page.evaluate((start) => !Reflect.get(window, 'drawnScreen') && document.title.startsWith(start), name),
    )
    .toBe(true);
