import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { expectFrame } from './support/page-checks.ts';
import { FAILED_CALL_LOGS } from './support/page-errors.ts';
import { THIRD_PARTY_CATALOGUE } from './support/third-party-catalogue.ts';
import type { ThirdPartyServer } from './support/third-party-server.ts';

const firstTitle = (page: Page) => page.getByRole('main').getByRole('link').first();

/** The requests for the page, counted; before it reloads, the app checks that the page is there. */
const pageRequests = ({ files }: ThirdPartyServer) => files.filter((path) => !path.includes('.')).length;

/** Breaks files at such a path off halfway, this many times each. */
function breakOff(thirdParty: ThirdPartyServer, path: RegExp, times: number): void {
  thirdParty.failFile = (file, earlier) => (path.test(file) && earlier < times ? 'broken off' : undefined);
}

/** Files at such a path are gone until the page that names them has been loaded again. */
function replaceByDeployment(thirdParty: ThirdPartyServer, path: RegExp): void {
  thirdParty.failFile = (file) => (path.test(file) && pageRequests(thirdParty) < 3 ? 404 : undefined);
}

test.beforeEach(({ thirdParty, pageErrors }) => {
  thirdParty.answer(THIRD_PARTY_CATALOGUE);
  pageErrors.allow(/^Failed to load resource: /, ...FAILED_CALL_LOGS);
});

test('a screen shows its titles without a reload though each file of its code breaks off twice', async ({
  page,
  thirdParty,
}) => {
  breakOff(thirdParty, /films-and-series-screens-|carousel-swiper-/, 2);
  await page.goto(thirdParty.link('/films'));
  await expectFrame(page);
  await expect(firstTitle(page)).toBeVisible();
  // Its stylesheet has come, too.
  await expect(page.locator('link[rel="stylesheet"][href*="/films-and-series-screens-"]')).toHaveCount(1);
  expect(pageRequests(thirdParty)).toBe(1);
});

test(
  'a screen reloads once if its code is gone, and then shows its titles',
  { tag: '@all' },
  async ({ page, thirdParty }) => {
    replaceByDeployment(thirdParty, /premium-search-screen-.*js/);
    await page.goto(thirdParty.link('/premium-search'));
    await expect.poll(() => pageRequests(thirdParty)).toBeGreaterThan(2);
    await expect(firstTitle(page)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expectFrame(page);
  },
);

test(
  'a screen whose code stays gone says so, and ‘Riprova’ shows its titles',
  { tag: '@all' },
  async ({ page, thirdParty, pageErrors }) => {
    pageErrors.allow(/^TypeError: Failed to fetch dynamically imported module/);
    thirdParty.failFile = (file) => (/films-and-series-screens-.*js/.test(file) ? 404 : undefined);
    await page.goto(thirdParty.link('/films'));
    const retry = page.getByRole('button', { name: 'Riprova' });
    await retry.click({ trial: true });
    thirdParty.failFile = () => undefined;
    await retry.click();
    await expect(firstTitle(page)).toBeVisible();
  },
);

test(
  'a screen that is pressed offline says so, and comes with the network',
  { tag: '@all' },
  async ({ page, thirdParty }) => {
    thirdParty.failFile = (file) => (/genres-screen-.*js/.test(file) ? 404 : undefined);
    await page.goto(thirdParty.link('/home'));
    await expect(firstTitle(page)).toBeVisible();
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Generi' }).click();
    await expect(page.getByText('Sei offline. Riprovo appena torna la rete.')).toBeVisible();
    thirdParty.failFile = () => undefined;
    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { name: 'Generi' })).toBeVisible();
    await expect(page.getByText('Sei offline')).toHaveCount(0);
  },
);

test('a sheet opens though each file that its code imports breaks off', async ({ page, thirdParty }) => {
  breakOff(thirdParty, /\/(custom-lists-)?sheet-/, 1);
  await page.goto(thirdParty.link('/content-view/tt-1'));
  await page.getByRole('button', { name: 'Liste' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(pageRequests(thirdParty)).toBe(1);
  // The app's own stylesheet, which is in the page, is not applied a second time, over those of the chunks.
  await expect(page.locator('link[rel="stylesheet"][href*="/index-"]:not([disabled])')).toHaveCount(0);
});
