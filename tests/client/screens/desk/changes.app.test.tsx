import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { StubResponse } from '../../calls/fake-server.ts';
import { expectConsoleError } from '../../console-error.ts';
import { offerExtensions, openApp } from '../../support/open-app.tsx';
import { stubLayout } from '../../support/stub-layout.ts';

beforeEach(() => stubLayout(2000));

const person = (id: string, firstName: string) => ({ id, firstName, username: null });
const change = (id: string, what: string, more: object = {}) => ({
  id,
  what,
  person: null,
  by: person('9009', 'Olga'),
  at: Date.UTC(2026, 10, 2, 12),
  undone: null,
  canBeUndone: true,
  ...more,
});

async function openChanges() {
  offerExtensions();
  let undone: object | null = null;
  return openApp('/gestione/modifiche', {
    'GET /api/gestione': { role: 'helper', waiting: {} },
    'GET /api/gestione/changes': () => ({
      changes: [
        change('3', 'Accesso bloccato', { person: person('1', 'Anna'), undone, canBeUndone: !undone }),
        change('2', 'Ignorato Trailer.mp4', { by: null, canBeUndone: false }),
      ],
      next: null,
    }),
    'POST /api/gestione/changes/undo': () => {
      undone = { at: Date.UTC(2026, 10, 3, 12), by: person('5', 'Bruno') };
      return { success: true };
    },
  });
}

it('a row says what, about whom, who did it and when', async () => {
  await openChanges();
  const row = await screen.findByRole('article', { name: 'Accesso bloccato: Anna' });
  expect(row).toHaveTextContent(/Olga · 2 nov 2026, \d\d:00/);
  expect(await screen.findByRole('article', { name: 'Ignorato Trailer.mp4' })).toHaveTextContent(/mp42 nov/);
});

it('only what can be undone has ‘Annulla’, and says afterwards who has undone it', async () => {
  const { server, user } = await openChanges();
  const undo = await screen.findByRole('button', { name: /^Annulla/ });
  await user.click(undo);
  expect(await screen.findByText(/^Annullata: Bruno · 3 nov 2026/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Annulla/ })).toBeNull();
  expect(server.made('POST /api/gestione/changes/undo').map(({ body }) => body)).toEqual([{ change: '3' }]);
});

it('a change that can no longer be undone says so, and stays', async () => {
  const { server, user } = await openChanges();
  expectConsoleError(/undo failed/);
  server.answer('POST /api/gestione/changes/undo', new StubResponse(409));
  await user.click(await screen.findByRole('button', { name: /^Annulla/ }));
  expect(await screen.findByText('Non si può più annullare. Nel frattempo è cambiato.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: /^Annulla/ })).toBeVisible());
});

it('a failure on the way is not a change of somebody else', async () => {
  const { server, user } = await openChanges();
  expectConsoleError(/undo failed/);
  server.answer('POST /api/gestione/changes/undo', new StubResponse(403));
  await user.click(await screen.findByRole('button', { name: /^Annulla/ }));
  expect(await screen.findByText('La modifica non è stata salvata. Riprova.')).toBeVisible();
});

it('things of a change that have changed since are counted and named', async () => {
  const { server, user } = await openChanges();
  const left = { count: 2, names: ['Nosferatu', 'Metropolis'] };
  server.answer('POST /api/gestione/changes/undo', { success: true, left });
  await user.click(await screen.findByRole('button', { name: /^Annulla/ }));
  const text = 'Annullato, tranne 2 che nel frattempo sono cambiati: Nosferatu, Metropolis.';
  expect(await screen.findByText(text)).toBeVisible();
});
