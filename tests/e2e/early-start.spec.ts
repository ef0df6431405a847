import type { Page } from '@playwright/test';
import { callsTo, expectEachOnce } from './support/calls-made.ts';
import { holdRequests } from './support/hold-requests.ts';
import { expect, test } from './support/journey.ts';
import { expectFrame, waitForEffects, waitUntilFilled } from './support/page-checks.ts';
import { FAILED_CALL_LOGS } from './support/page-errors.ts';
import { THIRD_PARTY_CATALOGUE } from './support/third-party-catalogue.ts';
import { StubResponse, type ThirdPartyServer } from './support/third-party-server.ts';

const errorPage = (page: Page) => page.getByRole('heading', { name: 'ERRORE' });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Riprova' });

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

/** The calls of a first visit to a screen, without those for a grid's second page, whose timing varies. */
async function callsOfVisit(page: Page, thirdParty: ThirdPartyServer, path: string): Promise<string[]> {
  await page.goto('about:blank');
  thirdParty.calls.length = 0;
  await page.goto(thirdParty.link(path));
  await expectFrame(page);
  await waitUntilFilled(page);
  // A duplicate call would follow at once.
  await waitForEffects(page);
  expectEachOnce(thirdParty);
  await page.evaluate(() => [localStorage, sessionStorage].forEach((kept) => kept.clear()));
  return callsTo(thirdParty).filter((call) => !call.includes('page=2'));
}

test('the token is stored once sign-in is answered, without waiting for the app’s code', async ({
  page,
  thirdParty,
}) => {
  thirdParty.answer(THIRD_PARTY_CATALOGUE);
  await page.route('**/assets/app-*', () => undefined);
  await page.goto(thirdParty.link('/home'), { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('jwt'))).toBe('a-token');
});

/** A drawn screen, one with a list's own calls, and one whose calls follow from the first one's response. */
const KINDS_OF_SCREEN = ['/home', '/list/uno', '/content-view/tt-5'];

/** The early start and the app agree on all others: tests/client/screens/first-requests.app.test.tsx. */
test('a screen makes each of its calls once, and the same without the early start', async ({
  page,
  thirdParty,
}) => {
  thirdParty.answer(THIRD_PARTY_CATALOGUE);
  const early = new Map<string, string[]>();
  for (const path of KINDS_OF_SCREEN)
    await test.step(path, async () => early.set(path, await callsOfVisit(page, thirdParty, path)));
  await withoutEarlyStart(page);
  for (const path of KINDS_OF_SCREEN)
    await test.step(`${path} without the early start`, async () =>
      expect(await callsOfVisit(page, thirdParty, path)).toEqual(early.get(path)));
});

test.describe('where storage is refused', () => {
  test.use({ storage: 'refused' });

  test('sign-in and the screen’s requests do not wait for the bundle either', async ({
    page,
    thirdParty,
  }) => {
    thirdParty.answer(THIRD_PARTY_CATALOGUE);
    const deliver = await holdRequests(page, '**/assets/*.js');
    await page.goto(thirdParty.link(), { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: 'Altrove 0' })).toBeVisible();
    expect(thirdParty.calls.map(({ name }) => name)).toContain('get_top');
    deliver();
    await expectFrame(page);
    await waitUntilFilled(page);
    expectEachOnce(thirdParty);
  });
});

test(
  'nothing is asked of a title that is not there',
  { tag: '@all' },
  async ({ page, thirdParty, pageErrors }) => {
    pageErrors.allow(...FAILED_CALL_LOGS);
    const missing = new StubResponse(404, '{"id":7,"generi":"Noir"}');
    thirdParty.answer({ ...THIRD_PARTY_CATALOGUE, get_content: missing });
    await page.goto(thirdParty.link('/content-view/7'));
    await expect(page.getByRole('main')).toBeEmpty();
    const names = thirdParty.calls.map(({ name }) => name);
    expect(names).toContain('get_content');
    expect(names).not.toContain('content_in_list');
    expect(names).not.toContain('get_genere');
  },
);

for (const { path, heading } of [
  { path: '/generi', heading: 'Generi' },
  { path: '/', heading: 'Altrove 0' },
])
  test(
    `before sign-in is answered nothing is shown at ${path}, however late that is, and then the app opens`,
    {
      tag: path === '/' ? [] : '@all',
    },
    async ({ page, thirdParty }) => {
      await page.clock.install();
      let answer = (_: unknown) => {};
      const late = new Promise((resolve) => {
        answer = resolve;
      });
      thirdParty.answer({ ...THIRD_PARTY_CATALOGUE, auth: () => late });
      await page.goto(thirdParty.link(path), { waitUntil: 'commit' });
      for (let passed = 0; passed < 10; passed += 1) {
        await page.clock.fastForward(10_000);
        // The app's code arrives meanwhile.
        await page.waitForTimeout(200);
      }
      expect((await page.locator('body').innerText()).trim()).toBe('');
      await expect(page.locator('#root')).toBeEmpty();
      answer(THIRD_PARTY_CATALOGUE.auth);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expect(page.getByRole('heading', { name: heading })).toHaveCount(1);
    },
  );

test('a failed sign-in can be retried, and then opens the intended page', async ({
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

test(
  'a Content-Security-Policy that forbids inline scripts and styles breaks nothing',
  {
    tag: '@all',
  },
  async ({ page, thirdParty, pageErrors }) => {
    pageErrors.allow(/Content Security Policy/);
    thirdParty.answer(THIRD_PARTY_CATALOGUE);
    await page.route(
      (url) => url.pathname === '/',
      async (route) => {
        const response = await route.fetch();
        const headers = {
          ...response.headers(),
          'content-security-policy': "script-src 'self'; style-src 'self'",
        };
        await route.fulfill({ response, headers });
      },
    );
    await page.goto(thirdParty.link());
    await expectFrame(page);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('link[rel="stylesheet"][href*="/index-"]')).toHaveCount(1);
    expectEachOnce(thirdParty);
  },
);

test('few requests come before the first cover', async ({ page, thirdParty }) => {
  const top = THIRD_PARTY_CATALOGUE['get_top'];
  const titles = Array.isArray(top)
    ? top.map((title) => ({ ...title, copertina: `/pictures/${title.id}` }))
    : [];
  thirdParty.answer({ ...THIRD_PARTY_CATALOGUE, get_top: titles });
  // Each path once: a browser may report a request twice, and fetches its icon at any time.
  const requested = new Set<string>();
  page.on('request', (request) => requested.add(new URL(request.url()).pathname));
  await page.goto(thirdParty.link());
  const isPicture = (path: string) => path.startsWith('/pictures/');
  await expect.poll(() => [...requested].filter(isPicture).length).toBeGreaterThan(1);
  const inTurn = [...requested].filter((path) => path !== '/favicon.svg');
  const before = inTurn.slice(
    0,
    inTurn.findIndex((path) => isPicture(path) && !path.endsWith('tt-0')),
  );
  expect(before.length, before.join(' ')).toBeLessThanOrEqual(11);
  await page.unrouteAll();
});

for (const [width, pages] of [
  [300, ['0']],
  [800, ['0', '8']],
] as const)
  test(`in a window ${width} pixels wide /generi asks for pages: ${pages.join(', ')}`, async ({
    page,
    thirdParty,
  }) => {
    await page.setViewportSize({ width, height: 600 });
    const genres = Array.from({ length: 8 }, (_, index) => ({ genere: `Genere ${index}`, copertina: null }));
    thirdParty.answer({ ...THIRD_PARTY_CATALOGUE, get_generi: genres });
    await page.goto(thirdParty.link('/generi'));
    await expect(page.getByRole('link', { name: 'Genere 0' }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const asked = thirdParty.calls.filter(({ path }) => path.includes('/get_generi/'));
    expect([...new Set(asked.map(({ path }) => path.split('/').at(-1)))]).toEqual(pages);
  });
