import type { Page, Request } from '@playwright/test';
import { PHONE } from './native-feel/support/devices.ts';
import { TouchPointer } from './native-feel/support/touch-pointer.ts';
import { expectNoViolations } from './support/axe.ts';
import { expect, test } from './support/journey.ts';
import { LEAVING_CARDS } from './support/leaving-cards.ts';
import { newMovieNight } from './support/new-movie-night.ts';
import { waitUntilStill } from './support/page-checks.ts';

const SWIPES = 'web_app_setup_swipe_behavior';

const card = (page: Page) => page.locator('[data-pose="front"]');
const progress = (page: Page) => page.getByRole('list', { name: 'A che punto è la serata' });

/** When the last vote in a request was cast, by the page's clock. */
const lastVoteAt = (request: Request) => Number(/.*"at":(\d+)/.exec(request.postData() ?? '')?.[1]);

/** Does something by which this many votes have been cast, and waits until the next card takes presses. */
async function casting(page: Page, votes: number, act: () => Promise<void>): Promise<void> {
  await act();
  await expect(progress(page)).toContainText(`Tu: ${votes} di`);
  await expect(page.locator(LEAVING_CARDS)).toHaveCount(0);
}

test.describe('on a touch screen', () => {
  test.use(PHONE);

  test(
    'a finger swipes three ways; a reload keeps the votes; leaving gives the sections and the messenger’s swipes back',
    {
      tag: '@refused',
    },
    async ({ open, page, server, messenger }) => {
      await messenger.surround();
      await open('ordinary', await newMovieNight(page.request, server.simulator));
      await expect(card(page)).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Sezioni' })).toBeHidden();
      // A swipe votes here: it must not close the app.
      await messenger.expectCall(SWIPES, { allow_vertical_swipe: false });
      const finger = await TouchPointer.of(page);
      const swipe = async (right: number, down: number) => {
        await finger.down(card(page));
        await finger.move(right, down);
        await finger.up();
      };
      const title = await page.getByRole('heading', { level: 2 }).innerText();
      await casting(page, 1, () => swipe(-160, 0));
      await casting(page, 2, () => swipe(160, 10));
      await casting(page, 3, () => swipe(0, -190));
      await finger.down(card(page));
      await finger.move(40);
      await finger.rest();
      await casting(page, 3, () => finger.up());
      const undo = page.getByRole('button', { name: 'Annulla' });
      for (const votes of [2, 1, 0]) await casting(page, votes, () => undo.click());
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(title);

      const start = await page.evaluate(() => Date.now());
      const stored = page.waitForResponse(
        (response) => lastVoteAt(response.request()) >= start && response.status() === 200,
      );
      await casting(page, 1, () => swipe(160, 10));
      await stored;
      await page.reload();
      await expect(progress(page)).toContainText('Tu: 1 di');
      await messenger.emit('back_button_pressed');
      await expect(page.getByRole('navigation', { name: 'Sezioni' })).toBeVisible();
      await messenger.expectCall(SWIPES, { allow_vertical_swipe: true });
    },
  );
});

test.describe('on a touch screen, once a title is chosen', () => {
  test.use(PHONE);

  test('a finger in the middle of ‘Guarda’ presses it', async ({ open, page, server }) => {
    await open('ordinary', await newMovieNight(page.request, server.simulator));
    await expect(card(page)).toBeVisible();
    await casting(page, 1, () => page.getByRole('button', { name: 'Ci sto' }).tap());
    await page.getByRole('button', { name: 'Partecipanti e comandi' }).tap();
    await page.getByRole('button', { name: 'Decidi ora' }).tap();
    const watch = page.getByRole('button', { name: 'Guarda' });
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(watch).toBeVisible();
    // Avoids the button's `tap`, which waits until nothing is above it.
    const box = await watch.boundingBox();
    if (!box) throw new Error('no button to press');
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await expect(page.getByText('Fatto. Continua nella chat del bot.')).toBeVisible();
  });
});

for (const [name, use] of Object.entries({
  'cards on a light phone': { viewport: PHONE.viewport, colorScheme: 'light' },
  'a list with reduced motion': {
    viewport: { width: 320, height: 640 },
    colorScheme: 'dark',
    contextOptions: { reducedMotion: 'reduce' },
  },
} as const))
  test.describe(name, () => {
    test.use(use);

    test(
      'axe finds nothing, and the keyboard suffices, from the first vote to the choice',
      {
        tag: '@all',
      },
      async ({ open, page, server }) => {
        const isList = name.includes('list');
        const expectAccessible = async (where: string) => {
          await waitUntilStill(page);
          await expectNoViolations(page, where);
        };
        await open('ordinary', await newMovieNight(page.request, server.simulator));
        await expect(progress(page)).toContainText('Tu: 0 di');
        // The header comes before the deck.
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
        await expectAccessible('voting');
        const [, total = '0'] = /Tu: 0 di (\d+)/.exec(await progress(page).innerText()) ?? [];
        for (let vote = 1; vote <= Number(total); vote += 1)
          await casting(page, vote, async () => {
            if (!isList) return page.keyboard.press('ArrowRight');
            return page.getByRole('button', { name: 'Ci sto', pressed: false }).first().press('Enter');
          });
        const waiting = page.getByRole('heading', { name: 'Hai finito. Mancano gli altri' });
        await (isList ? expect(waiting).toBeVisible() : expect(waiting).toBeFocused());
        await expectAccessible('waiting');
        await page.getByRole('button', { name: 'Partecipanti e comandi' }).press('Enter');
        await expect(page.getByRole('button', { name: 'Decidi ora' })).toBeVisible();
        await expectAccessible('the sheet');
        await page.getByRole('button', { name: 'Decidi ora' }).press('Enter');
        await expect(page.getByRole('button', { name: 'Guarda' })).toBeVisible();
        await expect(page.getByRole('dialog')).toBeHidden();
        await expectAccessible('what was chosen');
      },
    );
  });

test(
  'on the smallest phones the votes’ words are in view',
  { tag: '@all' },
  async ({ open, page, server }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await open('ordinary', await newMovieNight(page.request, server.simulator));
    for (const name of ['No', 'Non stasera, ma prima o poi', 'Ci sto'])
      await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  },
);
