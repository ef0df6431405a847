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

test('a chosen chip moves to the front and the strip scrolls to it; unchoosing does not scroll', async ({
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
  await chip.click();
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

test('the chevron of the filters stays where it is when ‘Azzera’ appears', async ({ page, thirdParty }) => {
  thirdParty.answer(SEARCHABLE);
  await page.goto(thirdParty.link('/premium-search'));
  const fold = page.getByRole('button', { name: 'Riduci i filtri' });
  const before = await fold.boundingBox();
  await page.getByRole('button', { name: 'Film', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Azzera' })).toBeVisible();
  expect(await fold.boundingBox()).toEqual(before);
});

test("a screen's own styles come after those of the app", { tag: '@all' }, async ({ page, thirdParty }) => {
  thirdParty.answer(SEARCHABLE);
  await page.goto(thirdParty.link('/premium-search'));
  const fold = page.getByRole('button', { name: 'Riduci i filtri' });
  await expect(fold).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('chips by keyboard: arrows move, a press keeps the focus on the chip', async ({ page, thirdParty }) => {
  thirdParty.answer(SEARCHABLE);
  await page.goto(thirdParty.link('/premium-search'));
  const genres = page.getByRole('group', { name: 'Genere' }).getByRole('button');
  const years = page.getByRole('group', { name: 'Anno' });
  // Tab counts the groups, whose answers arrive in any order.
  await expect(years.getByRole('button').first()).toBeVisible();
  await genres.first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator(':focus')).toHaveText('Rock & Roll');
  await page.keyboard.press('Space');
  await expect(genres.first()).toHaveText('Rock & Roll');
  await expect(genres.first()).toBeFocused();
  await expect(genres.first()).toHaveAttribute('aria-pressed', 'true');
  for (let chips = 0; chips < 3; chips += 1) await page.keyboard.press('Tab');
  await expect(years.locator(':focus')).toHaveText('2024');
});
