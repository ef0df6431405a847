import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { carouselNamed, waitUntilMovable } from '../support/page-actions.ts';
import { scrollDownTo, scrollTop } from '../support/page-checks.ts';
import { thirdPartyTitle } from '../support/third-party-catalogue.ts';
import { PHONE } from './support/devices.ts';
import { LONG_CATALOGUE } from './support/long-catalogue.ts';
import { TouchPointer } from './support/touch-pointer.ts';

/** The first link that is entirely in view, below the bar. */
async function linkInView(links: Locator): Promise<Locator> {
  const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
  return links.nth(tops.findIndex((top) => top > 110));
}

/** A released row keeps moving for a while, and pages load near the bottom: waits until nothing changes. */
async function atRest(page: Page, look: () => unknown): Promise<void> {
  await expect
    .poll(async () => {
      const before = await look();
      await page.waitForTimeout(400);
      return (await look()) === before;
    })
    .toBe(true);
}

async function openTitle(page: Page, link: Locator): Promise<void> {
  await link.click();
  await expect(page.getByRole('button', { name: 'Riproduci' })).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(0);
}

test.describe('phone', () => {
  test.use(PHONE);

  test('back to a genre restores its pages, position and focus, a reload its position', async ({
    page,
    thirdParty,
  }) => {
    thirdParty.answer(LONG_CATALOGUE);
    await page.goto(thirdParty.link('/genere/Noir'));
    const requested = () =>
      thirdParty.calls.filter(({ path }) => path.startsWith('/api/get_genere/Noir')).length;
    await expect
      .poll(
        async () => {
          await scrollDownTo(page, 1e6);
          return requested();
        },
        { intervals: [80], timeout: 15_000 },
      )
      .toBeGreaterThan(4);
    await scrollDownTo(page, 900);
    await atRest(page, requested);
    const grid = page.getByRole('list', { name: 'Noir' });
    const size = await grid.getByRole('listitem').first().getAttribute('aria-setsize');
    const link = grid.locator(
      `a[href="${await (await linkInView(grid.getByRole('link'))).getAttribute('href')}"]`,
    );
    const [depth, before, place] = [await scrollTop(page), requested(), await link.boundingBox()];
    await openTitle(page, link);
    await page.goBack();
    await expect(link).toBeVisible();
    await expect.poll(() => scrollTop(page)).toBe(depth);
    expect(await link.boundingBox()).toEqual(place);
    await expect(grid.getByRole('listitem').first()).toHaveAttribute('aria-setsize', String(size));
    await expect(link).toBeFocused();
    expect(requested(), 'nothing that was loaded is requested again').toBe(before);

    await page.reload();
    await expect(grid.getByRole('link').first()).toBeAttached();
    await expect.poll(() => scrollTop(page)).toBe(depth);
    await page.goto(thirdParty.link('/genere/Noir'));
    await expect(grid.getByRole('link').first()).toBeVisible();
    expect(await scrollTop(page), 'another launch starts at the top').toBe(0);
  });

  test("back to the films restores the carousels' positions and the random title", async ({
    page,
    thirdParty,
  }) => {
    let picks = 500;
    thirdParty.answer({ ...LONG_CATALOGUE, random: () => thirdPartyTitle(picks++) });
    await page.goto(thirdParty.link('/films'));
    const card = page.getByRole('region', { name: 'Scelto a caso' });
    await expect(card.getByRole('link')).toHaveAccessibleName(/Altrove 500/);
    await card.getByRole('button', { name: 'CASUALE' }).click();
    await expect(card.getByRole('link')).toHaveAccessibleName(/Altrove 501/);

    const row = carouselNamed(page, 'Horror');
    const cover = row.getByRole('link').nth(2);
    await cover.scrollIntoViewIfNeeded();
    await waitUntilMovable(row);
    const from = (await cover.boundingBox())?.x ?? 0;
    const finger = await TouchPointer.of(page);
    await finger.down(cover);
    await finger.move(-120);
    await finger.rest();
    await finger.up();
    await expect.poll(async () => (await cover.boundingBox())?.x ?? from).toBeLessThan(from - 60);
    await atRest(page, async () => (await cover.boundingBox())?.x);
    const [depth, place] = [await scrollTop(page), await cover.boundingBox()];
    await openTitle(page, cover);
    await page.goBack();
    await expect.poll(() => scrollTop(page)).toBe(depth);
    await expect.poll(async () => (await cover.boundingBox())?.x).toBeCloseTo(place?.x ?? 0, 0);
    await expect(card.getByRole('link')).toHaveAccessibleName(/Altrove 501/);
  });
});
