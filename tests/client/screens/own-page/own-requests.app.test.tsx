import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { StubResponse } from '../../calls/fake-server.ts';
import { expectConsoleError } from '../../console-error.ts';
import { offerExtensions, openApp } from '../../support/open-app.tsx';

beforeEach(offerExtensions);
const request = (id: number, name: string, rest = {}) => ({
  id,
  name,
  people: 1,
  isAccepted: false,
  ...rest,
});
const NOSFERATU = request(1, 'Nosferatu (1922)');
const answers = {
  'GET /api/tu/requests': { requests: [NOSFERATU, request(2, 'Alba', { people: 3, isAccepted: true })] },
  'POST /api/tu/requests/wanted': { success: true },
};
const withdraw = () => screen.findByRole('button', { name: 'Ritira «Nosferatu (1922)»' });

test('requests are shown with their state, withdrawn at once, and asked for again by ‘Annulla’', async () => {
  const { server, user } = await openApp('/tu/richieste', answers);
  expect(await screen.findByText('In attesa · per ora l’hai chiesto solo tu')).toBeVisible();
  expect(screen.getByText('Approvata, ti scrivo quando c’è · lo vogliono in 3')).toBeVisible();
  await user.click(await withdraw());
  await waitFor(() => expect(screen.queryByText('Nosferatu (1922)')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Annulla' }));
  expect(await screen.findByText('Nosferatu (1922)')).toBeVisible();
  await waitFor(() =>
    expect(server.made('POST /api/tu/requests/wanted').at(-1)?.body).toEqual({ id: '1', isWanted: true }),
  );
});

test('a withdrawal that is refused is undone with a message', async () => {
  expectConsoleError(/wanted failed/);
  const { user } = await openApp('/tu/richieste', {
    ...answers,
    'POST /api/tu/requests/wanted': new StubResponse(404),
  });
  await user.click(await withdraw());
  expect(await screen.findByText('La richiesta non è stata ritirata. Riprova.')).toBeVisible();
  expect(await withdraw()).toBeVisible();
});

test('a title of the movie database is asked for, and is then among the requests', async () => {
  const { server, user } = await openApp('/tu/richieste', {
    'GET /api/tu/requests': { requests: [] },
    'GET /api/tu/search': { found: [] },
    'GET /api/tu/requestable': {
      isKnown: true,
      titles: [{ type: 'film', id: 653, title: 'Nosferatu', year: '1922' }],
    },
    'POST /api/tu/requests': { outcome: 'new', request: NOSFERATU, titleId: null, reason: null },
  });
  expect(await screen.findByText(/Non hai richieste aperte/)).toBeVisible();
  await user.type(await screen.findByRole('searchbox', { name: 'Quale titolo manca?' }), 'nosfer');
  const ask = await screen.findByRole('button', { name: 'Chiedi Nosferatu (1922)' });
  server.answer('GET /api/tu/requests', { requests: [NOSFERATU] });
  await user.click(ask);
  expect(await screen.findByText('Richiesta inviata. Ti scrivo in chat com’è andata.')).toBeVisible();
  expect(await withdraw()).toBeVisible();
  expect(server.made('POST /api/tu/requests')[0]?.body).toEqual({
    words: 'nosfer',
    tmdb: { type: 'film', id: 653 },
    isLookedUp: true,
  });
});

test('words can be asked for while the movie database is away, and a failure can be repeated', async () => {
  expectConsoleError(/POST \/api\/tu\/requests failed/);
  const { server, user } = await openApp('/tu/richieste?titolo=alba', {
    'GET /api/tu/requests': { requests: [] },
    'GET /api/tu/search': { found: [] },
    'GET /api/tu/requestable': { isKnown: false, titles: [] },
    'POST /api/tu/requests': new StubResponse(503),
  });
  await user.click(await screen.findByRole('button', { name: 'Chiedi «alba»' }));
  const again = await screen.findByRole('button', { name: 'Riprova' });
  server.answer('POST /api/tu/requests', { outcome: 'exists', request: null, titleId: 7, reason: null });
  await user.click(again);
  expect(await screen.findByText('C’è già nel catalogo, puoi guardarlo.')).toBeVisible();
  expect(server.made('POST /api/tu/requests').at(-1)?.body).toMatchObject({ tmdb: null, isLookedUp: false });
});
