import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { scrollDownTo, scrollTop } from '../support/page-checks.ts';
import { THIRD_PARTY_CATALOGUE } from '../support/third-party-catalogue.ts';
import { DEVICES } from './support/devices.ts';
import { minimalTitle } from './support/long-catalogue.ts';

const TITLE_COUNT = 10_000;
const titles = Array.from({ length: TITLE_COUNT }, (_, index) => minimalTitle(index));
const MAX_ELEMENTS = 600;

/** All use the same grid component, so one at each width is enough. */
const GRIDS = [
  ['phone', '/genere/Noir', 'get_genere', 'Noir', titles],
  ['desktop', '/premium-search', 'filter_contents', 'Risultati', titles],
] as const;

const elements = (page: Page) => page.locator('*').count();

for (const [device, path, call, name, entries] of GRIDS)
  test.describe(device, () => {
    test.use(DEVICES[device]);

    test(
      `${path}: ten thousand titles keep the DOM small, scroll bar and back-to-top correct, and what is visible can be searched, selected and tabbed through`,
      device === 'phone' ? {} : { tag: '@all' },
      async ({ page, thirdParty }) => {
        let isFirst = true;
        const once = () => {
          const answer = isFirst ? entries : [];
          isFirst = false;
          return answer;
        };
        thirdParty.answer({ ...THIRD_PARTY_CATALOGUE, [call]: once });
        await page.goto(thirdParty.link(path));
        const cells = page.getByRole('list', { name }).getByRole('listitem');
        await expect(cells.first()).toHaveAttribute('aria-setsize', String(TITLE_COUNT));
        expect(await elements(page)).toBeLessThan(MAX_ELEMENTS);

        const [first, second] = await cells.evaluateAll((all) => {
          const boxes = all.map((cell) => cell.getBoundingClientRect());
          const below = boxes.findIndex(({ top }) => top > (boxes[0]?.top ?? 0) + 1);
          return [boxes[0], { ...boxes[below]?.toJSON(), columns: below }];
        });
        const pitch = second.top - (first?.top ?? 0);
        const whole = (TITLE_COUNT / second.columns) * pitch;
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        expect(Math.abs(height - whole), 'as tall as with all of them').toBeLessThan(800);

        for (const share of [0.25, 0.5, 1]) {
          await scrollDownTo(page, height * share);
          await expect
            .poll(() => cells.evaluateAll((all) => all.some((cell) => cell.getBoundingClientRect().top > 0)))
            .toBe(true);
          expect(await elements(page)).toBeLessThan(MAX_ELEMENTS);
        }
        await expect(cells.last()).toHaveAttribute('aria-posinset', String(TITLE_COUNT));
        await scrollDownTo(page, 40_000);
        await expectSearchable(page, page.getByRole('list', { name }));

        await page.getByRole('button', { name: 'Torna su' }).click();
        await expect.poll(() => scrollTop(page), { timeout: 10_000 }).toBe(0);
        await expect(cells.first()).toHaveAttribute('aria-posinset', '1');
      },
    );
  });

/** Finds a title's name by the browser's search, and goes on from it by Tab. */
async function expectSearchable(page: Page, grid: Locator): Promise<void> {
  await expect(grid.getByRole('listitem').first()).toHaveAttribute('aria-posinset', /^\d{3,}$/);
  const link = grid.getByRole('link').nth(12);
  const name = (await link.textContent()) ?? '';
  // The drawn art of some titles shows the name in capitals.
  const shown = await link.innerText();
  const number = Number(name.split(' ')[1]);
  expect(
    await page.evaluate((text) => Reflect.apply(Reflect.get(window, 'find'), window, [text]), name),
  ).toBe(true);
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(shown);

  await grid.getByRole('link', { name, exact: true }).focus();
  for (let step = 1; step <= 8; step += 1) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(`Altrove ${number + step}`);
    await expect(page.locator(':focus')).toBeInViewport();
  }
}

test.describe('a phone that is rotated', () => {
  test.use(DEVICES.phone);

  test('keeps the first visible title in place, however often it is turned', async ({ page, thirdParty }) => {
    let isFirst = true;
    const once = () => (isFirst ? ((isFirst = false), titles) : []);
    thirdParty.answer({ ...THIRD_PARTY_CATALOGUE, get_genere: once });
    await page.goto(thirdParty.link('/genere/Noir'));
    const cells = page.getByRole('list', { name: 'Noir' }).getByRole('listitem');
    await expect(cells.first()).toBeVisible();
    await scrollDownTo(page, 3000);
    /** Numbers of the titles that show below the bar, which comes back as soon as the page moves up. */
    const shown = () =>
      cells.evaluateAll((all) => {
        const bar = document.querySelector('header')?.offsetHeight ?? 0;
        const isShown = ({ top, bottom }: DOMRect) => bottom > bar + 1 && top < innerHeight;
        return all
          .filter((cell) => isShown(cell.getBoundingClientRect()))
          .map((cell) => Number(cell.getAttribute('aria-posinset')));
      });
    await expect.poll(async () => (await shown())[0] ?? 0).toBeGreaterThan(20);
    const [first = 0] = await shown();
    for (let turn = 1; turn <= 3; turn += 1) {
      await page.setViewportSize({ width: 740, height: 360 });
      await expect.poll(shown).toContain(first);
      await page.setViewportSize({ width: 360, height: 740 });
      await expect.poll(async () => (await shown())[0]).toBe(first);
    }
  });
});
