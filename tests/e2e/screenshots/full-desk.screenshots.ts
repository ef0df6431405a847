import type { Page } from '@playwright/test';
import { atFullDesk } from '../support/full-desk.ts';
import { takeWhenFilled } from './take-screenshot.ts';

const test = atFullDesk({ LANGUAGES: process.env['PICTURES_LANGUAGE'] ?? 'it' });

const SIZES = {
  390: { width: 390, height: 844 },
  1024: { width: 1024, height: 768 },
  1100: { width: 1100, height: 740 },
  1280: { width: 1280, height: 800 },
  1600: { width: 1600, height: 900 },
};

type State = { path?: string; prepare?: (page: Page) => Promise<void> };

/** The desk with work in each section, and what opens there. */
const STATES: Record<string, State> = {
  start: {},
  matching: { path: 'da-abbinare' },
  'matching-unknown': { path: 'da-abbinare?mostra=unknown' },
  'matching-open': { path: 'da-abbinare', prepare: openRow },
  'matching-chosen': { path: 'da-abbinare', prepare: chooseRows },
  'matching-sheet': { path: 'da-abbinare?mostra=unknown', prepare: (page) => pressInRow(page, 1) },
  titles: { path: 'titoli' },
  'titles-chosen': { path: 'titoli', prepare: chooseRows },
  'titles-open': { path: 'titoli?cerca=metropolis', prepare: openRow },
  'titles-doubles': { path: 'titoli?mostra=doubles' },
  'titles-merge': { path: 'titoli?mostra=doubles', prepare: (page) => pressInRow(page, 1) },
  requests: { path: 'richieste' },
  'requests-reject': { path: 'richieste', prepare: (page) => pressInRow(page, -1) },
  reports: { path: 'richieste?mostra=reports' },
  'reports-open': { path: 'richieste?mostra=reports', prepare: openRow },
  imports: { path: 'importa' },
  people: { path: 'persone' },
  'people-sheet': { path: 'persone', prepare: (page) => pressInRow(page, 0) },
  payments: { path: 'pagamenti' },
  announcements: { path: 'annunci' },
  'announcements-written': {
    path: 'annunci',
    prepare: (page) => page.locator('main textarea').fill('Stasera *tutti* in sala, con _Metropolis_!'),
  },
  figures: { path: 'numeri' },
  'figures-end': { path: 'numeri', prepare: toTheEnd },
  changes: { path: 'modifiche' },
};

test.describe.configure({ timeout: 400_000 });
test.use({ actionTimeout: 15_000, contextOptions: { reducedMotion: 'reduce' } });

for (const colorScheme of ['light', 'dark'] as const)
  for (const [size, viewport] of Object.entries(SIZES))
    test(`desk ${colorScheme} ${size}`, async ({ page, open }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      await open('owner', '/gestione');
      for (const [name, { path = '', prepare }] of Object.entries(STATES)) {
        await open('owner', `/gestione/${path}`.replace(/\/$/, ''));
        await takeWhenReady(page, prepare, `desk-${colorScheme}-${size}/${name}`);
      }
    });

async function takeWhenReady(page: Page, prepare: State['prepare'], name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await prepare?.(page);
  await takeWhenFilled(page, name);
}

const rows = (page: Page) => page.getByRole('article');

async function openRow(page: Page): Promise<void> {
  await rows(page).first().getByRole('button').first().click();
}

async function chooseRows(page: Page): Promise<void> {
  for (const index of [0, 1]) await rows(page).nth(index).locator('label').first().click();
}

/** Presses a row's button by its place among them, the last one by -1. */
async function pressInRow(page: Page, place: number): Promise<void> {
  const row = rows(page).first();
  const name = row.locator('button[aria-expanded]');
  const button = row.locator('button:not([aria-expanded])').nth(place);
  if (!(await button.isVisible())) await name.click();
  await button.click();
}

async function toTheEnd(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
}
