import type { Page } from '@playwright/test';
import { DESKTOP, PHONE } from './native-feel/support/devices.ts';
import { TouchPointer } from './native-feel/support/touch-pointer.ts';
import { expectNoViolations } from './support/axe.ts';
import { expect, test } from './support/journey.ts';
import { expectNoSidewaysScroll, waitUntilStill } from './support/page-checks.ts';
import { FAILED_CALL_LOGS, PageErrors } from './support/page-errors.ts';
import { ROOM_PATH, StubMovieNight } from './support/stub-movie-night.ts';
import { THIRD_PARTY_CATALOGUE } from './support/third-party-catalogue.ts';
import { StubResponse, ThirdPartyServer } from './support/third-party-server.ts';

const SWIPES = 'web_app_setup_swipe_behavior';

const card = (page: Page, number: number) =>
  page.getByRole('heading', { name: `Altrove ${number}`, exact: true });
const front = (page: Page) => page.locator('[data-pose="front"]');

/** Swipes the card in front by a mouse or, with `finger`, on a touch screen. */
async function swipe(page: Page, right: number, down: number, finger?: TouchPointer): Promise<void> {
  if (finger) {
    await finger.down(front(page));
    await finger.move(right, down);
    await finger.up();
    return;
  }
  const box = await front(page).boundingBox();
  if (!box) throw new Error('no card');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + right, y + down, { steps: 8 });
  await page.mouse.up();
}

test.describe('two people in one room', () => {
  test.use(PHONE);

  test('swipe on two phones to a match, which the bot delivers', async ({
    page,
    thirdParty,
    messenger,
    pageErrors,
    browser,
  }) => {
    pageErrors.allow(...FAILED_CALL_LOGS);
    const night = new StubMovieNight();
    thirdParty.answer({ ...THIRD_PARTY_CATALOGUE, movie_nights: night.answer('Anna') });
    await messenger.surround();
    await page.goto(`${thirdParty.link(ROOM_PATH)}${messenger.hash}`);
    await expect(card(page, 0)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Sezioni' })).toBeHidden();
    // A swipe votes here: it must not close the app.
    await messenger.expectCall(SWIPES, { allow_vertical_swipe: false });

    const other = await ThirdPartyServer.start();
    other.answer({ ...THIRD_PARTY_CATALOGUE, movie_nights: night.answer('Bruno') });
    const context = await browser.newContext(DESKTOP);
    const bruno = await context.newPage();
    const errors = new PageErrors(bruno);
    errors.allow(...FAILED_CALL_LOGS);
    await bruno.goto(other.link(ROOM_PATH));
    await expect(page.getByText('Siete in 2')).toBeVisible();

    const finger = await TouchPointer.of(page);
    await swipe(page, -160, 0, finger);
    await expect(card(page, 1)).toBeVisible();
    await swipe(page, 0, -190, finger);
    await expect(card(page, 2)).toBeVisible();
    await swipe(page, 40, 0, finger);
    await finger.rest();
    await expect(card(page, 2), 'a short way is no vote').toBeVisible();
    await swipe(page, 160, 10, finger);
    await expect(card(page, 3)).toBeVisible();

    await expect(card(bruno, 0)).toBeVisible();
    await bruno.keyboard.press('ArrowLeft');
    await expect(card(bruno, 1)).toBeVisible();
    await swipe(bruno, -260, 0);
    await expect(card(bruno, 2)).toBeVisible();
    await bruno.getByRole('button', { name: 'Ci sto' }).click();

    for (const one of [page, bruno]) {
      await expect(one.getByText('Siete tutti d’accordo')).toBeVisible();
      await expect(card(one, 2)).toBeVisible();
      await expectNoSidewaysScroll(one);
    }
    await page.getByRole('button', { name: 'Guarda' }).click();
    await expect.poll(() => messenger.paramsOf('web_app_close')).toHaveLength(1);
    expect(night.delivered).toEqual(['Anna']);
    errors.expectNone();
    await context.close();
    await other.stop();
  });
});

test('leaving the room gives the sections and the swipes back', async ({
  page,
  thirdParty,
  messenger,
  pageErrors,
}) => {
  pageErrors.allow(...FAILED_CALL_LOGS);
  await messenger.surround();
  thirdParty.answer({ ...THIRD_PARTY_CATALOGUE, movie_nights: new StubMovieNight().answer('Anna') });
  await page.goto(`${thirdParty.link(ROOM_PATH)}${messenger.hash}`);
  await expect(card(page, 0)).toBeVisible();
  await messenger.emit('back_button_pressed');
  await expect(page.getByRole('navigation', { name: 'Sezioni' })).toBeVisible();
  await messenger.expectCall(SWIPES, { allow_vertical_swipe: true });
});

test('a server without such calls has no such room', async ({ page, thirdParty, pageErrors }) => {
  pageErrors.allow(...FAILED_CALL_LOGS);
  thirdParty.answer({ ...THIRD_PARTY_CATALOGUE, movie_nights: new StubResponse(404) });
  await page.goto(thirdParty.link(ROOM_PATH));
  await expect(page.getByRole('heading', { name: 'Questa serata non esiste' })).toBeFocused();
  await page.getByRole('link', { name: 'Vai alla home' }).click();
  await expect(page.getByRole('region', { name: 'I più piaciuti' })).toBeVisible();
});

for (const [name, use] of Object.entries({
  'cards on a light phone': { viewport: PHONE.viewport, colorScheme: 'light' },
  'cards on a dark desktop': { ...DESKTOP, colorScheme: 'dark' },
  'a list with reduced motion': {
    viewport: PHONE.viewport,
    colorScheme: 'dark',
    contextOptions: { reducedMotion: 'reduce' },
  },
} as const))
  test.describe(name, () => {
    test.use(use);

    test('axe finds nothing, from the first vote to the match', async ({ page, thirdParty, pageErrors }) => {
      pageErrors.allow(...FAILED_CALL_LOGS);
      const night = new StubMovieNight();
      thirdParty.answer({ ...THIRD_PARTY_CATALOGUE, movie_nights: night.answer('Anna') });
      night.answer('Bruno');
      await page.goto(thirdParty.link(ROOM_PATH));
      await expect(card(page, 0)).toBeVisible();
      await waitUntilStill(page);
      await expectNoViolations(page, 'voting');
      await page.getByRole('button', { name: 'Partecipanti e comandi' }).click();
      await expect(page.getByRole('button', { name: 'Decidi ora' })).toBeVisible();
      await waitUntilStill(page);
      await expectNoViolations(page, 'the sheet');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      const no = page.getByRole('button', { name: 'No', exact: true });
      const isList = name.includes('list');
      for (const number of [0, 1, 2, 3]) {
        await no.nth(isList ? number : 0).click();
        if (!isList && number < 3) await expect(card(page, number + 1)).toBeVisible();
      }
      await expect(page.getByText('Hai finito: aspettiamo gli altri')).toBeVisible();
      await waitUntilStill(page);
      await expectNoViolations(page, 'waiting');
      night.decide();
      await expect(page.getByRole('button', { name: 'Guarda' })).toBeVisible();
      await waitUntilStill(page);
      await expectNoViolations(page, 'what was chosen');
    });
  });
