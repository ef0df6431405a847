import { expect, type Page } from '@playwright/test';
import { newMovieNight } from '../support/new-movie-night.ts';
import type { Person, RunningServer } from '../support/server-process.ts';

/** A text of the app in the language of the page, by the Italian one. */
export type Say = (italian: string) => string;

/** In Italian. */
const asItIs: Say = (italian) => italian;

type Screen = {
  name: string;
  path: string | ((page: Page, server: RunningServer) => Promise<string>);
  person?: Person;
  /** Brings the opened screen into the state of the screenshot. */
  prepare?: (page: Page, say: Say) => Promise<void>;
};

type Around = {
  page: Page;
  open: (person: Person, path?: string) => Promise<void>;
  server: RunningServer;
  say?: Say;
};

/** Opens a screen and brings it into its state. */
export async function showScreen(
  { path, person = 'premium', prepare }: Screen,
  { page, open, server, say = asItIs }: Around,
): Promise<void> {
  await open(person, typeof path === 'string' ? path : await path(page, server));
  await page.waitForLoadState('networkidle', { timeout: NETWORK_TIMEOUT_MS }).catch(() => undefined);
  await prepare?.(page, say);
}

/** A movie night's room keeps a stream of events open. */
const NETWORK_TIMEOUT_MS = 5000;

const press = (name: string) => async (page: Page, say: Say) => {
  await page
    .getByRole('button', { name: say(name), exact: true })
    .first()
    .click();
};

/** Sections of one's own page. */
const OWN_SECTIONS = [
  'continua',
  'consigli',
  'richieste',
  'in-arrivo',
  'visti',
  'altri-servizi',
  'serata',
  'premium',
  'liste',
  'avvisi',
  'preferenze',
  'dati',
];

const DESK_SECTIONS = [
  'da-abbinare',
  'titoli',
  'richieste',
  'importa',
  'persone',
  'pagamenti',
  'annunci',
  'numeri',
  'modifiche',
];

/** Every screen and overlay. */
export const SCREENS: Screen[] = [
  { name: 'home', path: '/home' },
  { name: 'home-rows', path: '/home', prepare: (page) => page.mouse.wheel(0, 520) },
  { name: 'home-ordinary', path: '/home', person: 'ordinary' },
  { name: 'films', path: '/films' },
  { name: 'films-random', path: '/films', prepare: toTheEnd },
  { name: 'series', path: '/series' },
  { name: 'lists', path: '/lists' },
  { name: 'lists-edited', path: '/lists', prepare: press('Modifica') },
  { name: 'lists-sheet', path: '/lists', prepare: openSheet },
  { name: 'list', path: '/list/liste' },
  { name: 'generi', path: '/generi' },
  { name: 'genere', path: '/genere/Commedia' },
  { name: 'title', path: '/content-view/417' },
  { name: 'title-trailer', path: '/content-view/432' },
  { name: 'title-adult', path: '/content-view/379' },
  { name: 'title-series', path: '/content-view/560' },
  { name: 'title-end', path: '/content-view/417', prepare: toTheEnd },
  { name: 'title-lists', path: '/content-view/417', prepare: openPanel },
  { name: 'search', path: '/premium-search' },
  { name: 'search-chosen', path: '/premium-search?genere=Commedia&anno=1994&durata=2+ore&contenuto=film' },
  { name: 'search-empty', path: '/premium-search?genere=Western&durata=30+min&anno=2024' },
  {
    name: 'search-folded',
    path: '/premium-search?anno=1994&contenuto=film',
    prepare: press('Riduci i filtri'),
  },
  { name: 'title-gone', path: '/content-view/999999' },
  { name: 'failed-play', path: '/content-view/417', prepare: failToPlay },
  {
    name: 'movie-night',
    path: (page, server) => newMovieNight(page.request, server.simulator),
    person: 'ordinary',
  },
  { name: 'own-page', path: '/tu' },
  ...OWN_SECTIONS.map((section) => ({ name: `own-${section}`, path: `/tu/${section}` })),
  { name: 'own-premium-ordinary', path: '/tu/premium', person: 'ordinary' },
  { name: 'desk', path: '/gestione', person: 'owner' },
  ...DESK_SECTIONS.map((section): Screen => ({
    name: `desk-${section}`,
    path: `/gestione/${section}`,
    person: 'owner',
  })),
  { name: 'error', path: '/nowhere' },
];

async function toTheEnd(page: Page): Promise<void> {
  await expect(page.getByRole('link').nth(12)).toBeAttached();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
}

async function openSheet(page: Page): Promise<void> {
  await page.locator('main a[href^="/content-view/"]').first().click({ button: 'right' });
  await expect(page.getByRole('dialog').getByRole('button').nth(2)).toBeVisible();
}

async function openPanel(page: Page, say: Say): Promise<void> {
  await press('Liste')(page, say);
  await expect(page.getByRole('dialog').getByRole('button').nth(2)).toBeVisible();
}

async function failToPlay(page: Page, say: Say): Promise<void> {
  await page.route('**/api/play_content', (route) => route.fulfill({ status: 500 }));
  await press('Riproduci')(page, say);
  await expect(page.getByText(say('La riproduzione non è partita.'))).toBeVisible();
}
