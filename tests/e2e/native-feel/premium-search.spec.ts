import { expect, test } from '../support/journey.ts';
import { scrollTop, waitForEffects } from '../support/page-checks.ts';
import { THIRD_PARTY_CATALOGUE } from '../support/third-party-catalogue.ts';
import type { ReceivedCall } from '../support/third-party-server.ts';
import { PHONE } from './support/devices.ts';
import { pagedResponses } from './support/long-catalogue.ts';

const SEARCHABLE = {
  ...THIRD_PARTY_CATALOGUE,
  get_years: [2024, 2023, 2022],
  filter_contents: (call: ReceivedCall) =>
    call.query.get('durata') === '30 min' ? [] : pagedResponses(30)(call),
};

test.use(PHONE);

test('a chosen chip moves to the front and the strip scrolls to it, the filters’ chevron stays where it is; unchoosing does not scroll', async ({
  page,
  thirdParty,
}) => {
  const get_years = Array.from({ length: 60 }, (_, year) => 2024 - year);
  thirdParty.answer({ ...SEARCHABLE, get_years });
  await page.goto(thirdParty.link('/premium-search'));
  const years = page.getByRole('group', { name: 'Anno' });
  const chip = years.getByRole('button', { name: '1980', exact: true });
  const strip = years.locator('[data-drags]');
  const place = () => strip.evaluate((element) => element.scrollLeft);
  const fold = page.getByRole('button', { name: 'Riduci i filtri' });
  const before = await fold.boundingBox();
  await chip.click();
  await expect(page.getByRole('button', { name: 'Azzera' })).toBeVisible();
  expect(await fold.boundingBox()).toEqual(before);
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect(chip).toBeInViewport({ ratio: 1 });
  await expect.poll(place).toBe(0);
  const top = await scrollTop(page);
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'false');
  await waitForEffects(page);
  expect(await place()).toBe(0);
  expect(await scrollTop(page)).toBe(top);
});

test("a screen's own styles come after those of the app", { tag: '@all' }, async ({ page, thirdParty }) => {
  thirdParty.answer(SEARCHABLE);
  await page.goto(thirdParty.link('/premium-search'));
  const fold = page.getByRole('button', { name: 'Riduci i filtri' });
  await expect(fold).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});
