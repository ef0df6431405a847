import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { forgetFrames, loadingBeforeItems, recordFrames } from './support/loading-timeline.ts';
import { section } from './support/page-actions.ts';
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

// tests/client/screens/minimum-loading.app.test.tsx holds it for each page; here are the frames that an engine paints.
test("/genere/Noir says 'Loading...' for 300 ms before it shows an item, however it is opened", async ({
  page,
  thirdParty,
}) => {
  thirdParty.answer(CATALOGUE);
  await recordFrames(page);
  await page.goto(thirdParty.link('/genere/Noir'), { waitUntil: 'commit' });
  await expectLoadingFirst(page, 'directly');

  await section(page, 'Home').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Altrove 0' })).toBeVisible();
  await forgetFrames(page);
  await section(page, 'Generi').click();
  await page.getByRole('link', { name: 'Noir' }).click();
  await expect(page).toHaveURL(/\/genere\/Noir$/);
  await expectLoadingFirst(page, 'by a press, with its code there');
});
