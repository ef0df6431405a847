import sharp from 'sharp';
import { expect, test } from '../support/journey.ts';
import { carouselNamed } from '../support/page-actions.ts';
import {
  THIRD_PARTY_CATALOGUE,
  thirdPartyTitle,
  thirdPartyTitles,
} from '../support/third-party-catalogue.ts';
import { PHONE } from './support/devices.ts';

declare global {
  interface Window {
    outcomes: string[];
  }
}

test.use(PHONE);

test('the trailer plays in the place of its picture, and is black while it loads, in a dark page too', async ({
  page,
  context,
  thirdParty,
}) => {
  await context.route(/youtube/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.emulateMedia({ colorScheme: 'dark' });
  thirdParty.answer({ ...THIRD_PARTY_CATALOGUE, get_content: thirdPartyTitle(5) });
  await page.goto(thirdParty.link('/content-view/tt-5'));
  const play = page.getByRole('button', { name: 'Guarda il trailer' });
  await expect(play).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  const stage = await play.locator('..').boundingBox();
  await play.click();
  const player = page.getByTitle('Trailer di Altrove 5');
  await expect(player).toBeVisible();
  expect(await player.boundingBox()).toEqual(stage);
  await expect.poll(async () => (await sharp(await player.screenshot()).stats()).dominant.r).toBeLessThan(32);
  await page.keyboard.press('Escape');
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(play).toBeFocused();
});

test('the view transition also runs from title to title', async ({ page, thirdParty }) => {
  await page.addInitScript(() => {
    window.outcomes = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const transition = start(change);
      transition.ready.then(
        () => window.outcomes.push('ran'),
        (error) => window.outcomes.push(String(error)),
      );
      return transition;
    };
  });
  thirdParty.answer({ ...THIRD_PARTY_CATALOGUE, get_genere: thirdPartyTitles(7) });
  await page.goto(thirdParty.link());
  for (const row of ['I più piaciuti', 'Simili']) {
    const link = carouselNamed(page, row).getByRole('link').nth(1);
    const path = (await link.getAttribute('href')) ?? '';
    const title = new RegExp(`${path}$`);
    // Without a movement when a busy machine takes longer than it waits for the new page.
    await expect(async () => {
      if (title.test(page.url())) await page.goBack();
      await page.evaluate(() => (window.outcomes = []));
      await link.click();
      await expect(page).toHaveURL(title);
      await expect.poll(() => page.evaluate(() => window.outcomes.length)).toBe(1);
      expect(await page.evaluate(() => window.outcomes)).toEqual(['ran']);
    }).toPass();
  }
});

test('presses count while a picture moves to its page', async ({ page, thirdParty }) => {
  thirdParty.answer({ ...THIRD_PARTY_CATALOGUE, get_genere: thirdPartyTitles(7) });
  await page.goto(thirdParty.link('/content-view/tt-5'));
  await page.addStyleTag({ content: '::view-transition-group(*) { animation-duration: 10s !important; }' });
  const isMoving = () =>
    document
      .getAnimations()
      .some(
        ({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement?.includes('view-transition'),
      );
  // Without a movement when a busy machine takes longer than it waits for the new page.
  await expect(async () => {
    if (!page.url().includes('tt-5')) await page.goBack();
    await carouselNamed(page, 'Simili').getByRole('link').nth(1).tap();
    await page.waitForFunction(isMoving, undefined, { timeout: 1000 });
  }).toPass();
  const played = page.waitForRequest('**/api/play_content');
  await page.getByRole('button', { name: 'Riproduci' }).tap({ force: true });
  await played;
  expect(await page.evaluate(isMoving)).toBe(true);
});

test('a long plot is collapsed, a short one is not; line breaks stay', async ({ page, thirdParty }) => {
  const trama = 'Una trama che non finisce mai, o quasi. '.repeat(40);
  const short = 'Breve.\nDue righe.';
  thirdParty.answer({ ...THIRD_PARTY_CATALOGUE, get_content: thirdPartyTitle(5, { trama }) });
  await page.goto(thirdParty.link('/content-view/tt-5'));
  const plot = page.getByText('Una trama che non finisce mai');
  const height = () => plot.evaluate((element) => element.getBoundingClientRect().height);
  await expect.poll(height).toBeCloseTo(4 * 24, 0);
  const more = page.getByRole('button', { name: 'Mostra tutto' });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await more.click();
  await expect(page.getByRole('button', { name: 'Mostra meno' })).toHaveAttribute('aria-expanded', 'true');
  expect(await height()).toBeGreaterThan(1.5 * 4 * 24);

  thirdParty.answer({ ...THIRD_PARTY_CATALOGUE, get_content: thirdPartyTitle(6, { trama: short }) });
  await page.goto(thirdParty.link('/content-view/tt-6'));
  await expect(page.getByText('Breve.')).toBeVisible();
  expect(await page.getByText('Breve.').innerText()).toBe(short);
  await expect(page.getByRole('button', { name: 'Mostra tutto' })).toHaveCount(0);
});
