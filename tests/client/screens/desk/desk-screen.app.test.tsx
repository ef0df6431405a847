import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { texts } from '../../../../src/client/languages/texts.ts';
import { StubResponse } from '../../calls/fake-server.ts';
import { expectConsoleError } from '../../console-error.ts';
import { deskTitle } from '../../support/desk-title.ts';
import { offerExtensions, openApp } from '../../support/open-app.tsx';
import { stubLayout } from '../../support/stub-layout.ts';

it('on another server the desk is an unknown route, and nothing is asked for it', async () => {
  const { server } = await openApp('/gestione');
  expect(await screen.findByText('ERRORE')).toBeVisible();
  expect(server.made('GET /api/gestione')).toEqual([]);
});

it('whoever may not enter the desk sees what an unknown route shows', async () => {
  expectConsoleError(/gestione failed: status 404/);
  offerExtensions();
  await openApp('/gestione', { 'GET /api/gestione': new StubResponse(404) });
  expect(await screen.findByText('ERRORE')).toBeVisible();
});

const FIGURES = {
  days: ['2026-11-26'],
  people: { all: 9, premium: 2, today: 4, active: 6 },
  subscriptions: { active: 0, canceled: 0, failed: 0 },
  plays: [31],
  newPeople: [1],
  premium: [0],
  stars: [150],
};

const openDesk = (
  path: string,
  role: 'owner' | 'helper',
  waiting: Record<string, number>,
  troubles: object[] = [],
) =>
  openApp(path, {
    'GET /api/gestione/troubles': { troubles },
    'GET /api/gestione': { role, waiting },
    'GET /api/get_top': [],
    'GET /api/gestione/figures': FIGURES,
    'GET /api/gestione/given-up': {
      queues: [
        { name: 'updates', label: 'messaggi', givenUp: 2, jobs: [] },
        { name: 'notices', label: 'avvisi', givenUp: 1, jobs: [] },
      ],
    },
  });

const linkTexts = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

it('the desk begins with what waits, what is broken and what has happened today, each number a link', async () => {
  offerExtensions();
  const { server } = await openDesk('/gestione', 'owner', { 'da-abbinare': 27, richieste: 5, titoli: 0 });
  expect(await screen.findByRole('heading', { name: 'Gestione' })).toBeVisible();
  await screen.findByRole('region', { name: 'Oggi' });
  await waitFor(() => expect(linkTexts('Da fare')).toHaveLength(3));
  expect(linkTexts('Da fare')).toEqual([
    '27Da abbinare /gestione/da-abbinare',
    '5Richieste e segnalazioni /gestione/richieste',
    `3${texts.desk.figures.givenUp} /gestione/numeri`,
  ]);
  expect(linkTexts('Oggi')).toEqual([
    '4Persone /gestione/numeri',
    '31Riproduzioni /gestione/numeri',
    '1Persone nuove /gestione/numeri',
    '150Stelle /gestione/numeri',
  ]);
  const recent = within(screen.getByRole('region', { name: '30 giorni' }));
  expect(recent.getAllByRole('figure').map((figure) => figure.getAttribute('aria-label'))).toEqual([
    'Riproduzioni',
    'Persone nuove',
  ]);
  expect(server.made('GET /api/gestione/figures')).toEqual([
    expect.objectContaining({ query: { days: '30' } }),
  ]);
});

it('the desk says first what is out of order, with the remedy, and nothing of it while all is well', async () => {
  offerExtensions();
  const since = new Date(2026, 10, 26, 4, 5).getTime();
  await openDesk('/gestione', 'owner', {}, [
    { since, check: 'Disco', message: 'solo 3,2 GB liberi (6%)', hint: 'Libera spazio.' },
  ]);
  const [link] = within(await screen.findByRole('region', { name: 'Che cosa non va' })).getAllByRole('link');
  expect(link).toHaveTextContent(/^Disco.*solo 3,2 GB liberi \(6%\).*Libera spazio\..*26\/11\/26, 04:05$/);
  expect(link).toHaveAttribute('href', '/gestione/numeri');
});

it('a helper’s desk has no figures, and says where nothing waits', async () => {
  offerExtensions();
  const { server } = await openDesk('/gestione', 'helper', {});
  expect(await screen.findByText('Non c’è niente che ti aspetta.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Oggi' })).toBeNull();
  expect(server.made('GET /api/gestione/')).toEqual([]);
});

it('the rail names every section with what waits there, and marks the open one', async () => {
  offerExtensions();
  await openDesk('/gestione/numeri', 'owner', { richieste: 5 });
  const rail = within(await screen.findByRole('navigation', { name: 'Sezioni della gestione' }));
  expect(rail.getByRole('link', { name: 'Richieste e segnalazioni 5' })).toBeVisible();
  expect(rail.getByRole('link', { current: 'page' })).toHaveTextContent('Numeri');
  expect(rail.getAllByRole('link')).toHaveLength(11);
});

it('the desk has neither tabs nor search, and the bar has its name and a way back', async () => {
  offerExtensions();
  const { user } = await openDesk('/gestione', 'owner', {});
  await screen.findByRole('heading', { name: 'Gestione' });
  expect(screen.queryByRole('navigation', { name: 'Sezioni' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cerca' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Indietro' }));
  expect(await screen.findByRole('navigation', { name: 'Sezioni' })).toBeVisible();
});

it('an unknown section is the desk', async () => {
  offerExtensions();
  await openDesk('/gestione/niente', 'owner', {});
  expect(await screen.findByRole('heading', { name: 'Gestione' })).toBeVisible();
  expect(location.pathname).toBe('/gestione');
});

it('the desk’s first page finds titles, and for owners people, and each leads to its row, opened', async () => {
  offerExtensions();
  stubLayout(2000);
  const anna = {
    id: '1001',
    firstName: 'Anna',
    username: 'anna_demo',
    lastSeenAt: Date.UTC(2026, 10, 2),
    isPremium: false,
    premiumUntil: null,
    isBanned: false,
    role: null,
  };
  const { server, user } = await openApp('/gestione', {
    'GET /api/gestione': { role: 'owner', waiting: {} },
    'GET /api/gestione/figures': FIGURES,
    'GET /api/gestione/given-up': { queues: [] },
    'GET /api/gestione/troubles': { troubles: [] },
    'GET /api/gestione/titles': { titles: [{ id: 5, titolo: 'Annie', type: 'film' }] },
    'GET /api/gestione/people': { people: [anna], next: null },
    'GET /api/gestione/people/1001/unwatched': { titles: [] },
    'GET /api/gestione/catalogue': { titles: [deskTitle(5)], next: null },
    'GET /api/gestione/catalogue/5': { row: deskTitle(5), fields: [] },
    'GET /api/gestione/versions/5': { parts: [], seasons: [], next: null },
    'GET /api/get_generi/0': [],
    'GET /api/get_years': [],
  });
  const field = await screen.findByRole('searchbox', { name: 'Cerca un titolo o una persona' });
  await user.type(field, 'ann');
  const found = within(await screen.findByRole('list', { name: 'Risultati' }));
  expect(screen.queryByRole('heading', { name: 'Da fare' })).toBeNull();
  expect(await found.findByRole('link', { name: /Annie/ })).toHaveAttribute(
    'href',
    '/gestione/titoli?cerca=Annie',
  );
  await user.click(await found.findByRole('link', { name: /^Anna/ }));
  expect(await screen.findByRole('button', { name: 'Nomina collaboratore…' })).toBeVisible();
  expect(server.made('GET /api/gestione/people').map(({ query }) => query)).toContainEqual(
    expect.objectContaining({ words: 'anna_demo' }),
  );
});
