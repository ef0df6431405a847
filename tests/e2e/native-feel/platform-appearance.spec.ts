import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { Messenger } from '../support/messenger.ts';
import { carouselNamed, section, waitUntilMovable } from '../support/page-actions.ts';
import { THIRD_PARTY_CATALOGUE, thirdPartyTitles } from '../support/third-party-catalogue.ts';
import { DESKTOP, PHONE } from './support/devices.ts';
import { pictured, servePictures } from './support/long-catalogue.ts';

/** The styles that differ by platform. */
async function lookOf(page: Page) {
  const bar = await page.getByRole('banner').evaluate((header) => getComputedStyle(header).backdropFilter);
  const tab = await section(page, 'Home').evaluate((link) => getComputedStyle(link, '::after').borderRadius);
  return { bar, tab };
}

test.describe('phone', () => {
  test.use(PHONE);

  test('looks native on iOS and on Android', async ({ page, otherPage, thirdParty }) => {
    thirdParty.answer(THIRD_PARTY_CATALOGUE);
    for (const [platform, phone] of [
      ['ios', page],
      ['android', otherPage],
    ] as const) {
      const messenger = new Messenger(phone);
      await messenger.surround({ platform });
      await phone.goto(`${thirdParty.link()}${messenger.hash}`);
      await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
      const look = await lookOf(phone);
      expect(look.bar.includes('blur')).toBe(platform === 'ios');
      expect(look.tab.startsWith('3px')).toBe(platform === 'android');
    }
  });
});

test.describe('desktop', () => {
  test.use(DESKTOP);

  test('a carousel moves by wheel, by arrows shown on hover, and by keyboard', async ({
    page,
    thirdParty,
  }) => {
    thirdParty.answer(THIRD_PARTY_CATALOGUE);
    await page.goto(thirdParty.link());
    const row = carouselNamed(page, 'I più piaciuti');
    await waitUntilMovable(row);
    const first = row.getByRole('link').first();
    const left = async () => Math.round((await first.boundingBox())?.x ?? 0);
    const start = await left();
    const next = row.getByRole('button', { name: 'Successivi' });
    const previous = row.getByRole('button', { name: 'Precedenti' });

    await expect(next).toHaveCSS('opacity', '0');
    await row.getByRole('link').nth(3).hover();
    await expect(next).toHaveCSS('opacity', '1');
    await expect(previous).toBeHidden();
    const depth = await page.evaluate(() => scrollY);
    await page.mouse.wheel(150, 0);
    await expect.poll(left).toBeLessThan(start - 100);
    expect(await page.evaluate(() => scrollY)).toBe(depth);
    await page.mouse.wheel(-400, 0);
    await expect.poll(left).toBe(start);

    await next.click();
    await expect.poll(left).toBeLessThan(start - 200);
    await expect(next, 'no slides left to the right').toBeHidden();
    await previous.click();
    await expect.poll(left).toBe(start);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(depth);

    await first.focus();
    for (const [key, index] of [
      ['ArrowRight', 1],
      ['End', 9],
      ['ArrowLeft', 8],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect(row.getByRole('link').nth(index)).toBeFocused();
      await expect(row.getByRole('link').nth(index)).toBeInViewport({ ratio: 0.9 });
    }
    await next.focus();
    await page.keyboard.press('Enter');
    await expect(next, 'no slides left to the right').toBeDisabled();
    await expect(next, 'and keeps the focus').toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(row.getByRole('link').last()).toBeFocused();
  });

  test(
    'grids are wider, arrow keys follow their rows, and text keeps a readable width',
    {
      tag: '@all',
    },
    async ({ page, thirdParty }) => {
      thirdParty.answer({ ...THIRD_PARTY_CATALOGUE, get_genere: thirdPartyTitles(60) });
      await page.goto(thirdParty.link('/genere/Noir'));
      const links = page.getByRole('list', { name: 'Noir' }).getByRole('link');
      await expect(links.first()).toBeVisible();
      const tops = await links.evaluateAll((all) =>
        all.map((link) => Math.round(link.getBoundingClientRect().top)),
      );
      const columns = tops.filter((top) => top === tops[0]).length;
      expect(columns).toBe(8);
      await links.first().focus();
      for (const [key, name] of [
        ['ArrowDown', 8],
        ['ArrowRight', 9],
        ['ArrowUp', 1],
        ['ArrowLeft', 0],
      ] as const) {
        await page.keyboard.press(key);
        await expect(page.locator(':focus')).toHaveText(`Altrove ${name}`);
      }
      await page.goto(thirdParty.link('/content-view/tt-5'));
      const plot = page.getByText('Una trama di altri.');
      // The app replaces the launched title's words by its own.
      await expect.poll(async () => (await plot.boundingBox())?.width ?? Infinity).toBeLessThanOrEqual(720);
    },
  );
});

test(
  'on a tablet and a desktop a title fits one line if it can, beside its cover',
  {
    tag: '@all',
  },
  async ({ page, thirdParty }) => {
    await servePictures(page);
    const [first, ...others] = thirdPartyTitles(41);
    thirdParty.answer({
      ...THIRD_PARTY_CATALOGUE,
      get_top: [{ ...first, ...pictured(0), titolo: 'Dune - Parte due' }, ...others],
    });
    await page.goto(thirdParty.link());
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    for (const viewport of [
      { width: 768, height: 1024 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(viewport);
      const lines = await heading.evaluate(
        (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
      );
      expect(lines).toBe(1);
      const picture = page.locator('section[aria-labelledby="featured"] img');
      const cover = await picture.boundingBox();
      expect((await heading.boundingBox())?.x).toBeGreaterThan((cover?.x ?? 0) + (cover?.width ?? 0));
    }
  },
);
