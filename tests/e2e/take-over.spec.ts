import type { Page } from '@playwright/test';
import { CATALOGUE, covers, heading, markDrawn, play, taken, top } from './support/drawn-home.ts';
import { holdBundle } from './support/hold-requests.ts';
import { expect, test } from './support/journey.ts';
import { DARK_THEME } from './support/messenger.ts';
import { expectFrame, scrollDownTo, scrollTop } from './support/page-checks.ts';
import { FAILED_CALL_LOGS } from './support/page-errors.ts';
import { THIRD_PARTY_CATALOGUE } from './support/third-party-catalogue.ts';
import { NEVER_ANSWERS, StubResponse, type ThirdPartyServer } from './support/third-party-server.ts';

/** Changes between the drawing of the home and its taking over by the app. */

const playsOf = ({ calls }: ThirdPartyServer) =>
  calls.filter(({ name }) => name === 'play_content').map(({ body }) => body);

const PLAY_OF_BANNER = { user_id: '77', content_id: 'tt-0' };

/** Visits the home, so that the next visit draws it again from storage. */
async function visitHome(page: Page, thirdParty: ThirdPartyServer): Promise<void> {
  thirdParty.answer({ ...CATALOGUE, play_content: NEVER_ANSWERS });
  await page.goto(thirdParty.link());
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Altrove 0');
}

for (const path of ['/', '/films'])
  test(
    `a sign-in that is answered after the bundle has failed shows nothing beside 'Ricarica', ${path}`,
    {
      tag: path === '/' ? [] : ['@all'],
    },
    async ({ page, thirdParty, pageErrors }) => {
      pageErrors.allow(...FAILED_CALL_LOGS);
      let answer = (_: unknown) => {};
      const later = new Promise((resolve) => {
        answer = resolve;
      });
      thirdParty.answer({ ...CATALOGUE, auth: () => later });
      thirdParty.failFile = (file) => (/app-.*js/.test(file) ? 404 : undefined);
      await page.goto(thirdParty.link(path), { waitUntil: 'commit' });
      await expect(page.getByRole('button', { name: 'Ricarica' })).toBeVisible();
      const answered = page.waitForResponse('**/api/check_premium_status*');
      answer(THIRD_PARTY_CATALOGUE['auth']);
      await answered;
      expect((await page.locator('body').innerText()).trim()).toBe('Ricarica');
    },
  );

test('another window that writes another home takes nothing from this one', async ({ page, thirdParty }) => {
  await visitHome(page, thirdParty);
  thirdParty.answer({ ...CATALOGUE, get_top: NEVER_ANSWERS, play_content: NEVER_ANSWERS });
  await page.goto('about:blank');
  const release = await holdBundle(page);
  await page.goto(thirdParty.link(), { waitUntil: 'commit' });
  await expect(heading(page)).toBeVisible();
  await page.evaluate((titles) => {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith('vetrina.home.')))
      localStorage.setItem(key, JSON.stringify({ top: titles }));
  }, top.toReversed());
  await play(page).click();
  const expectKept = await markDrawn(page);
  release();
  await taken(page);
  await expectKept();
  await expect.poll(() => playsOf(thirdParty)).toEqual([PLAY_OF_BANNER]);
});

for (const [what, change, options] of [
  ['a heading', () => document.querySelector('main h1')?.replaceChildren('Elsewhere 0'), {}],
  [
    'the bar',
    () => document.querySelector('nav a')?.replaceChildren(document.createElement('font'), 'Start'),
    { tag: '@all' },
  ],
] as const)
  test(
    `presses on a home of which the browser has translated ${what} are done, once`,
    options,
    async ({ page, thirdParty, pageErrors }) => {
      pageErrors.allow(/Minified React error #(418|423|425)/);
      thirdParty.answer({ ...CATALOGUE, play_content: NEVER_ANSWERS });
      const release = await holdBundle(page);
      await page.goto(thirdParty.link(), { waitUntil: 'commit' });
      await play(page).click();
      await covers(page).nth(1).click();
      await page.evaluate(change);
      release();
      await expect(page).toHaveURL(/content-view\/tt-39$/);
      await expect.poll(() => playsOf(thirdParty)).toEqual([PLAY_OF_BANNER]);
      await page.goBack();
      await expect(heading(page)).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Sezioni' })).toContainText('Home');
    },
  );

test('a home that fails to render when it is taken over can be tried again', async ({
  page,
  thirdParty,
  pageErrors,
}) => {
  pageErrors.allow(/broken|Minified React error #423/);
  thirdParty.answer(CATALOGUE);
  const release = await holdBundle(page);
  await page.goto(thirdParty.link(), { waitUntil: 'commit' });
  await expect(heading(page)).toBeVisible();
  // Paths of titles cannot be rendered.
  await page.evaluate(() => {
    const encode = window.encodeURIComponent;
    const isStarted = () =>
      Object.keys(document.getElementById('root') ?? {}).some((name) => name.startsWith('__react'));
    window.encodeURIComponent = (text) => {
      if (isStarted()) throw new Error('broken');
      return encode(text);
    };
    Object.assign(window, { mend: () => (window.encodeURIComponent = encode) });
  });
  release();
  await expect(page.getByText('Qualcosa si è rotto.')).toBeVisible();
  await page.evaluate(() => Reflect.get(window, 'mend')());
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(heading(page)).toBeVisible();
  await page.getByRole('link', { name: 'Liste' }).click();
  await expect(heading(page, 'Liste')).toBeVisible();
});

test('a theme that has become dark since the launch colours the home that was drawn light', async ({
  page,
  thirdParty,
  messenger,
}) => {
  thirdParty.answer({ ...CATALOGUE, play_content: NEVER_ANSWERS });
  await messenger.surround({ theme: DARK_THEME });
  const launch = new URLSearchParams(messenger.hash.slice(1));
  launch.set(
    'tgWebAppThemeParams',
    JSON.stringify({ ...DARK_THEME, bg_color: '#ffffff', text_color: '#000000' }),
  );
  const release = await holdBundle(page);
  await page.goto(`${thirdParty.link()}#${launch}`, { waitUntil: 'commit' });
  await play(page).click();
  const root = page.locator('#root > div');
  await expect(root).toHaveCSS('color', 'rgb(0, 0, 0)');
  const expectKept = await markDrawn(page);
  release();
  await taken(page);
  await expect(page.locator('html')).toHaveAttribute('data-appearance', 'dark');
  await expect(root).toHaveCSS('color', 'rgb(245, 245, 245)');
  await expectKept();
  await expect.poll(() => playsOf(thirdParty)).toEqual([PLAY_OF_BANNER]);
});

test(
  'the browser’s forward button before the bundle opens its page',
  { tag: '@all' },
  async ({ page, thirdParty }) => {
    await visitHome(page, thirdParty);
    await covers(page).first().click();
    await expect(page).toHaveURL(/content-view\/tt-40$/);
    await page.goBack();
    await expect(heading(page)).toBeVisible();
    const release = await holdBundle(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(heading(page)).toBeVisible();
    await page.goForward();
    await expect(page).toHaveURL(/content-view\/tt-40$/);
    release();
    await expect(heading(page, 'Altrove 1')).toBeVisible();
    await expectFrame(page);
  },
);

test(
  'a list with a failed status is not drawn as the home',
  { tag: '@all' },
  async ({ page, thirdParty, pageErrors }) => {
    pageErrors.allow(...FAILED_CALL_LOGS);
    thirdParty.answer({ ...CATALOGUE, get_top: new StubResponse(500, JSON.stringify(top)) });
    const release = await holdBundle(page);
    await page.goto(thirdParty.link(), { waitUntil: 'commit' });
    await expect(page.locator('.launch-skeleton')).toBeVisible();
    await expect(heading(page)).toHaveCount(0);
    thirdParty.answer(CATALOGUE);
    release();
    await expect(heading(page)).toBeVisible();
  },
);

test('a home that is scrolled before the bundle stays there, and is there again when going back', async ({
  page,
  thirdParty,
}) => {
  thirdParty.answer(CATALOGUE);
  const release = await holdBundle(page);
  await page.goto(thirdParty.link(), { waitUntil: 'commit' });
  await expect(heading(page)).toBeVisible();
  await scrollDownTo(page, 150);
  await covers(page).nth(1).click();
  release();
  await expect(page).toHaveURL(/content-view\/tt-39$/);
  await expect(heading(page, 'Altrove 1')).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(150);
});

test(
  'a home that is touched and scrolled after a reload stays there',
  { tag: '@all' },
  async ({ page, thirdParty }) => {
    await visitHome(page, thirdParty);
    await scrollDownTo(page, 150);
    const release = await holdBundle(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(heading(page)).toBeVisible();
    await page.getByText('I più piaciuti').click();
    await scrollDownTo(page, 250);
    release();
    await taken(page);
    expect(await scrollTop(page)).toBe(250);
  },
);
