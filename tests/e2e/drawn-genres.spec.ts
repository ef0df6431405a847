import type { Page } from '@playwright/test';
import { expectEachOnce } from './support/calls-made.ts';
import { heading, markDrawn, taken, waitForCode } from './support/drawn-home.ts';
import { holdBundle, holdRequests } from './support/hold-requests.ts';
import { expect, test } from './support/journey.ts';
import { watchShifts } from './support/layout-shifts.ts';
import { loadingBeforeItems, recordFrames } from './support/loading-timeline.ts';
import { expectFrame } from './support/page-checks.ts';
import { FAILED_CALL_LOGS } from './support/page-errors.ts';
import { THIRD_PARTY_CATALOGUE, thirdPartyTitle } from './support/third-party-catalogue.ts';
import { type ReceivedCall, StubResponse } from './support/third-party-server.ts';

const MINIMUM_MS = 300;

const skeletonOf = (page: Page) => page.locator('.launch-skeleton');
const cards = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link');
const namesOf = (page: Page) => cards(page).allInnerTexts();

const NAMES = ['Azione', 'Noir', 'Rock & Roll', 'Giallo', 'Commedia', 'Dramma', 'Horror', 'Storia', 'Sport'];
/** The second without a picture. */
const GENRES = NAMES.map((genere, index) => ({
  genere,
  copertina: index === 1 ? null : `/favicon.svg?${index}`,
}));
const pageOf = ({ path }: ReceivedCall) => {
  const offset = Number(path.split('/').at(-1));
  return GENRES.slice(offset, offset + 8);
};
const CATALOGUE = { ...THIRD_PARTY_CATALOGUE, get_generi: pageOf, get_genere: [thirdPartyTitle(1)] };

const boxesOf = (page: Page) =>
  cards(page).evaluateAll((all) =>
    all.map((link) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      return [left, top, width, height].map(Math.round).join(' ');
    }),
  );

for (const width of [360, 300, 1280])
  test(
    `genres are there, with pictures, before the bundle, which takes the same elements over, ${width} wide`,
    {
      tag: width === 360 ? [] : ['@all'],
    },
    async ({ page, thirdParty }) => {
      thirdParty.answer(CATALOGUE);
      await page.setViewportSize({ width, height: 740 });
      await page.addInitScript(watchShifts);
      await recordFrames(page);
      await waitForCode(page);
      const release = await holdBundle(page);
      await page.goto(thirdParty.link('/generi'), { waitUntil: 'commit' });
      await expect(cards(page)).toHaveCount(8);
      expect(await namesOf(page)).toEqual(NAMES.slice(0, 8));
      const { ms, gaps } = await loadingBeforeItems(page);
      expect(ms).toBeGreaterThanOrEqual(MINIMUM_MS);
      expect(gaps).toBe(0);
      await expect(page.getByText('Loading...')).toHaveCount(0);
      await expect(cards(page).first().locator('img')).toHaveJSProperty('complete', true);
      const before = await boxesOf(page);
      const expectKept = await markDrawn(page);

      release();
      await taken(page, 'Generi');
      await expectFrame(page);
      await expectKept();
      expect((await boxesOf(page)).slice(0, 8)).toEqual(before);
      await expect(skeletonOf(page)).toHaveCount(0);
      await page.mouse.wheel(0, 5000);
      await expect(cards(page)).toHaveCount(9);
      expect(await page.evaluate(() => window.shifts)).toEqual([]);
      expectEachOnce(thirdParty);
    },
  );

test('both pages of genres that a phone shows come without the HTTP client', async ({ page, thirdParty }) => {
  thirdParty.answer(CATALOGUE);
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  // The skeleton alone would reach further below the window than the next page is asked for.
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto(thirdParty.link('/generi'));
  await expect(cards(page)).toHaveCount(9);
  expect(files.filter((file) => file.includes('/http-client-'))).toEqual([]);
  expectEachOnce(thirdParty);
});

test('presses on genres before the bundle are done once the app is there, once', async ({
  page,
  thirdParty,
}) => {
  thirdParty.answer(CATALOGUE);
  const release = await holdBundle(page);
  await page.goto(thirdParty.link('/generi'), { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Liste' }).click();
  await page.locator('a[href="/genere/Noir"]').click();
  release();
  await expect(heading(page, 'Genere: Noir')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Generi')).toBeVisible();
  await expect(skeletonOf(page)).toHaveCount(0);
});

for (const [what, genres, expected] of [
  ['an answer that cannot be had', new StubResponse(500), 'Generi'],
  ['a genre twice', [...GENRES.slice(0, 3), GENRES[0]], 'Rock & Roll'],
  ['no genre', [], 'Nessun genere'],
  ['a name that is no text', [{ genere: 7 }, ...GENRES.slice(0, 3)], 'Rock & Roll'],
] as const)
  test(`genres with ${what} are the app's in the end`, async ({ page, thirdParty, pageErrors }) => {
    pageErrors.allow(...FAILED_CALL_LOGS);
    thirdParty.answer({ ...CATALOGUE, get_generi: genres });
    const release = await holdBundle(page);
    await page.goto(thirdParty.link('/generi'), { waitUntil: 'commit' });
    await expect(page.getByRole('link', { name: 'Serie' })).toBeVisible();
    release();
    await expect(skeletonOf(page)).toHaveCount(0);
    await taken(page, 'Generi');
    await expect(heading(page, 'Generi')).toHaveCount(1);
    await expect(page.getByText(expected).first()).toBeAttached();
    // A call that fails is sent again.
    expectEachOnce(thirdParty, genres instanceof StubResponse ? /get_generi/ : undefined);
  });

test("a press while 'Loading...' is read brings the app, which says it for the rest of the time", async ({
  page,
  thirdParty,
}) => {
  thirdParty.answer(CATALOGUE);
  await recordFrames(page);
  await page.goto(thirdParty.link('/lists'));
  await page.waitForLoadState('networkidle');
  thirdParty.calls.length = 0;
  // The code is in the cache.
  await page.goto(thirdParty.link('/generi'), { waitUntil: 'commit' });
  await expect(heading(page, 'Generi')).toBeVisible();
  await page.mouse.click(5, 700);
  await expect(cards(page)).toHaveCount(9);
  const { ms, gaps } = await loadingBeforeItems(page);
  expect(ms).toBeGreaterThanOrEqual(MINIMUM_MS);
  expect(gaps).toBe(0);
  expectEachOnce(thirdParty);
});

test('genres whose code comes late stay in view until the app has rendered them', async ({
  page,
  thirdParty,
}) => {
  thirdParty.answer(CATALOGUE);
  const arrive = await holdRequests(page, '**/assets/genres-screen-*.js');
  await page.goto(thirdParty.link('/generi'));
  await expect(skeletonOf(page)).toBeVisible();
  await page.locator('.launch-skeleton a[href="/genere/Noir"]').click();
  arrive();
  await expect(heading(page, 'Genere: Noir')).toBeVisible();
  await expect(skeletonOf(page)).toHaveCount(0);
});
