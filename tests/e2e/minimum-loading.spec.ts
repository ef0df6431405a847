import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { forgetFrames, loadingBeforeItems, recordFrames } from './support/loading-timeline.ts';
import { section } from './support/page-actions.ts';
import { scrollDownTo, scrollTop } from './support/page-checks.ts';
import { THIRD_PARTY_CATALOGUE, thirdPartyTitle } from './support/third-party-catalogue.ts';
import type { ReceivedCall } from './support/third-party-server.ts';

/* Minimum displayed loading time 300 ms on list and genre pages (behaviour 9.4). */

const MINIMUM_MS = 300;

const titles = (count: number, first: number) =>
  Array.from({ length: count }, (_, index) => thirdPartyTitle(first + index, { copertina: '/favicon.svg' }));
const page = (size: number) => (call: ReceivedCall) =>
  Number(call.query.get('page')) > 2 ? [] : titles(size, Number(call.query.get('page') ?? 1) * 100);

const CATALOGUE = {
  ...THIRD_PARTY_CATALOGUE,
  get_list: page(9),
  get_genere: page(12),
  get_generi: ['Dramma', 'Noir', 'Rock & Roll'].map((genere) => ({ genere, copertina: '/favicon.svg' })),
};

const items = (on: Page) => on.getByRole('main').getByRole('listitem').getByRole('link');

async function expectLoadingFirst(on: Page, how: string): Promise<void> {
  await expect(items(on).first()).toBeVisible();
  const { ms, frames, gaps } = await loadingBeforeItems(on);
  expect(frames, how).toBeGreaterThan(0);
  expect(gaps, `${how}: 'Loading...' is read without a break`).toBe(0);
  expect(ms, how).toBeGreaterThanOrEqual(MINIMUM_MS);
}

/** Each page, with the way there from the home. */
const PAGES: Record<string, (on: Page) => Promise<void>> = {
  '/list/liste': async (on) => {
    await section(on, 'Liste').click();
    await on.getByRole('main').getByRole('link', { name: 'mostra tutti' }).first().click();
  },
  '/generi': (on) => section(on, 'Generi').click(),
  '/genere/Noir': async (on) => {
    await section(on, 'Generi').click();
    await on.getByRole('link', { name: 'Noir' }).click();
  },
};

test.beforeEach(async ({ page, thirdParty }) => {
  thirdParty.answer(CATALOGUE);
  await recordFrames(page);
});

for (const [path, go] of Object.entries(PAGES))
  test(`${path} says 'Loading...' for 300 ms before it shows an item, however it is opened`, async ({
    page,
    thirdParty,
  }) => {
    await page.goto(thirdParty.link(path), { waitUntil: 'commit' });
    await expectLoadingFirst(page, 'directly');

    await section(page, 'Home').click();
    await go(page);
    await section(page, 'Home').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Altrove 0' })).toBeVisible();
    await forgetFrames(page);
    await go(page);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expectLoadingFirst(page, 'by a press, with its code there');
  });

test('going back shows a page as it was left, at its place, and loads nothing', async ({
  page,
  thirdParty,
}) => {
  await page.goto(thirdParty.link('/genere/Noir'));
  await expect(items(page).first()).toBeVisible();
  await page.mouse.move(180, 400);
  await page.mouse.wheel(0, 3000);
  await expect(page.getByRole('link', { name: 'Altrove 211' })).toBeVisible();
  await scrollDownTo(page, 500);
  const [count, place] = [await items(page).count(), await scrollTop(page)];
  await items(page).nth(8).click();
  await expect(page.getByRole('button', { name: 'Riproduci' })).toBeVisible();
  // The title asks for its genre's titles once it is shown.
  await expect(page.getByRole('heading', { name: 'Simili' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Altrove 101' })).toBeVisible();
  thirdParty.calls.length = 0;
  await forgetFrames(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Genere: Noir' })).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(place);
  expect(await items(page).count()).toBe(count);
  expect(await page.evaluate(() => window.looks.filter(({ isLoading }) => isLoading))).toEqual([]);
  expect(thirdParty.calls.filter(({ name }) => name === 'get_genere')).toEqual([]);
});

test('another genre in place starts again, and says so for 300 ms', async ({ page, thirdParty }) => {
  await page.goto(thirdParty.link('/genere/Noir'));
  await expect(items(page).first()).toBeVisible();
  await forgetFrames(page);
  // Navigates by the router, as a link on the page would.
  await page.evaluate(() => {
    history.pushState({ idx: 1, key: 'another' }, '', '/genere/Dramma');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    window.looks = [];
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Genere: Dramma' })).toBeVisible();
  await expectLoadingFirst(page, 'in place');
});
