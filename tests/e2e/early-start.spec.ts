import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { expectFrame } from './support/page-checks.ts';
import { FAILED_CALL_LOGS } from './support/page-errors.ts';
import { SCREENS, THIRD_PARTY_CATALOGUE, thirdPartyTitle } from './support/third-party-catalogue.ts';
import { StubResponse, type ThirdPartyServer } from './support/third-party-server.ts';

const errorPage = (page: Page) => page.getByRole('heading', { name: 'ERRORE' });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Riprova' });

/** Every call that arrived, each as often as it did. */
function calls(thirdParty: ThirdPartyServer): string[] {
  return thirdParty.calls.map(({ path, query, body }) => `${path}?${query} ${JSON.stringify(body)}`).sort();
}

function expectEachOnce(thirdParty: ThirdPartyServer): void {
  expect(calls(thirdParty)).toEqual([...new Set(calls(thirdParty))]);
}

async function withoutEarlyStart(page: Page): Promise<void> {
  await page.route(
    (url) => !url.pathname.startsWith('/api/') && !url.pathname.includes('.'),
    async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      expect(html).toContain('<script>');
      await route.fulfill({ response: answer, body: html.replace(/<script>[^]*?<\/script>/, '') });
    },
  );
}

for (const path of ['/', ...SCREENS]) {
  test(`${path} makes each of its calls once, and the same without the early start`, async ({
    page,
    thirdParty,
  }) => {
    thirdParty.answer(THIRD_PARTY_CATALOGUE);
    const visit = async () => {
      thirdParty.calls.length = 0;
      await page.goto(thirdParty.link(path));
      await expectFrame(page);
      await page.waitForLoadState('networkidle');
      expectEachOnce(thirdParty);
      // When a grid asks for its second page is the grid's affair.
      return calls(thirdParty).filter((call) => !call.includes('page=2'));
    };
    const early = await visit();
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.goto('about:blank');
    await withoutEarlyStart(page);
    expect(await visit()).toEqual(early);
  });
}

for (const [name, status] of [
  ['refused', 401],
  ['forbidden', 403],
] as const) {
  test(`a sign-in that is ${name} leads to the error page alone`, async ({
    page,
    thirdParty,
    pageErrors,
  }) => {
    pageErrors.allow(...FAILED_CALL_LOGS);
    thirdParty.answer({ ...THIRD_PARTY_CATALOGUE, auth: new StubResponse(status) });
    await page.goto(thirdParty.link());
    await expect(errorPage(page)).toBeVisible();
    await expect(tryAgain(page)).toHaveCount(0);
    await expect(page.locator('.launch-skeleton')).toHaveCount(0);
    expect(thirdParty.calls.map(({ name }) => name)).toEqual(['auth']);
  });
}

test('a sign-in that fails can be tried again, and then leads where it was to lead', async ({
  page,
  thirdParty,
  pageErrors,
}) => {
  pageErrors.allow(...FAILED_CALL_LOGS);
  thirdParty.answer({ ...THIRD_PARTY_CATALOGUE, auth: new StubResponse(500) });
  await page.goto(thirdParty.link('/generi'));
  await expect(errorPage(page)).toBeVisible();
  expect(thirdParty.calls.map(({ name }) => name)).toEqual(['auth']);
  await tryAgain(page).click();
  await expect.poll(() => thirdParty.calls.length).toBe(2);
  await expect(errorPage(page)).toBeVisible();
  await page.reload();
  thirdParty.answer(THIRD_PARTY_CATALOGUE);
  await tryAgain(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Generi' })).toBeVisible();
  await expect(page).toHaveURL(/\/generi$/);
});

test('without a network at sign-in the same', async ({ page, thirdParty, pageErrors }) => {
  pageErrors.allow(...FAILED_CALL_LOGS, /net::ERR_FAILED/);
  thirdParty.answer(THIRD_PARTY_CATALOGUE);
  await page.route('**/api/auth?*', (route) => route.abort());
  await page.goto(thirdParty.link());
  await expect(errorPage(page)).toBeVisible();
  expect(thirdParty.calls).toEqual([]);
  await page.unroute('**/api/auth?*');
  await tryAgain(page).click();
  await expectFrame(page);
  expectEachOnce(thirdParty);
});

/** Holds sign-in's answer and the app's code until each is let through. */
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

const launchSkeletonOf = (page: Page) => page.locator('.launch-skeleton');

/** By screen, words that its launch skeleton has in their place. */
const SHAPES = [
  ['/', 'I più piaciuti'],
  ['/films', 'Ultimi aggiunti'],
  ['/series', 'Ultime aggiunte'],
  ['/lists', 'La tua lista'],
  ['/generi', 'Generi'],
  ['/genere/Rock%20%26%20Roll', 'Genere: Rock & Roll'],
  ['/premium-search', 'Ricerca'],
] as const;

for (const [path, words] of SHAPES)
  test(`${path}: nothing is painted before sign-in is answered, then the launch skeleton, and in its place the app`, async ({
    page,
    thirdParty,
  }) => {
    thirdParty.answer(THIRD_PARTY_CATALOGUE);
    const { answer, arrive } = await holdUp(page);
    await page.goto(thirdParty.link(path), { waitUntil: 'commit' });
    await expect(page.locator('template')).toBeAttached();
    const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
    expect(await painted()).toBe(0);
    expect(await page.locator('body').innerText()).toBe('');

    answer();
    await expect(launchSkeletonOf(page)).toBeVisible();
    await expect.poll(painted).toBe(1);
    await expect(page.getByRole('navigation'), 'nobody hears it').toHaveCount(0);
    const placesOf = (text: string) =>
      page
        .getByText(text, { exact: true })
        .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
    const before = [await placesOf('Home'), await placesOf(words)];
    expect(before.flat().length).toBeGreaterThan(1);

    arrive();
    await expectFrame(page);
    await expect(launchSkeletonOf(page)).toHaveCount(0);
    expect([await placesOf('Home'), await placesOf(words)]).toEqual(before);
    expectEachOnce(thirdParty);
  });

test('a title that was launched shows its picture before the app has come', async ({ page, thirdParty }) => {
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

test('a Content-Security-Policy that forbids the inline script breaks nothing', async ({
  page,
  thirdParty,
  pageErrors,
}) => {
  pageErrors.allow(/Content Security Policy/);
  thirdParty.answer(THIRD_PARTY_CATALOGUE);
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': "script-src 'self'" };
      await route.fulfill({ response, headers });
    },
  );
  await page.goto(thirdParty.link());
  await expectFrame(page);
  await page.waitForLoadState('networkidle');
  expectEachOnce(thirdParty);
});

test('few requests come before the first cover', async ({ page, thirdParty }) => {
  const top = THIRD_PARTY_CATALOGUE['get_top'];
  const titles = Array.isArray(top)
    ? top.map((title) => ({ ...title, copertina: `/pictures/${title.id}` }))
    : [];
  thirdParty.answer({ ...THIRD_PARTY_CATALOGUE, get_top: titles });
  // Each path once: a browser may tell of a request twice, and fetches its icon whenever it likes.
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await page.goto(thirdParty.link());
  const isPicture = (path: string) => path.startsWith('/pictures/');
  await expect.poll(() => [...asked].filter(isPicture).length).toBeGreaterThan(1);
  const inTurn = [...asked].filter((path) => path !== '/favicon.svg');
  const before = inTurn.slice(
    0,
    inTurn.findIndex((path) => isPicture(path) && !path.endsWith('tt-0')),
  );
  expect(before.length, before.join(' ')).toBeLessThanOrEqual(11);
  await page.unrouteAll();
});

test('an unknown address makes no early request', async ({ page, thirdParty }) => {
  thirdParty.answer(THIRD_PARTY_CATALOGUE);
  await page.goto(thirdParty.link('/nowhere/at/all'));
  await expect(errorPage(page)).toBeVisible();
  expect(thirdParty.calls).toEqual([]);
});
