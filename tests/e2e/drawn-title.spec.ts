import type { Page } from '@playwright/test';
import { expectEachOnce } from './support/calls-made.ts';
import { heading, markDrawn, play, taken, waitForCode } from './support/drawn-home.ts';
import { holdBundle, holdScreens } from './support/hold-requests.ts';
import { expect, test } from './support/journey.ts';
import { expectFrame } from './support/page-checks.ts';
import { FAILED_CALL_LOGS } from './support/page-errors.ts';
import { THIRD_PARTY_CATALOGUE, thirdPartyTitle } from './support/third-party-catalogue.ts';
import { NEVER_ANSWERS, StubResponse } from './support/third-party-server.ts';

const PATH = '/content-view/tt-5';
const FIELDS = {
  id: 'tt-5',
  banner: '/favicon.svg',
  generi: 'Noir, Giallo',
  data_uscita: '1999-02-01',
  durata: 97,
  type: 'film',
  trama: 'Una trama.',
  adult: 0,
};
const answersWith = (fields: Record<string, unknown> = {}) => ({
  ...THIRD_PARTY_CATALOGUE,
  get_content: thirdPartyTitle(5, { ...FIELDS, ...fields }),
  play_content: NEVER_ANSWERS,
});
const skeletonOf = (page: Page) => page.locator('.launch-skeleton');
const WORDS = ['Altrove 5', '1999', '97 min', 'HD', 'Riproduci', 'Giallo', 'Una trama.'];

const placesOf = (page: Page) =>
  Promise.all(WORDS.map((word) => page.getByText(word, { exact: true }).first().boundingBox()));

test('a title is there, with its picture and words, before the bundle, which takes the same elements over', async ({
  page,
  thirdParty,
}) => {
  await waitForCode(page);
  thirdParty.answer(answersWith());
  const release = await holdBundle(page);
  await page.goto(thirdParty.link(PATH), { waitUntil: 'commit' });
  for (const word of WORDS) await expect(page.getByText(word, { exact: true })).toBeVisible();
  await expect(page.getByText('ADULT CONTENT')).toHaveCount(0);
  const picture = page.getByRole('img', { name: 'Altrove 5' });
  await expect(picture).toHaveJSProperty('complete', true);
  const before = [await picture.boundingBox(), ...(await placesOf(page))];
  expect(before[0]?.height).toBeGreaterThan(100);
  const expectKept = await markDrawn(page);

  release();
  await taken(page, 'Altrove 5');
  await expectFrame(page);
  await expectKept();
  expect([await picture.boundingBox(), ...(await placesOf(page))]).toEqual(before);
  await expect(skeletonOf(page)).toHaveCount(0);
  await expect(page.getByText('Simili')).toBeVisible();
  expectEachOnce(thirdParty);
});

test('presses on a title before the bundle are done once it is there, once', async ({ page, thirdParty }) => {
  thirdParty.answer(answersWith());
  const release = await holdBundle(page);
  await page.goto(thirdParty.link(PATH), { waitUntil: 'commit' });
  await play(page).click();
  await play(page).click();
  await page.getByRole('link', { name: 'Giallo' }).click();
  release();
  await expect(heading(page, 'Genere: Giallo')).toBeVisible();
  const plays = () => thirdParty.calls.filter(({ name }) => name === 'play_content');
  await expect.poll(() => plays().map(({ body }) => body)).toEqual([{ user_id: '77', content_id: 'tt-5' }]);
  await page.goBack();
  await expect(heading(page, 'Altrove 5')).toBeVisible();
});

test('inside a messenger a title is drawn with the bar that the app has there', async ({
  page,
  thirdParty,
  messenger,
}) => {
  await waitForCode(page);
  thirdParty.answer(answersWith());
  await messenger.surround({ platform: 'ios' });
  const release = await holdBundle(page);
  await page.goto(`${thirdParty.link(PATH)}${messenger.hash}`, { waitUntil: 'commit' });
  await expect(heading(page, 'Altrove 5')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Indietro' })).toHaveCount(0);
  await expect.poll(() => messenger.paramsOf('web_app_ready')).toHaveLength(1);
  const expectKept = await markDrawn(page);
  release();
  await taken(page, 'Altrove 5');
  await expectKept();
});

test('a title whose code comes late stays in view until the app has rendered it', async ({
  page,
  thirdParty,
}) => {
  thirdParty.answer(answersWith());
  const arrive = await holdScreens(page);
  await page.goto(thirdParty.link(PATH));
  await expect(skeletonOf(page)).toBeVisible();
  await page.getByText('Riproduci').click();
  const before = await placesOf(page);
  arrive();
  await expect(skeletonOf(page)).toHaveCount(0);
  expect(await placesOf(page)).toEqual(before);
  const plays = () => thirdParty.calls.filter(({ name }) => name === 'play_content');
  await expect.poll(() => plays().length).toBe(1);
});

for (const [what, fields] of [
  ['a date in seconds', { data_uscita: 917_827_200 }],
  ['an unknown type', { type: 'movie' }],
] as const)
  test(`a title with ${what} is the app's in the end`, async ({ page, thirdParty }) => {
    thirdParty.answer(answersWith(fields));
    const release = await holdBundle(page);
    await page.goto(thirdParty.link(PATH), { waitUntil: 'commit' });
    await expect(heading(page, 'Altrove 5')).toBeVisible();
    await play(page).click();
    release();
    await expect(page.getByText('Simili')).toBeVisible();
    await expect(skeletonOf(page)).toHaveCount(0);
    await expect(heading(page, 'Altrove 5')).toHaveCount(1);
    await expect(page.getByText('1999')).toBeVisible();
    const plays = () => thirdParty.calls.filter(({ name }) => name === 'play_content');
    await expect.poll(() => plays().length).toBe(1);
  });

test('a title that cannot be had has its skeleton, then an empty screen below the bar', async ({
  page,
  thirdParty,
  pageErrors,
}) => {
  pageErrors.allow(...FAILED_CALL_LOGS);
  thirdParty.answer({ ...answersWith(), get_content: new StubResponse(404) });
  const release = await holdBundle(page);
  await page.goto(thirdParty.link(PATH), { waitUntil: 'commit' });
  await expect(skeletonOf(page)).toBeVisible();
  await expect(page.locator('#root > *')).toHaveCount(0);
  release();
  await expect(page.getByRole('navigation', { name: 'Sezioni' })).toBeVisible();
  await expect(page.getByRole('main')).toBeEmpty();
});
