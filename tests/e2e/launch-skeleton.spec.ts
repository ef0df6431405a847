import type { Page } from '@playwright/test';
import { expectEachOnce } from './support/calls-made.ts';
import { expect, test } from './support/journey.ts';
import { expectFrame } from './support/page-checks.ts';
import { THIRD_PARTY_CATALOGUE, thirdPartyTitle } from './support/third-party-catalogue.ts';
import { NEVER_ANSWERS } from './support/third-party-server.ts';

const launchSkeletonOf = (page: Page) => page.locator('.launch-skeleton');

/** Holds back sign-in's response and the app's code; returns functions that release them. */
async function holdUp(page: Page): Promise<{ answer: () => void; arrive: () => void }> {
  const hold = async (url: string) => {
    let letThrough = () => {};
    const through = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route(url, async (route) => {
      await through;
      await route.continue();
    });
    return letThrough;
  };
  return { answer: await hold('**/api/auth?*'), arrive: await hold('**/assets/app-*.js') };
}

/** One screen of each layout, with a text of its launch skeleton. */
const SHAPES = [
  ['/films', 'Ultimi aggiunti'],
  ['/lists', 'La tua lista'],
  ['/genere/Rock%20%26%20Roll', 'Genere: Rock & Roll'],
  ['/premium-search', 'Ricerca'],
] as const;

/** The same code hydrates all layouts: `npm test` covers it with one. */
const tagOf = (path: string) => (path === '/films' ? {} : { tag: '@all' });

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

for (const [path, link] of [
  ['/films', '/content-view/tt-1'],
  ['/content-view/tt-1', '/genere/Noir'],
  ['/generi', '/genere/Noir'],
] as const)
  test(
    `${path}: no key reaches the launch skeleton, which is hidden from screen readers`,
    tagOf(path),
    async ({ page, thirdParty }) => {
      const title = thirdPartyTitle(1, { copertina: '/favicon.svg', generi: 'Noir' });
      thirdParty.answer({
        ...THIRD_PARTY_CATALOGUE,
        top_contents: [title],
        get_content: title,
        get_generi: [{ genere: 'Noir', copertina: '/favicon.svg' }],
      });
      const { answer } = await holdUp(page);
      answer();
      await page.goto(thirdParty.link(path), { waitUntil: 'commit' });
      await expect(launchSkeletonOf(page).locator(`a[href="${link}"]`).first()).toBeVisible();
      for (let presses = 0; presses < 5; presses++) {
        await page.keyboard.press('Tab');
        await expect(launchSkeletonOf(page).locator(':focus')).toHaveCount(0);
      }
    },
  );

test('a launched title shows its image before the app has loaded', async ({ page, thirdParty }) => {
  thirdParty.answer({
    ...THIRD_PARTY_CATALOGUE,
    get_content: thirdPartyTitle(5, { id: 'tt-5', banner: '/favicon.svg' }),
  });
  const { answer, arrive } = await holdUp(page);
  answer();
  await page.goto(thirdParty.link('/content-view/tt-5'), { waitUntil: 'commit' });
  const early = launchSkeletonOf(page).locator('img');
  await expect(early).toHaveJSProperty('complete', true);
  const box = (await early.boundingBox()) ?? undefined;
  expect(box?.height).toBeGreaterThan(100);

  arrive();
  await expect(launchSkeletonOf(page)).toHaveCount(0);
  expect(await page.getByRole('img', { name: 'Altrove 5' }).boundingBox()).toEqual(box);
});

test("a launched title's words are there before the app has loaded, which renders them in the same place", async ({
  page,
  thirdParty,
}) => {
  const title = {
    generi: 'Noir, Giallo',
    data_uscita: '1999-02-01',
    durata: 97,
    type: 'film',
    trama: 'Una trama.',
    adult: 0,
  };
  thirdParty.answer({
    ...THIRD_PARTY_CATALOGUE,
    get_content: thirdPartyTitle(5, { id: 'tt-5', ...title }),
    play_content: NEVER_ANSWERS,
  });
  const { answer, arrive } = await holdUp(page);
  answer();
  await page.goto(thirdParty.link('/content-view/tt-5'), { waitUntil: 'commit' });
  const words = ['Altrove 5', '1999', '97 min', 'HD', 'Riproduci', 'Giallo', 'Una trama.'];
  const early = launchSkeletonOf(page);
  for (const word of words) await expect(early.getByText(word, { exact: true })).toBeVisible();
  await expect(early.getByText('ADULT CONTENT')).toHaveCount(0);
  const places = () => Promise.all(words.map((word) => placesOf(page, word)));
  const before = await places();
  await page.keyboard.press('Tab');
  await expect(early.locator(':focus'), 'what is hidden gets no focus').toHaveCount(0);
  await early.getByText('Riproduci').click();
  const plots = await page.evaluateHandle(() => {
    const counts = new Set<number>();
    const count = () =>
      counts.add([...document.querySelectorAll('p')].filter((p) => p.textContent === 'Una trama.').length);
    new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
    return counts;
  });

  arrive();
  await expect(launchSkeletonOf(page)).toHaveCount(0);
  expect(await places()).toEqual(before);
  expect(await plots.evaluate((counts) => [...counts]), 'never twice, never gone').toEqual([1]);
  const plays = () => thirdParty.calls.filter(({ name }) => name === 'play_content');
  await expect.poll(() => plays().map(({ body }) => body)).toEqual([{ user_id: '77', content_id: 'tt-5' }]);
});

test('/films shows the covers of all rows in view, and has its code, before the app has loaded', async ({
  page,
  thirdParty,
}) => {
  const covers = [thirdPartyTitle(1, { copertina: '/favicon.svg' })];
  thirdParty.answer({ ...THIRD_PARTY_CATALOGUE, top_contents: covers, get_last: covers });
  const code: string[] = [];
  page.on('request', (request) => code.push(new URL(request.url()).pathname));
  const ofScreens = () => [...new Set(code.filter((file) => /\/(grid-)?screens-/.test(file)))].sort();
  const { answer, arrive } = await holdUp(page);
  answer();
  await page.goto(thirdParty.link('/films'), { waitUntil: 'commit' });
  const early = launchSkeletonOf(page).locator('img');
  await expect(early).toHaveCount(3);
  await expect(early.last()).toHaveJSProperty('complete', true);
  const boxes = await Promise.all((await early.all()).map((image) => image.boundingBox()));
  const before = ofScreens();
  expect(before.length).toBeGreaterThan(1);

  arrive();
  await expect(launchSkeletonOf(page)).toHaveCount(0);
  const rendered = (await page.getByRole('main').locator('img').all()).slice(0, 3);
  expect(await Promise.all(rendered.map((image) => image.boundingBox()))).toEqual(boxes);
  expect(ofScreens(), 'no other file').toEqual(before);
});

for (const [path, cover, opened] of [
  ['/films', '/content-view/tt-1', 'Altrove 1'],
  ['/genere/Noir', '/content-view/tt-1', 'Altrove 1'],
  ['/generi', '/genere/Noir', 'Genere: Noir'],
] as const)
  test(
    `${path}: a press on a cover that comes before the app opens it once`,
    tagOf(path),
    async ({ page, thirdParty }) => {
      const titles = [thirdPartyTitle(1, { copertina: '/favicon.svg' }), thirdPartyTitle(2)];
      thirdParty.answer({
        ...THIRD_PARTY_CATALOGUE,
        top_contents: titles,
        get_genere: titles,
        get_content: titles[0],
        get_generi: [{ genere: 'Noir', copertina: '/favicon.svg' }],
      });
      const { answer, arrive } = await holdUp(page);
      answer();
      await page.goto(thirdParty.link(path), { waitUntil: 'commit' });
      await launchSkeletonOf(page).locator(`a[href="${cover}"]`).first().click();
      await expect(launchSkeletonOf(page)).toBeVisible();

      arrive();
      await expect(page.getByRole('heading', { level: 1, name: opened })).toBeVisible();
      await expect(launchSkeletonOf(page)).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    },
  );
