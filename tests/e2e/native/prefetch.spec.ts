import { foreignTitle, foreignTitles, OTHER_CATALOGUE } from '../support/foreign-catalogue.ts';
import { HANGS } from '../support/foreign-server.ts';
import { expect, test } from '../support/journey.ts';
import { rowCalled } from '../support/titles.ts';
import { pictured, servePictures } from './support/catalogue.ts';
import { DESKTOP, DEVICES, PHONE } from './support/devices.ts';
import { Finger } from './support/finger.ts';

const get_top = foreignTitles(41).map((title, index) => ({ ...title, ...pictured(index) }));

declare global {
  interface Window {
    transitions: number;
  }
}

test.describe('phone', () => {
  test.use(PHONE);

  test("a title is asked for as soon as the finger is down, with its page's picture", async ({
    page,
    foreign,
  }) => {
    await servePictures(page);
    foreign.answer({ ...OTHER_CATALOGUE, get_top });
    await page.goto(foreign.link());
    const cover = rowCalled(page, 'I più piaciuti').getByRole('link').nth(1);
    const id = (await cover.getAttribute('href'))?.split('-').at(-1);
    const picture = page.waitForRequest(`**/pictures/banner-${id}`);
    const finger = await Finger.of(page);
    await finger.down(cover);
    await expect.poll(() => foreign.calls.filter(({ name }) => name === 'get_content').length).toBe(1);
    await picture;
    await expect(page).not.toHaveURL(/content-view/);
    await finger.up();
    await expect(page).toHaveURL(/content-view/);
    await expect(page.getByRole('button', { name: 'Riproduci' })).toBeVisible();
    expect(foreign.calls.filter(({ name }) => name === 'get_content')).toHaveLength(1);
  });
});

test.describe('desktop', () => {
  test.use(DESKTOP);

  test('a title is asked for when the mouse rests on its cover, and only once', async ({ page, foreign }) => {
    await servePictures(page);
    foreign.answer({ ...OTHER_CATALOGUE, get_top });
    await page.goto(foreign.link());
    const cover = rowCalled(page, 'I più piaciuti').getByRole('link').nth(1);
    const id = (await cover.getAttribute('href'))?.split('-').at(-1);
    const picture = page.waitForRequest(`**/pictures/banner-${id}`);
    await cover.hover();
    await expect.poll(() => foreign.calls.filter(({ name }) => name === 'get_content').length).toBe(1);
    await picture;
    await cover.click();
    await expect(page.getByRole('button', { name: 'Riproduci' })).toBeVisible();
    expect(foreign.calls.filter(({ name }) => name === 'get_content')).toHaveLength(1);
  });
});

for (const [device, options] of Object.entries(DEVICES)) {
  test.describe(device, () => {
    test.use(options);

    test('a title shows its cover and name at once, and fills in the rest', async ({ page, foreign }) => {
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
      foreign.answer({ ...OTHER_CATALOGUE, get_top: slim, get_content: HANGS });
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/api/get_content/**', async (route) => {
        await held;
        await route.fulfill({ json: foreignTitle(7) }).catch(() => undefined);
      });
      await page.goto(foreign.link());
      const cover = rowCalled(page, 'I più piaciuti').getByRole('link').nth(1);
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
    });

    test("the other screens' code comes in idle time", async ({ page, foreign }) => {
      foreign.answer(OTHER_CATALOGUE);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.clock.install();
      await page.goto(foreign.link());
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const codeOf = (name: string) => asked.filter((path) => path.includes(name));
      expect(codeOf('title-screen')).toEqual([]);
      await page.clock.fastForward(6000);
      for (const name of ['title-screen', 'films-screen', 'lists-screen', 'genres-screen', 'premium-search'])
        await expect.poll(() => codeOf(name).length, { message: name }).toBeGreaterThan(0);
    });
  });
}
