import { expect, test } from '../support/journey.ts';
import { carouselNamed } from '../support/page-actions.ts';
import { waitForEffects } from '../support/page-checks.ts';
import {
  THIRD_PARTY_CATALOGUE,
  thirdPartyTitle,
  thirdPartyTitles,
} from '../support/third-party-catalogue.ts';
import { NEVER_ANSWERS } from '../support/third-party-server.ts';
import { PHONE } from './support/devices.ts';
import { pictured, servePictures } from './support/long-catalogue.ts';

const get_top = thirdPartyTitles(41).map((title, index) => ({ ...title, ...pictured(index) }));

declare global {
  interface Window {
    transitions: number;
  }
}

test.describe('phone', () => {
  test.use(PHONE);

  test(
    'a title shows its cover and name at once, and fills in the rest',
    { tag: '@all' },
    async ({ page, thirdParty }) => {
      await page.addInitScript(() => {
        window.transitions = 0;
        const start = document.startViewTransition.bind(document);
        document.startViewTransition = (change) => {
          window.transitions += 1;
          return start(change);
        };
      });
      await servePictures(page);
      const slim = get_top.map(({ id, titolo, copertina }) => ({ id, titolo, copertina }));
      thirdParty.answer({ ...THIRD_PARTY_CATALOGUE, get_top: slim, get_content: NEVER_ANSWERS });
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/api/get_content/**', async (route) => {
        await held;
        await route.fulfill({ json: thirdPartyTitle(7) }).catch(() => undefined);
      });
      await page.goto(thirdParty.link());
      const cover = carouselNamed(page, 'I più piaciuti').getByRole('link').nth(1);
      const name = (await cover.getByRole('img').getAttribute('alt')) ?? '';
      await expect(cover.getByRole('img')).toHaveAttribute('src', /pictures/);
      const source = (await cover.getByRole('img').getAttribute('src')) ?? '';
      await cover.click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.locator(`article img[src="${source}"]`)).toBeVisible();
      await expect(page.getByText('Una trama di altri.')).toHaveCount(0);
      expect(await page.evaluate(() => window.transitions), 'the cover grows into its place').toBe(1);
      release();
      await expect(page.getByText('Una trama di altri.')).toBeVisible();
    },
  );

  test("the other screens' code and the title sheet's are loaded after a press, and not before", async ({
    page,
    thirdParty,
  }) => {
    thirdParty.answer(THIRD_PARTY_CATALOGUE);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.clock.install();
    await page.goto(thirdParty.link());
    await expect(carouselNamed(page, 'I più adorati').getByRole('link')).toHaveCount(10);
    const codeOf = (name: string) => requested.filter((path) => path.includes(name));
    // The images in view have loaded by then, and the browser has been idle.
    await page.clock.fastForward(10_000);
    await waitForEffects(page);
    expect(codeOf('-screens-')).toEqual([]);
    await page.keyboard.press('Shift');
    for (const name of ['/films-and-series-screens-', '/list-screen-', '/sheet-'])
      await expect.poll(() => codeOf(name).length, { message: name }).toBeGreaterThan(0);
  });
});
