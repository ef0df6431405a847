import type { Page } from '@playwright/test';
import { expectEachOnce } from './support/calls-made.ts';
import { CATALOGUE, covers, heading, markDrawn, play, taken, top } from './support/drawn-home.ts';
import { holdBundle } from './support/hold-requests.ts';
import { expect, test } from './support/journey.ts';
import { pagesLoaded } from './support/launch-press.ts';
import { expectFrame, nextFrames } from './support/page-checks.ts';
import { THIRD_PARTY_CATALOGUE, thirdPartyTitles } from './support/third-party-catalogue.ts';
import { NEVER_ANSWERS, type ThirdPartyServer } from './support/third-party-server.ts';

const skeletonOf = (page: Page) => page.locator('.launch-skeleton');

test('the home is there, with its links, before the bundle, which takes the same elements over', async ({
  page,
  thirdParty,
}) => {
  thirdParty.answer(CATALOGUE);
  const release = await holdBundle(page);
  await page.goto(thirdParty.link(), { waitUntil: 'commit' });
  await expect(heading(page)).toBeVisible();
  await expect(play(page)).toBeVisible();
  await expect(covers(page)).toHaveCount(10);
  await expect(covers(page).first()).toHaveAttribute('href', '/content-view/tt-40');
  await expect(covers(page).nth(2)).toHaveText('Altrove 38');
  await expect(page.getByRole('main').locator('section img').first()).toHaveJSProperty('complete', true);
  const before = await covers(page).first().boundingBox();
  const expectKept = await markDrawn(page);
  release();
  await taken(page);
  await expectFrame(page);
  await expectKept();
  expect(await covers(page).first().boundingBox()).toEqual(before);
  await expect(skeletonOf(page)).toHaveCount(0);
  expectEachOnce(thirdParty);
});

test("nothing is painted before sign-in's response, then the home without titles, then with them", async ({
  page,
  thirdParty,
}) => {
  const answers = { auth: (_: unknown) => {}, get_top: (_: unknown) => {} };
  const later = (name: keyof typeof answers) => () =>
    new Promise((resolve) => {
      answers[name] = resolve;
    });
  thirdParty.answer({ ...CATALOGUE, auth: later('auth'), get_top: later('get_top') });
  const release = await holdBundle(page);
  await page.goto(thirdParty.link(), { waitUntil: 'commit' });
  await expect.poll(() => thirdParty.calls.map(({ name }) => name)).toEqual(['auth']);
  const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  expect(await painted()).toBe(0);
  expect(await page.locator('body').innerText()).toBe('');

  answers.auth(THIRD_PARTY_CATALOGUE['auth']);
  await expect(page.getByText('I più piaciuti')).toBeVisible();
  await expect.poll(painted).toBe(1);
  await expect(page.getByText('Riproduci')).toBeHidden();
  const place = await page.getByText('I più piaciuti').boundingBox();

  await expect.poll(() => thirdParty.calls.map(({ name }) => name)).toContain('get_top');
  answers.get_top(top);
  await expect(play(page)).toBeVisible();
  expect(await page.getByText('I più piaciuti').boundingBox()).toEqual(place);
  release();
  await taken(page);
  expect(await page.getByText('I più piaciuti').boundingBox()).toEqual(place);
});

test('a press on the bar of the home without titles is done once the app is there', async ({
  page,
  thirdParty,
}) => {
  thirdParty.answer({ ...CATALOGUE, get_top: NEVER_ANSWERS });
  const release = await holdBundle(page);
  await page.goto(thirdParty.link(), { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Liste' }).click();
  release();
  await expect(heading(page, 'Liste')).toBeVisible();
  await expect(skeletonOf(page)).toHaveCount(0);
  expect(pagesLoaded(thirdParty), 'the page is not loaded again').toBe(1);
});

test('a press on the bar of the home without titles is done though the titles cannot be drawn', async ({
  page,
  thirdParty,
}) => {
  let answer = (_: unknown) => {};
  const later = new Promise((resolve) => {
    answer = resolve;
  });
  thirdParty.answer({ ...CATALOGUE, get_top: () => later });
  const release = await holdBundle(page);
  await page.goto(thirdParty.link(), { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Liste' }).click();
  answer(top.slice(0, 1));
  await expect(skeletonOf(page)).toBeVisible();
  release();
  await expect(heading(page, 'Liste')).toBeVisible();
  await expect(skeletonOf(page)).toHaveCount(0);
});

/** Opens the last visit's home, hydrated by the app, while its new titles are still to come. */
async function openStoredHome(page: Page, thirdParty: ThirdPartyServer) {
  thirdParty.answer(CATALOGUE);
  await page.goto(thirdParty.link());
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Altrove 0');

  let answer = (_: unknown) => {};
  const later = new Promise((resolve) => {
    answer = resolve;
  });
  thirdParty.answer({ ...CATALOGUE, get_top: () => later });
  await page.goto('about:blank');
  await page.goto(thirdParty.link());
  const expectKept = await markDrawn(page);
  await taken(page);
  await page.waitForFunction(() => performance.now() > 3000);
  const arrive = async () => {
    const answered = page.waitForResponse('**/api/get_top*');
    answer(thirdPartyTitles(41, 200));
    await answered;
  };
  return { arrive, expectKept };
}

test('a response that comes late replaces the titles of the last visit, in their places', async ({
  page,
  thirdParty,
}) => {
  const { arrive } = await openStoredHome(page, thirdParty);
  const places = () =>
    Promise.all([play(page), page.getByText('I più piaciuti')].map((one) => one.boundingBox()));
  const before = await places();
  await arrive();
  await expect(heading(page, 'Altrove 200')).toBeVisible();
  expect(await places()).toEqual(before);
});

test('a response that comes after a scroll does not redraw the home of the last visit', async ({
  page,
  thirdParty,
}) => {
  const { arrive, expectKept } = await openStoredHome(page, thirdParty);
  await page.mouse.wheel(0, 10);
  await page.waitForFunction(() => scrollY > 0);
  await expectFrame(page);
  await arrive();
  await expectFrame(page);
  await expectKept();
  await page.getByRole('link', { name: 'Liste' }).click();
  await expect(heading(page, 'Liste')).toBeVisible();
});

test('a press before the bundle is there is done once it is, once', async ({ page, thirdParty }) => {
  thirdParty.answer({ ...CATALOGUE, play_content: NEVER_ANSWERS });
  const release = await holdBundle(page);
  await page.goto(thirdParty.link(), { waitUntil: 'commit' });
  await play(page).click();
  await play(page).click();
  await covers(page).nth(1).click();
  await nextFrames(page);
  expect(new URL(page.url()).pathname).toBe('/');
  release();
  await expect(page).toHaveURL(/content-view\/tt-39$/);
  await expect.poll(() => thirdParty.calls.filter(({ name }) => name === 'play_content').length).toBe(1);
  await page.goBack();
  await expect(heading(page)).toBeVisible();
});

test('the focus and the page’s place stay when the bundle comes', async ({ page, thirdParty }) => {
  thirdParty.answer(CATALOGUE);
  const release = await holdBundle(page);
  await page.goto(thirdParty.link(), { waitUntil: 'commit' });
  await expect(heading(page)).toBeVisible();
  await page.mouse.wheel(0, 200);
  await covers(page).nth(1).focus();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  const place = await page.evaluate(() => scrollY);
  release();
  await taken(page);
  await expect(covers(page).nth(1)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

test('web_app_ready is sent once, before the bundle, when the home is visible', async ({
  page,
  thirdParty,
  messenger,
}) => {
  thirdParty.answer(CATALOGUE);
  await messenger.surround({ platform: 'ios' });
  const release = await holdBundle(page);
  await page.goto(`${thirdParty.link()}${messenger.hash}`, { waitUntil: 'commit' });
  await expect.poll(() => messenger.paramsOf('web_app_ready')).toHaveLength(1);
  const root = page.locator('#root > div');
  const classes = await root.getAttribute('class');
  release();
  await taken(page);
  await page.getByRole('link', { name: 'Film' }).click();
  await expect(heading(page, 'Film')).toBeVisible();
  await expect(root).toHaveAttribute('class', String(classes));
  await expect(root).toHaveAttribute('data-platform', 'ios');
  expect(messenger.paramsOf('web_app_ready')).toHaveLength(1);
});

/** Titles that only the app can show. */
const IRREGULAR = {
  'a number for a name': top.map((title, index) => (index === 3 ? { ...title, titolo: 7 } : title)),
  'a title twice': [...top, top[4]],
  'too few titles for all rows': top.slice(0, 5),
  'no titles': [],
  'no list': { message: 'unknown' },
};

for (const whats of [
  ['a title twice'],
  ['a number for a name', 'too few titles for all rows', 'no titles', 'no list'],
] as const)
  test(
    `a home with ${whats.join(', or ')} has its skeleton, and is the app's alone`,
    {
      tag: whats.length === 1 ? [] : ['@all'],
    },
    async ({ page, thirdParty }) => {
      for (const what of whats)
        await test.step(what, async () => {
          const titles = IRREGULAR[what];
          thirdParty.answer({ ...CATALOGUE, get_top: titles });
          const release = await holdBundle(page);
          await page.goto(thirdParty.link(), { waitUntil: 'commit' });
          await expect(skeletonOf(page)).toBeVisible();
          await expect(page.locator('#root > *')).toHaveCount(0);
          release();
          await expectFrame(page);
          await expect(skeletonOf(page)).toHaveCount(0);
          if (titles instanceof Array && titles.length > 0) await expect(heading(page)).toBeVisible();
          await page.unrouteAll();
          await page.evaluate(() => localStorage.clear());
          await page.goto('about:blank');
        });
    },
  );

test('the bundle waits for the hero image, but neither for long nor after a press', async ({
  page,
  thirdParty,
}) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  thirdParty.answer({
    ...CATALOGUE,
    get_top: top.map((title) => ({ ...title, copertina: '/api/picture' })),
    picture: NEVER_ANSWERS,
  });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const isAskedFor = () => requested.some((path) => /\/app-[^/]*\.js$/.test(path));
  for (const comes of [() => page.clock.fastForward(1500), () => page.getByText('I più piaciuti').click()]) {
    await page.goto('about:blank');
    requested.length = 0;
    await page.goto(thirdParty.link(), { waitUntil: 'commit' });
    await expect(heading(page)).toBeVisible();
    expect(isAskedFor()).toBe(false);
    await comes();
    await expect.poll(isAskedFor).toBe(true);
  }
});
