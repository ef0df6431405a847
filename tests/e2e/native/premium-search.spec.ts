import { OTHER_CATALOGUE } from '../support/foreign-catalogue.ts';
import type { ForeignCall } from '../support/foreign-server.ts';
import { expect, test } from '../support/journey.ts';
import { pagesOf } from './support/catalogue.ts';
import { DEVICES } from './support/devices.ts';

const SEARCHABLE = {
  ...OTHER_CATALOGUE,
  get_years: [2024, 2023, 2022],
  filter_contents: (call: ForeignCall) => (call.query.get('durata') === '30 min' ? [] : pagesOf(30)(call)),
};
const axesOf = (call: ForeignCall | undefined) =>
  ['genere', 'anno', 'durata', 'contenuto'].map((axis) => call?.query.get(axis));

for (const [device, options] of Object.entries(DEVICES)) {
  test.describe(device, () => {
    test.use(options);

    test('four axes combine, count what is chosen, and start anew', async ({ page, foreign }) => {
      foreign.answer(SEARCHABLE);
      await page.goto(foreign.link('/premium-search'));
      const axis = (name: string) => page.getByRole('group', { name });
      const chip = (name: string, value: string) =>
        axis(name).getByRole('button', { name: value, exact: true });
      for (const [name, value] of [
        ['Genere', 'Noir'],
        ['Genere', 'Rock & Roll'],
        ['Anno', '2022'],
        ['Durata', '2 ore'],
        ['Tipo', 'Serie'],
      ] as const) {
        await chip(name, value).click();
        await expect(chip(name, value)).toHaveAttribute('aria-pressed', 'true');
      }
      const asked = () => axesOf(foreign.calls.filter((call) => call.name === 'filter_contents').at(-1));
      await expect.poll(asked).toEqual(['Noir,Rock & Roll', '2022', '2 ore', 'serie']);
      await expect(axis('Genere').getByRole('heading')).toHaveText('Genere2');
      await expect(axis('Tipo').getByRole('heading')).toHaveText('Tipo1');
      await expect(axis('Genere').getByRole('button')).toHaveText(['Noir', 'Rock & Roll', 'Dramma']);
      await expect(axis('Anno').getByRole('button')).toHaveText(['2022', '2024', '2023']);
      await expect(page.getByRole('status').filter({ hasText: 'Risultati: 12 e altri' })).toBeAttached();

      await page.getByRole('button', { name: 'Azzera' }).click();
      await expect(page.getByRole('button', { pressed: true })).toHaveCount(0);
      await expect(page).toHaveURL(/premium-search$/);
    });

    test('no results have a text of their own', async ({ page, foreign }) => {
      foreign.answer(SEARCHABLE);
      await page.goto(foreign.link('/premium-search'));
      await page.getByRole('group', { name: 'Durata' }).getByRole('button', { name: '30 min' }).click();
      await expect(page.getByText('Nessun titolo risponde a questi filtri.')).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: 'Risultati: 0' })).toBeAttached();
    });

    test('chips by keys alone: arrows move, a press keeps the focus on the chip', async ({
      page,
      foreign,
    }) => {
      foreign.answer(SEARCHABLE);
      await page.goto(foreign.link('/premium-search'));
      const genres = page.getByRole('group', { name: 'Genere' }).getByRole('button');
      await genres.first().focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await expect(page.locator(':focus')).toHaveText('Rock & Roll');
      await page.keyboard.press('Space');
      await expect(genres.first()).toHaveText('Rock & Roll');
      await expect(genres.first()).toBeFocused();
      await expect(genres.first()).toHaveAttribute('aria-pressed', 'true');
      for (let chips = 0; chips < 3; chips += 1) await page.keyboard.press('Tab');
      await expect(page.getByRole('group', { name: 'Anno' }).locator(':focus')).toHaveText('2024');
    });
  });
}
