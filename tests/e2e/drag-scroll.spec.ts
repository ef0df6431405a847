import { expect, test } from './support/journey.ts';

test.use({ viewport: { width: 1280, height: 800 } });

test(
  'chips can be dragged by mouse; the click at the end of a drag is ignored',
  { tag: '@all' },
  async ({ page, open }) => {
    await open('premium', '/premium-search');
    const genres = page.getByRole('group', { name: 'Anno' });
    const strip = genres.locator('[data-value]').first().locator('..');
    const chip = genres.getByRole('button').nth(6);
    await expect(chip).toBeVisible();
    const name = await chip.innerText();
    const box = await chip.boundingBox();
    if (!box) throw new Error('no chip to drag');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];

    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 150, y, { steps: 6 });
    await page.mouse.up();
    expect(await strip.evaluate((element) => element.scrollLeft)).toBeGreaterThan(120);
    await expect(genres.getByRole('button', { pressed: true })).toHaveCount(0);

    await genres.getByRole('button', { name }).click();
    await expect(genres.getByRole('button', { pressed: true })).toHaveText(name);
    await expect(genres.getByRole('button').first()).toHaveText(name);
  },
);
