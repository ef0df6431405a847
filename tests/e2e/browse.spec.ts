import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { carouselNamed, openTitle, section, setToggle, waitUntilMovable } from './support/page-actions.ts';
import { expectFrame, scrollTop } from './support/page-checks.ts';

type Box = Awaited<ReturnType<Locator['boundingBox']>>;

test('from the home to a title, to its list, and back to the same position', async ({ page, open }) => {
  await open('ordinary');
  await expectFrame(page);
  await expect(page.getByRole('link', { name: 'Ricerca premium' })).toHaveCount(0);
  const row = carouselNamed(page, 'I più visti');
  await row.scrollIntoViewIfNeeded();
  await moveRow(page, row);
  const cover = await coverInView(row);
  const [place, depth] = [await cover.boundingBox(), await scrollTop(page)];
  expect(depth).toBeGreaterThan(100);
  const name = (await cover.getByRole('img').getAttribute('alt')) ?? '';

  await openTitle(page, () => cover.click());
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(0);
  const mine = page.getByRole('button', { name: 'Nella lista' });
  await setToggle(mine, 'off');
  await setToggle(mine, 'on');
  const address = page.url();

  await section(page, 'Liste').click();
  await expect(carouselNamed(page, 'La tua lista').getByRole('link', { name, exact: true })).toBeVisible();
  await carouselNamed(page, 'La tua lista').getByRole('link', { name: 'mostra tutti' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'La mia lista' })).toBeVisible();
  const first = page.getByRole('list', { name: 'La mia lista' }).getByRole('link').first();
  await expect(first).toHaveAccessibleName(name);
  await expectFrame(page);

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await setToggle(mine, 'off');
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(depth);
  await expect.poll(() => distance(cover, place)).toBeLessThan(1);
});

/** The distance, in pixels, of an element from its former position. */
async function distance(element: Locator, was: Box): Promise<number> {
  const is = await element.boundingBox();
  return is && was ? Math.hypot(is.x - was.x, is.y - was.y) : Number.NaN;
}

/** Drags a row to the left and waits until it rests. */
async function moveRow(page: Page, row: Locator) {
  await waitUntilMovable(row);
  const cover = row.getByRole('link').nth(2);
  const box = await cover.boundingBox();
  if (!box) throw new Error('no carousel to drag');
  const { x, y } = box;
  await page.mouse.move(x, y + 20);
  await page.mouse.down();
  await page.mouse.move(x - 40, y + 20, { steps: 4 });
  await page.mouse.move(x - 110, y + 20, { steps: 8 });
  await page.waitForTimeout(120);
  await page.mouse.up();
  await expect.poll(async () => ((await cover.boundingBox())?.x ?? x) < x - 80).toBe(true);
  await settled(async () => (await cover.boundingBox())?.x);
}

/** The first cover that is entirely in view. */
async function coverInView(row: Locator): Promise<Locator> {
  const covers = row.getByRole('link');
  const lefts = await covers.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().left));
  return covers.nth(lefts.findIndex((left) => left >= 0));
}

async function settled(read: () => Promise<number | undefined>): Promise<void> {
  let last: number | undefined;
  await expect
    .poll(
      async () => {
        const was = last;
        last = await read();
        return last === was;
      },
      { intervals: [150] },
    )
    .toBe(true);
}
