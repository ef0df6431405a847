import type { Page } from '@playwright/test';
import { FAILED_CALLS } from './support/faults.ts';
import { OTHER_CATALOGUE } from './support/foreign-catalogue.ts';
import { type ForeignServer, Reply } from './support/foreign-server.ts';
import { expect, test } from './support/journey.ts';
import { expectFrame } from './support/page-checks.ts';

const SCREENS = [
  '/',
  '/home',
  '/films',
  '/series',
  '/lists',
  '/list/liste',
  '/list/uno',
  '/generi',
  '/genere/Rock%20%26%20Roll',
  '/content-view/tt-5',
  '/premium-search',
];

const errorPage = (page: Page) => page.getByRole('heading', { name: 'ERRORE' });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Riprova' });

/** Every call that arrived, each as often as it did. */
function calls(foreign: ForeignServer): string[] {
  return foreign.calls.map(({ path, query, body }) => `${path}?${query} ${JSON.stringify(body)}`).sort();
}

function expectEachOnce(foreign: ForeignServer): void {
  expect(calls(foreign)).toEqual([...new Set(calls(foreign))]);
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

for (const path of SCREENS) {
  test(`${path} makes each of its calls once, and the same without the early start`, async ({
    page,
    foreign,
  }) => {
    foreign.answer(OTHER_CATALOGUE);
    const visit = async () => {
      foreign.calls.length = 0;
      await page.goto(foreign.link(path));
      await expectFrame(page);
      await page.waitForLoadState('networkidle');
      expectEachOnce(foreign);
      // When a grid asks for its second page is the grid's affair.
      return calls(foreign).filter((call) => !call.includes('page=2'));
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
  test(`a sign-in that is ${name} leads to the error page alone`, async ({ page, foreign, faults }) => {
    faults.allow(...FAILED_CALLS);
    foreign.answer({ ...OTHER_CATALOGUE, auth: new Reply(status) });
    await page.goto(foreign.link());
    await expect(errorPage(page)).toBeVisible();
    await expect(tryAgain(page)).toHaveCount(0);
    await expect(page.locator('.launch-shape')).toHaveCount(0);
    expect(foreign.calls.map(({ name }) => name)).toEqual(['auth']);
  });
}

test('a sign-in that fails can be tried again, and then leads where it was to lead', async ({
  page,
  foreign,
  faults,
}) => {
  faults.allow(...FAILED_CALLS);
  foreign.answer({ ...OTHER_CATALOGUE, auth: new Reply(500) });
  await page.goto(foreign.link('/generi'));
  await expect(errorPage(page)).toBeVisible();
  expect(foreign.calls.map(({ name }) => name)).toEqual(['auth']);
  await tryAgain(page).click();
  await expect.poll(() => foreign.calls.length).toBe(2);
  await expect(errorPage(page)).toBeVisible();
  await page.reload();
  foreign.answer(OTHER_CATALOGUE);
  await tryAgain(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Generi' })).toBeVisible();
  await expect(page).toHaveURL(/\/generi$/);
});

test('without a network at sign-in the same', async ({ page, foreign, faults }) => {
  faults.allow(...FAILED_CALLS, /net::ERR_FAILED/);
  foreign.answer(OTHER_CATALOGUE);
  await page.route('**/api/auth?*', (route) => route.abort());
  await page.goto(foreign.link());
  await expect(errorPage(page)).toBeVisible();
  expect(foreign.calls).toEqual([]);
  await page.unroute('**/api/auth?*');
  await tryAgain(page).click();
  await expectFrame(page);
  expectEachOnce(foreign);
});

test('nothing is painted before sign-in is answered, then the shape, and in its place the app', async ({
  page,
  foreign,
}) => {
  foreign.answer(OTHER_CATALOGUE);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/auth?*', async (route) => {
    await answered;
    await route.continue();
  });
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/app-*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(foreign.link(), { waitUntil: 'commit' });
  await page.waitForTimeout(700);
  const painted = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  expect(await painted()).toBe(0);
  expect(await page.locator('body').innerText()).toBe('');

  answer();
  const shape = page.locator('.launch-shape');
  await expect(shape).toBeVisible();
  await expect.poll(painted).toBe(1);
  await expect(page.getByRole('navigation'), 'nobody hears it').toHaveCount(0);
  const placeOf = async (text: string) => page.getByText(text, { exact: true }).boundingBox();
  const before = [await placeOf('Generi'), await placeOf('I più piaciuti')];

  arrive();
  await expectFrame(page);
  await expect(shape).toHaveCount(0);
  expect([await placeOf('Generi'), await placeOf('I più piaciuti')]).toEqual(before);
  expectEachOnce(foreign);
});

test('a page whose policy forbids the script in it works as well', async ({ page, foreign, faults }) => {
  faults.allow(/Content Security Policy/);
  foreign.answer(OTHER_CATALOGUE);
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': "script-src 'self'" };
      await route.fulfill({ response, headers });
    },
  );
  await page.goto(foreign.link());
  await expectFrame(page);
  await page.waitForLoadState('networkidle');
  expectEachOnce(foreign);
});

test('little is asked for before the first cover', async ({ page, foreign }) => {
  const top = OTHER_CATALOGUE['get_top'];
  const titles = Array.isArray(top)
    ? top.map((title) => ({ ...title, copertina: `/pictures/${title.id}` }))
    : [];
  foreign.answer({ ...OTHER_CATALOGUE, get_top: titles });
  // Each path once: a browser may tell of a request twice, and fetches its icon whenever it likes.
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await page.goto(foreign.link());
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

test('a place that is no screen asks for nothing', async ({ page, foreign }) => {
  foreign.answer(OTHER_CATALOGUE);
  await page.goto(foreign.link('/nowhere/at/all'));
  await expect(errorPage(page)).toBeVisible();
  expect(foreign.calls).toEqual([]);
});
