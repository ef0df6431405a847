import type { Locator, Page } from '@playwright/test';
import { DESKTOP } from './native-feel/support/devices.ts';
import { expectNoViolations, smallTargets } from './support/axe.ts';
import { expect, test } from './support/full-desk.ts';
import { waitUntilFilled, waitUntilStill } from './support/page-checks.ts';

// One server for all: filling it takes longer than the tests.
test.describe.configure({ mode: 'default', timeout: 180_000 });

/** The smallest phone that the look is made for. */
const SMALL = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

type Opening = {
  path: string;
  /** Opens something on the screen. */
  open: (page: Page) => Promise<void>;
  /** The content that has to be in view at once. */
  inView: (page: Page) => Locator[];
};

const firstRow = (page: Page) => page.getByRole('article').first();
const inSheet = (page: Page) => page.getByRole('dialog');

/** Presses a button of the first row, which on a phone shows it once it is open; its posts, which load later, have their own. */
async function pressInRow(page: Page, name: RegExp): Promise<void> {
  await expect(firstRow(page)).toBeVisible();
  const button = firstRow(page).getByRole('button', { name }).first();
  if (!(await button.isVisible())) await firstRow(page).getByRole('button').first().click();
  await button.click();
}

const OPENINGS: Record<string, Opening> = {
  'what the first page finds': {
    path: '/gestione',
    open: (page) => page.getByRole('searchbox').fill('anna'),
    inView: (page) => [page.getByRole('list', { name: 'Risultati' }).getByRole('link').first()],
  },
  'the bar of chosen rows': {
    path: '/gestione/titoli',
    open: async (page) => firstRow(page).locator('label').first().click(),
    inView: (page) => [
      page.getByText('1 scelto'),
      page.getByRole('button', { name: 'Nascondi', exact: true }),
    ],
  },
  'the fields of a title': {
    path: '/gestione/titoli?cerca=metropolis',
    open: (page) => firstRow(page).getByRole('button').first().click(),
    inView: (page) => [
      page
        .getByRole('region', { name: /^Modifica / })
        .getByRole('textbox')
        .first(),
    ],
  },
  'merging two titles': {
    path: '/gestione/titoli?mostra=doubles',
    open: (page) => pressInRow(page, /^Unisci/),
    inView: (page) => [
      inSheet(page).getByRole('heading'),
      inSheet(page).getByRole('button', { name: 'Unisci', exact: true }),
    ],
  },
  'the titles that a video may be': {
    path: '/gestione/da-abbinare?mostra=unknown',
    open: (page) => pressInRow(page, /^Un altro titolo/),
    inView: (page) => [inSheet(page).getByRole('heading'), inSheet(page).getByRole('searchbox')],
  },
  'the reasons of a refusal': {
    path: '/gestione/richieste',
    open: (page) => pressInRow(page, /^Rifiuta/),
    inView: (page) => [inSheet(page).getByRole('heading'), inSheet(page).getByRole('textbox')],
  },
  reports: {
    path: '/gestione/richieste?mostra=reports',
    open: (page) => firstRow(page).getByRole('button').first().click(),
    inView: (page) => [firstRow(page).getByRole('button', { name: /^Risolto/ })],
  },
  'a person': {
    path: '/gestione/persone?cerca=anna_demo',
    open: (page) => pressInRow(page, /^Altro/),
    inView: (page) => [
      inSheet(page).getByRole('heading'),
      inSheet(page).getByRole('button', { name: 'Nomina collaboratore…' }),
    ],
  },
  'an announcement that is written': {
    path: '/gestione/annunci',
    open: (page) => page.getByRole('textbox', { name: 'Testo' }).fill('Stasera *tutti* in sala!'),
    inView: (page) => [page.getByRole('textbox', { name: 'Testo' })],
  },
};

async function expectOpenToAll(page: Page, where: string): Promise<void> {
  await waitUntilFilled(page);
  await waitUntilStill(page);
  expect.soft(await smallTargets(page), where).toEqual([]);
  await expectNoViolations(page, where);
}

// The layout is the same in both schemes, and the colours on both devices.
const VIEWS = {
  desktop: { ...DESKTOP, colorScheme: 'light' },
  phone: { ...SMALL, colorScheme: 'dark' },
} as const;

for (const [device, view] of Object.entries(VIEWS))
  test.describe(`${device}, ${view.colorScheme}`, () => {
    test.use({ ...view, contextOptions: { reducedMotion: 'reduce' } });

    test('what opens at the full desk is in view, and axe finds nothing in it', async ({ page, open }) => {
      await open('owner', '/gestione');
      await expect(page.getByRole('heading', { name: 'Da fare' })).toBeVisible();
      for (const [name, opening] of Object.entries(OPENINGS)) {
        await open('owner', opening.path);
        await waitUntilFilled(page);
        await opening.open(page);
        for (const shown of opening.inView(page)) await expect(shown, name).toBeInViewport({ ratio: 1 });
        await expectOpenToAll(page, `${name}, ${device}, ${view.colorScheme}`);
      }
    });

    test('axe finds nothing in any section of the full desk', async ({ page, open }) => {
      await open('owner', '/gestione');
      const links = page.getByRole('navigation', { name: 'Sezioni della gestione' }).locator('li a');
      await expect(links).toHaveCount(9);
      const sections = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      const parts = ['/gestione/richieste?mostra=accepted', '/gestione/da-abbinare?mostra=ignored'];
      for (const path of ['/gestione', ...sections, ...parts]) {
        await open('owner', path);
        await expect(page.locator('main h1')).toBeAttached();
        await expectOpenToAll(page, `${path}, ${device}, ${view.colorScheme}`);
      }
    });
  });

test.describe('a wide phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true });

  test('names of videos with and without a cover are in one column', async ({ page, open }) => {
    await open('owner', '/gestione/da-abbinare');
    const names = page.getByRole('article').locator('button[aria-expanded]');
    await expect(names.first()).toBeVisible();
    const places = await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().left));
    expect(new Set(places).size).toBe(1);
  });

  test('the genres of a title can be read as a whole', async ({ page, open }) => {
    await open('owner', '/gestione/titoli?cerca=metropolis');
    await firstRow(page).getByRole('button').first().click();
    const genres = page.getByRole('textbox', { name: 'Generi' });
    await expect(genres).toHaveValue('Fantascienza, Dramma');
    expect(await genres.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0);
  });
});

test.describe('a narrow desktop', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('the editor beside the table has two fields in a line', async ({ page, open }) => {
    await open('owner', '/gestione/titoli?cerca=metropolis');
    await firstRow(page).getByRole('button').first().click();
    const placeOf = async (name: string) =>
      page.getByRole('textbox', { name, exact: true }).evaluate((field) => field.getBoundingClientRect().top);
    expect(await placeOf('Titolo')).toBe(await placeOf('Titolo originale'));
  });
});

test('the field of genres has no triangle of the engine’s', async ({ page, open }) => {
  await open('owner', '/gestione/annunci');
  await page.getByText('Chi guarda o ama un genere').click();
  const field = page.getByLabel('Genere', { exact: true });
  await field.scrollIntoViewIfNeeded();
  const drawn = await field.screenshot();
  await field.evaluate((input) => input.removeAttribute('list'));
  expect((await field.screenshot()).equals(drawn)).toBe(true);
});
