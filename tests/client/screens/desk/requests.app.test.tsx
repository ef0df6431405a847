import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { RecordedRequest } from '../../calls/fake-server.ts';
import { offerExtensions, openApp } from '../../support/open-app.tsx';
import { stubLayout } from '../../support/stub-layout.ts';

beforeEach(() => stubLayout(5000));

const amarcord = { id: 12, titolo: 'Amarcord', data_uscita: '1973-12-18', durata: 123, type: 'film' };
const request = (id: number, more: object = {}) => ({
  id,
  name: `Film ${id} (1999)`,
  type: 'film',
  plot: null,
  people: 3,
  names: ['Anna', '@bruno'],
  since: '2026-11-12T09:00:00Z',
  guess: null,
  ...more,
});
const report = (id: number, more: object = {}) => ({
  id,
  title: { ...amarcord, id: 100 + id, titolo: `Titolo ${id}` },
  part: null,
  kind: 'Audio',
  people: 1,
  since: '2026-11-12T09:00:00Z',
  notes: ['Si sente male'],
  about: [],
  isSendable: true,
  caption: `${100 + id}`,
  ...more,
});

type Body<Field extends string> = Record<Field, number[]>;

/** The desk of a server whose requests and reports wait until they are decided. */
async function openDesk(
  requests: ReturnType<typeof request>[],
  reports: ReturnType<typeof report>[] = [],
  path = '/gestione/richieste',
) {
  offerExtensions();
  let left = requests;
  let open = reports;
  return openApp(path, {
    'GET /api/gestione': { role: 'helper', waiting: { richieste: requests.length } },
    'GET /api/gestione/requests': () => ({
      requests: left,
      counts: { open: left.length, accepted: 0, reports: open.length },
      next: null,
    }),
    'POST /api/gestione/requests/decide': ({ body }: RecordedRequest) => {
      const decided = (body as { decisions: { id: number }[] }).decisions.map(({ id }) => id);
      left = left.filter(({ id }) => !decided.includes(id));
      return { decided, failures: [] };
    },
    'POST /api/gestione/requests/undo': ({ body }: RecordedRequest) => {
      left = requests;
      return { reopened: (body as Body<'ids'>).ids.length };
    },
    'GET /api/gestione/reports': () => ({ reports: open, next: null }),
    'POST /api/gestione/reports/settle': ({ body }: RecordedRequest) => {
      const { ids } = body as Body<'ids'>;
      open = open.filter(({ id }) => !ids.includes(id));
      return { settled: ids };
    },
    'POST /api/gestione/reports/undo': () => {
      open = reports;
      return { reopened: 1 };
    },
    'POST /api/gestione/reports/video': { failure: null },
  });
}

const decisions = (server: Awaited<ReturnType<typeof openDesk>>['server']) =>
  server.made('POST /api/gestione/requests/decide').map(({ body }) => body);
const row = (id: number) => screen.findByRole('article', { name: `Film ${id} (1999)` });

it('a row names who wants it, and since when', async () => {
  await openDesk([request(1)]);
  expect(await row(1)).toHaveTextContent('Anna, @bruno e un’altra persona, dal 12 nov 2026');
});

it('a press approves at once, and ‘Annulla’ has it wait again', async () => {
  const { server, user } = await openDesk([request(1), request(2)]);
  await user.click(await screen.findByRole('button', { name: 'Approva: Film 1 (1999)' }));
  expect(screen.queryByRole('article', { name: 'Film 1 (1999)' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Annulla' }));
  expect(await row(1)).toBeVisible();
  expect(decisions(server)).toEqual([{ decisions: [{ id: 1, to: { kind: 'approve' } }] }]);
  expect(server.made('POST /api/gestione/requests/undo')[0]?.body).toEqual({ ids: [1] });
});

it('a message says that a decision can no longer be taken back, has failed or was made before', async () => {
  const { server, user } = await openDesk([request(1), request(2), request(3)]);
  const approve = async (id: number) =>
    user.click(await screen.findByRole('button', { name: `Approva: Film ${id} (1999)` }));
  server.answer('POST /api/gestione/requests/undo', { reopened: 0 });
  await approve(1);
  await user.click(await screen.findByRole('button', { name: 'Annulla' }));
  expect(await screen.findByText(/^Non tutto si può annullare/)).toBeVisible();
  server.answer('POST /api/gestione/requests/decide', { decided: [], failures: ['Manca TMDB.'] });
  await approve(2);
  expect(await screen.findByText('Manca TMDB.')).toBeVisible();
  server.answer('POST /api/gestione/requests/decide', { decided: [], failures: [] });
  await approve(3);
  expect(await screen.findByText('Già deciso, nella chat o altrove.')).toBeVisible();
});

it('what the catalogue has is linked to it', async () => {
  const { server, user } = await openDesk([request(1, { guess: amarcord })]);
  await user.click(await screen.findByRole('button', { name: 'C’è già: Film 1 (1999)' }));
  await waitFor(() =>
    expect(decisions(server)).toEqual([{ decisions: [{ id: 1, to: { kind: 'title', id: 12 } }] }]),
  );
});

it('several are rejected for one reason in one’s own words', async () => {
  const { server, user } = await openDesk([request(1), request(2), request(3)]);
  await user.click(await screen.findByRole('checkbox', { name: 'Scegli Film 1 (1999)' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Scegli Film 3 (1999)' }));
  await user.click(screen.getByRole('button', { name: 'Rifiuta' }));
  const sheet = await screen.findByRole('dialog', { name: 'Perché le rifiuti?' });
  await user.type(within(sheet).getByRole('textbox', { name: 'Un altro motivo' }), 'Troppo lungo.{Enter}');
  const to = { kind: 'reject', reason: 'Troppo lungo.' };
  const sent = [1, 3].map((id) => ({ id, to }));
  await waitFor(() => expect(decisions(server)).toEqual([{ decisions: sent }]));
  expect(await screen.findByText('Decise 2 richieste. Avviso chi le ha fatte.')).toBeVisible();
});

it('words are searched at once, and can become a title or be approved as they are', async () => {
  const { server, user } = await openDesk([request(1, { type: null })]);
  server.answer('GET /api/gestione/titles', { titles: [amarcord] });
  server.answer('GET /api/tu/requestable', { isKnown: false, titles: [] });
  await user.click(await screen.findByRole('button', { name: 'Scegli: Film 1 (1999)' }));
  expect(await screen.findByRole('searchbox')).toHaveValue('Film 1');
  await waitFor(() => expect(screen.getByRole('list', { name: 'Titoli trovati' })).toHaveTextContent('1973'));
  await user.click(await screen.findByRole('button', { name: /^Approva e basta/ }));
  await waitFor(() =>
    expect(decisions(server)).toEqual([{ decisions: [{ id: 1, to: { kind: 'approve' } }] }]),
  );
});

it('by keyboard G on a report whose video is gone says so', async () => {
  const { server, user } = await openDesk(
    [],
    [report(1, { isSendable: false })],
    '/gestione/richieste?mostra=reports',
  );
  (await screen.findByRole('article', { name: 'Titolo 1, 1973' })).focus();
  await user.keyboard('g');
  expect(await screen.findByText('Questo video non c’è più.')).toBeVisible();
  expect(server.made('POST /api/gestione/reports/video')).toEqual([]);
});

it('by keyboard Enter approves, R asks for a reason, and the next row takes the focus', async () => {
  const { server, user } = await openDesk([request(1), request(2)]);
  (await row(1)).focus();
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await row(2)).toHaveFocus());
  await user.keyboard('r');
  await user.click(await screen.findByRole('button', { name: 'Non si trova.' }));
  await waitFor(() => expect(decisions(server)).toHaveLength(2));
  const to = { kind: 'reject', reason: 'notFound' };
  expect(decisions(server)[1]).toEqual({ decisions: [{ id: 2, to }] });
  expect(await screen.findByText('Non c’è altro da decidere.')).toBeVisible();
});

it('a report shows the words of people, and is closed with ‘Annulla’', async () => {
  const { server, user } = await openDesk([], [report(1)], '/gestione/richieste?mostra=reports');
  const name = 'Titolo 1, 1973';
  expect(await screen.findByRole('article', { name })).toHaveTextContent(/Audio: 1 persona.*«Si sente male»/);
  await user.click(screen.getByRole('button', { name: `Guarda: ${name}` }));
  expect(await screen.findByText('Il video è nella chat con il bot.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: `Risolto: ${name}` }));
  expect(await screen.findByText('Nessuna segnalazione aperta.')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Annulla' }));
  expect(await screen.findByRole('article', { name })).toBeVisible();
  expect(server.made('POST /api/gestione/reports/settle')[0]?.body).toEqual({ ids: [1], state: 'resolved' });
});
