import type { Page } from '@playwright/test';
import { expectEachOnce } from './support/calls-made.ts';
import { covers, heading, markDrawn, taken, waitForCode } from './support/drawn-home.ts';
import { holdBundle, holdScreens } from './support/hold-requests.ts';
import { expect, test } from './support/journey.ts';
import { expectFrame, nextFrames } from './support/page-checks.ts';
import { FAILED_CALL_LOGS } from './support/page-errors.ts';
import { THIRD_PARTY_CATALOGUE, thirdPartyTitle } from './support/third-party-catalogue.ts';
import {
  NEVER_ANSWERS,
  type ReceivedCall,
  StubResponse,
  type StubResponses,
} from './support/third-party-server.ts';

const skeletonOf = (page: Page) => page.locator('.launch-skeleton');

const rowOf = (first: number, count = 10) =>
  Array.from({ length: count }, (_, index) =>
    thirdPartyTitle(first + index, { copertina: index === 1 ? null : `/favicon.svg?${first + index}` }),
  );

/** Titles 100 to 109 of the year, 140 to 149 new, 120 to 129 of the day. */
const answersWith = (answers: StubResponses = {}): StubResponses => ({
  ...THIRD_PARTY_CATALOGUE,
  top_contents: ({ path }: ReceivedCall) => rowOf(path.endsWith('/365') ? 100 : 120),
  get_last: rowOf(140),
  ...answers,
});

const linksOf = (page: Page) =>
  covers(page).evaluateAll((all) => all.map((link) => Number(link.getAttribute('href')?.split('-').at(-1))));
const ROWS = [100, 140, 120].flatMap((first) => Array.from({ length: 10 }, (_, index) => first + index));

for (const [path, name, newest] of [
  ['/films', 'Film', 'Ultimi aggiunti'],
  ['/series', 'Serie', 'Ultime aggiunte'],
] as const)
  test(
    `${path} has its rows in view, with covers, before the bundle, which takes the same elements over`,
    {
      tag: path === '/films' ? [] : ['@all'],
    },
    async ({ page, thirdParty }) => {
      // Otherwise the app moves the ranking at once if its covers have been in view for two seconds by then.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await waitForCode(page);
      thirdParty.answer(answersWith());
      const code: string[] = [];
      page.on('request', (request) => code.push(new URL(request.url()).pathname));
      const release = await holdBundle(page);
      await page.goto(thirdParty.link(path), { waitUntil: 'commit' });
      await expect(covers(page)).toHaveCount(30);
      expect(await linksOf(page)).toEqual(ROWS);
      await expect(page.getByRole('img', { name: 'Altrove 100' })).toHaveJSProperty('complete', true);
      await expect(covers(page).nth(1)).toHaveText('Altrove 101');
      await expect(page.locator('main li').nth(9)).toContainText('10');
      const places = async () => [
        await page.getByText(newest).boundingBox(),
        ...(await covers(page).evaluateAll((all) =>
          all.map((link) => JSON.stringify(link.getBoundingClientRect())),
        )),
      ];
      const before = await places();
      const isForReadersAlone = async () =>
        expect(await heading(page, name).boundingBox()).toMatchObject({ width: 1, height: 1 });
      await isForReadersAlone();
      await expect
        .poll(() => code.filter((file) => file.includes('/films-and-series-screens-')).length)
        .toBeGreaterThan(1);
      const expectKept = await markDrawn(page);

      release();
      await taken(page, name);
      await isForReadersAlone();
      await expectFrame(page);
      await expectKept();
      expect((await places()).slice(0, before.length)).toEqual(before);
      await expect(skeletonOf(page)).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'CASUALE' })).toBeAttached();
      expectEachOnce(thirdParty);
    },
  );

test('presses on films before their titles and before the bundle are done once the app is there, once', async ({
  page,
  thirdParty,
}) => {
  let answer = (_: unknown) => {};
  const later = new Promise((resolve) => {
    answer = resolve;
  });
  thirdParty.answer(answersWith({ get_last: () => later, get_content: thirdPartyTitle(103) }));
  const release = await holdBundle(page);
  await page.goto(thirdParty.link('/films'), { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Liste' }).click();
  await page.locator('a[href="/content-view/tt-103"]').click();
  answer(rowOf(140));
  await expect(covers(page)).toHaveCount(30);
  release();
  await expect(page.locator('article h1')).toHaveText('Altrove 103');
  await page.goBack();
  await expect(heading(page, 'Film')).toBeVisible();
  await expect(skeletonOf(page)).toHaveCount(0);
});

for (const [what, answers, expected] of [
  ['a ranking that cannot be had', { top_contents: new StubResponse(500) }, 'Altrove 140'],
  ['a title twice', { get_last: [...rowOf(140), thirdPartyTitle(140)] }, 'Altrove 100'],
  ['no titles', { top_contents: [], get_last: [], top_genres: [] }, 'Film'],
] as const)
  test(`films with ${what} are the app's in the end`, async ({ page, thirdParty, pageErrors }) => {
    pageErrors.allow(...FAILED_CALL_LOGS);
    thirdParty.answer(answersWith(answers));
    const release = await holdBundle(page);
    await page.goto(thirdParty.link('/films'), { waitUntil: 'commit' });
    await expect(page.getByRole('link', { name: 'Serie' })).toBeVisible();
    release();
    await expect(skeletonOf(page)).toHaveCount(0);
    await taken(page, 'Film');
    await expect(heading(page, 'Film')).toHaveCount(1);
    await expect(
      page
        .getByText(expected)
        .or(page.getByRole('img', { name: expected }))
        .first(),
    ).toBeAttached();
    expectEachOnce(thirdParty, what === 'a ranking that cannot be had' ? /top_contents/ : undefined);
  });

test('films are taken over though the rows below are never answered and frames come late', async ({
  page,
  thirdParty,
}) => {
  await waitForCode(page);
  await page.addInitScript(() => {
    const { requestAnimationFrame } = window;
    const frameLater = (work: FrameRequestCallback) => setTimeout(() => requestAnimationFrame(work), 500);
    Object.assign(window, { requestAnimationFrame: frameLater });
  });
  const { top_contents: inView } = answersWith();
  thirdParty.answer(
    answersWith({
      top_contents: (call: ReceivedCall) =>
        /\/(365|1)$/.test(call.path) && typeof inView === 'function' ? inView(call) : NEVER_ANSWERS,
      top_genres: NEVER_ANSWERS,
      random: NEVER_ANSWERS,
    }),
  );
  await page.goto(thirdParty.link('/films'), { waitUntil: 'commit' });
  await expect(covers(page)).toHaveCount(30);
  await taken(page, 'Film');
  await expectFrame(page);
});

test('films are drawn though their titles come before the end of the page', async ({ page, thirdParty }) => {
  thirdParty.answer(answersWith());
  let end = () => {};
  thirdParty.endOfPage = new Promise<void>((resolve) => {
    end = resolve;
  });
  await holdBundle(page);
  await page.goto(thirdParty.link('/films'), { waitUntil: 'commit' });
  const hasTitles = () =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('get_last'));
  await page.waitForFunction(hasTitles);
  await nextFrames(page);
  end();
  await expect(covers(page)).toHaveCount(30);
  await expect(skeletonOf(page)).toHaveCount(0);
});

test('a drawn ranking does not move for people who want less motion, and can be started', async ({
  page,
  thirdParty,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  thirdParty.answer(answersWith());
  const release = await holdBundle(page);
  await page.goto(thirdParty.link('/films'), { waitUntil: 'commit' });
  await expect(covers(page)).toHaveCount(30);
  release();
  await taken(page, 'Film');
  await expect(page.getByRole('button', { name: 'Fai scorrere la classifica' })).toBeVisible();
});

test('films whose code comes late stay in view until the app has rendered them', async ({
  page,
  thirdParty,
}) => {
  thirdParty.answer(answersWith({ get_content: thirdPartyTitle(100) }));
  const arrive = await holdScreens(page);
  await page.goto(thirdParty.link('/films'));
  await expect(skeletonOf(page)).toBeVisible();
  await page.locator('.launch-skeleton a[href="/content-view/tt-100"]').click();
  arrive();
  await expect(page.locator('article h1')).toHaveText('Altrove 100');
  await expect(skeletonOf(page)).toHaveCount(0);
});
