import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { offerExtensions, openApp } from '../../support/open-app.tsx';
import { stubLayout } from '../../support/stub-layout.ts';

beforeEach(() => stubLayout(2000));

const DAYS = ['2026-11-21', '2026-11-22', '2026-11-23'];

async function openFigures(more: object = {}) {
  offerExtensions();
  return openApp('/gestione/numeri', {
    'GET /api/gestione': { role: 'owner', waiting: {} },
    'GET /api/gestione/figures': {
      days: DAYS,
      people: { all: 1234, premium: 12, today: 3, active: 56 },
      subscriptions: { active: 2, canceled: 1, failed: 0 },
      plays: [1, 7, 2],
      newPeople: [0, 0, 0],
      premium: [0, 1, 0],
      stars: [0, 100, 0],
    },
    'GET /api/gestione/figures/demand': {
      mostPlayed: [{ id: 5, name: 'Amarcord', year: 1973, plays: 9 }],
      mostWanted: [],
      misses: [{ what: '=alien, "3"', times: 2 }],
      requests: { open: 1, made: 2, approved: 0, rejected: 1 },
      openReports: 0,
    },
    'GET /api/gestione/given-up': {
      queues: [
        {
          name: 'deliveries',
          label: 'consegne',
          waiting: 3,
          oldest: Date.UTC(2026, 10, 1, 12),
          givenUp: 2,
          jobs: [
            { id: 7, since: Date.UTC(2026, 10, 2), who: '1001', what: 'Film 1', failure: 'Troppo grande' },
          ],
        },
        { name: 'digests', label: 'novità della settimana', waiting: 0, oldest: null, givenUp: 0, jobs: [] },
      ],
    },
    'POST /api/gestione/given-up/retry': { retried: 1 },
    'GET /api/gestione/findings': {
      findings: [
        { state: 'ok', check: 'clock', message: 'right' },
        { state: 'fail', check: 'webhook', message: 'no address', hint: 'Start the server.' },
      ],
    },
    ...more,
  });
}

it('a chart says its sum and its best day, and has all numbers in a table', async () => {
  await openFigures();
  const chart = await screen.findByRole('figure', { name: 'Riproduzioni' });
  expect(within(chart).getByText('10')).toBeVisible();
  expect(
    within(chart).getByRole('img', { name: 'Riproduzioni giorno per giorno: al massimo 7, il 22 nov' }),
  ).toBeVisible();
  const rows = within(chart).getAllByRole('row', { hidden: true });
  expect(rows.map((row) => row.textContent)).toEqual(['GiornoRiproduzioni', '21 nov1', '22 nov7', '23 nov2']);
  const factOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
  expect(['Attivi', 'Disdetti', 'Rinnovo non riuscito'].map(factOf)).toEqual(['2', '1', '0']);
  expect(await screen.findByText('Richieste aperte')).toBeVisible();
  expect(['Nuove', 'Rifiutate', 'Segnalazioni aperte'].map(factOf)).toEqual(['2', '1', '0']);
});

it('the numbers of all charts are copied as CSV, and searches without being taken for formulas', async () => {
  const { user } = await openFigures();
  await user.click(await screen.findByRole('button', { name: /^Copia come CSV: i numeri/ }));
  expect(await navigator.clipboard.readText()).toBe(
    'giorno,Riproduzioni,Persone nuove,Premium,Stelle\r\n2026-11-21,1,0,0,0\r\n2026-11-22,7,0,1,100\r\n2026-11-23,2,0,0,0',
  );
  await user.click(screen.getByRole('button', { name: /^Copia come CSV: le ricerche/ }));
  expect(await navigator.clipboard.readText()).toBe('parole,persone\r\n"\'=alien, ""3""",2');
});

it('a chip shows the figures of other days', async () => {
  const { server, user } = await openFigures();
  await user.click(await screen.findByRole('button', { name: '90 giorni' }));
  await screen.findByRole('link', { name: 'Amarcord (1973)' });
  expect(server.made('GET /api/gestione/figures').at(-1)?.query).toMatchObject({ days: '90' });
});

it('the work of a queue is counted, with how long its oldest has waited; empty queues are left out', async () => {
  await openFigures();
  expect(await screen.findByRole('heading', { name: 'consegne 3 in attesa · 2 non riuscite' })).toBeVisible();
  expect(screen.getByText(/^La più vecchia aspetta dal 01\/11\/26/)).toBeVisible();
  expect(screen.queryByText(/novità della settimana/)).not.toBeInTheDocument();
});

it('given-up work is tried again, one job or all of a queue', async () => {
  const { server, user } = await openFigures();
  await user.click(await screen.findByRole('button', { name: 'Riprova: consegne 7' }));
  expect(await screen.findByText('Riprovo fra pochi secondi.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Riprova tutte: consegne' }));
  await expect
    .poll(() => server.made('POST /api/gestione/given-up/retry').map(({ body }) => body))
    .toEqual([
      { queue: 'deliveries', id: 7 },
      { queue: 'deliveries', id: null },
    ]);
});

it('the installation is checked on a press alone, and what is broken comes first', async () => {
  const { server, user } = await openFigures();
  const check = await screen.findByRole('button', { name: 'Controlla ora' });
  expect(server.made('GET /api/gestione/findings')).toEqual([]);
  await user.click(check);
  const lines = await screen.findAllByText(/^(Da riparare|A posto)$/);
  expect(lines.map(({ textContent }) => textContent)).toEqual(['Da riparare', 'A posto']);
});
