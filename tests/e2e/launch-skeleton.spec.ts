import type { Page } from '@playwright/test';
import { expectEachOnce } from './support/calls-made.ts';
import { holdBundle, holdRequests } from './support/hold-requests.ts';
import { expect, test } from './support/journey.ts';
import { expectFrame } from './support/page-checks.ts';
import { THIRD_PARTY_CATALOGUE, thirdPartyTitle } from './support/third-party-catalogue.ts';

const launchSkeletonOf = (page: Page) => page.locator('.launch-skeleton');

/** Holds back sign-in's response and the app's code; returns functions that release them. */
async function holdUp(page: Page): Promise<{ answer: () => void; arrive: () => void }> {
  return { answer: await holdRequests(page, '**/api/auth?*'), arrive: await holdBundle(page) };
}

/** One screen of each layout, with a text of its launch skeleton. */
const SHAPES = [
  ['/lists', 'La tua lista'],
  ['/genere/Rock%20%26%20Roll', 'Genere: Rock & Roll'],
  ['/premium-search', 'Ricerca'],
] as const;

const placesOf = (page: Page, text: string) =>
  page
    .getByText(text, { exact: true })
    .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));

async function expectSteps(page: Page, url: string, words: string): Promise<void> {
  const { answer, arrive } = await holdUp(page);
  await page.goto(url, { waitUntil: 'commit' });
  await expect(page.locator('template')).toBeAttached();
  const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  expect(await painted()).toBe(0);
  expect(await page.locator('body').innerText()).toBe('');

  answer();
  await expect(launchSkeletonOf(page)).toBeVisible();
  await expect.poll(painted).toBe(1);
  await expect(page.getByRole('navigation'), 'hidden from screen readers').toHaveCount(0);
  const places = async () => [await placesOf(page, 'Home'), await placesOf(page, words)];
  const before = await places();
  expect(before.flat().length).toBeGreaterThan(1);

  arrive();
  await expectFrame(page);
  await expect(launchSkeletonOf(page)).toHaveCount(0);
  expect(await places()).toEqual(before);
}

test("nothing is painted before sign-in's response, then the launch skeleton, then the app in the same place", async ({
  page,
  thirdParty,
}) => {
  thirdParty.answer(THIRD_PARTY_CATALOGUE);
  for (const [path, words] of SHAPES)
    await test.step(path, async () => {
      thirdParty.calls.length = 0;
      await expectSteps(page, thirdParty.link(path), words);
      expectEachOnce(thirdParty);
      await page.unrouteAll();
      await page.evaluate(() => localStorage.clear());
      await page.goto('about:blank');
    });
});

test('no key reaches the launch skeleton, which is hidden from screen readers', async ({
  page,
  thirdParty,
}) => {
  thirdParty.answer({
    ...THIRD_PARTY_CATALOGUE,
    get_genere: [thirdPartyTitle(1, { copertina: '/favicon.svg' })],
  });
  const { answer } = await holdUp(page);
  answer();
  await page.goto(thirdParty.link('/genere/Noir'), { waitUntil: 'commit' });
  await expect(launchSkeletonOf(page).locator('a[href="/content-view/tt-1"]')).toBeVisible();
  for (let presses = 0; presses < 5; presses++) {
    await page.keyboard.press('Tab');
    await expect(launchSkeletonOf(page).locator(':focus')).toHaveCount(0);
  }
});

test('a press on a cover that comes before the app opens it once', async ({ page, thirdParty }) => {
  const titles = [thirdPartyTitle(1, { copertina: '/favicon.svg' }), thirdPartyTitle(2)];
  thirdParty.answer({ ...THIRD_PARTY_CATALOGUE, get_genere: titles, get_content: titles[0] });
  const { answer, arrive } = await holdUp(page);
  answer();
  await page.goto(thirdParty.link('/genere/Noir'), { waitUntil: 'commit' });
  await launchSkeletonOf(page).locator('a[href="/content-view/tt-1"]').first().click();
  await expect(launchSkeletonOf(page)).toBeVisible();

  arrive();
  await expect(page.getByRole('heading', { level: 1, name: 'Altrove 1' })).toBeVisible();
  await expect(launchSkeletonOf(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/genere\/Noir$/);
});
