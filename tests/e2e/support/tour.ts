import { expect, type Page } from '@playwright/test';
import type { SpecifiedPath } from '../../client/support/route-paths.ts';
import { section } from './page-actions.ts';
import { expectFrame, waitUntilFilled, waitUntilStill } from './page-checks.ts';

type Step = [name: string, go: (page: Page) => Promise<void>];

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const first = (page: Page, address: string) => page.locator(`main a[href^="${address}"]`).first();

/** The overlays of a screen, in an order in which each can be opened after the previous one. */
const PANEL: Step = [
  'the panel of own lists',
  async (page) => {
    await press(page, 'Liste');
    await expect(page.getByRole('dialog').locator('[aria-pressed]').first()).toBeVisible();
  },
];
const EDITING: Step = [
  'lists being edited',
  async (page) => {
    await press(page, 'Modifica');
    await expect(page.getByRole('button', { name: 'Fine' })).toBeVisible();
  },
];
const SHEET: Step = [
  'the sheet of a cover',
  async (page) => {
    await press(page, 'Fine');
    await first(page, '/content-view/').click({ button: 'right' });
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Adoro' })).toBeVisible();
  },
];

type Visit = { go: (page: Page) => Promise<void>; overlays?: Step[] };

/** The way to each screen from the previous one, from the home on; series have the screen of films. */
const VISITS: Record<Exclude<SpecifiedPath, 'home' | 'series'>, Visit> = {
  films: { go: (page) => section(page, 'Film').click() },
  lists: { go: (page) => section(page, 'Liste').click(), overlays: [EDITING, SHEET] },
  'list/:list': { go: (page) => first(page, '/list/').click() },
  generi: { go: (page) => section(page, 'Generi').click() },
  'genere/:genere': { go: (page) => first(page, '/genere/').click() },
  'content-view/:id': { go: (page) => first(page, '/content-view/').click(), overlays: [PANEL] },
  'premium-search': {
    go: async (page) => {
      await section(page, 'Home').click();
      await page.getByRole('link', { name: 'Ricerca premium' }).click();
    },
  },
};

/**
 * Visits every kind of screen and overlay from the home on, and checks each once it has loaded. By navigating within
 * the app: loading a page again costs more than most checks.
 */
export async function tour(page: Page, look: (where: string) => Promise<void>): Promise<void> {
  await expectFrame(page);
  await lookAt(page, '/home', look);
  for (const [route, { go, overlays = [] }] of Object.entries(VISITS)) {
    await go(page);
    await page.waitForURL(`**/${route.replace(/:.*/, '*')}`);
    await lookAt(page, new URL(page.url()).pathname, look);
    for (const [name, open] of overlays) {
      await open(page);
      await look(name);
    }
    if (overlays.length) {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  }
}

/** The same for one's own page and each of its sections. */
export async function tourOwnPage(page: Page, look: (where: string) => Promise<void>): Promise<void> {
  await section(page, 'Home').click();
  await page.getByRole('link', { name: 'La tua pagina' }).click();
  await page.waitForURL('**/tu');
  const links = page.locator('main a[href^="/tu/"]');
  await expect(links.first()).toBeVisible();
  await look('/tu');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  for (const address of new Set(addresses)) {
    await first(page, address).click();
    await page.waitForURL(`**${address}`);
    await look(address);
    await page.goBack();
    await page.waitForURL('**/tu');
  }
}

async function lookAt(page: Page, where: string, look: (where: string) => Promise<void>): Promise<void> {
  await expect(
    page.locator('main :is(a[href^="/content-view/"], a[href^="/genere/"])').first(),
  ).toBeVisible();
  await waitUntilFilled(page);
  await waitUntilStill(page);
  await look(where);
}
