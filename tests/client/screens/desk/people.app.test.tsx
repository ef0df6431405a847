import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { offerExtensions, openApp } from '../../support/open-app.tsx';
import { stubLayout } from '../../support/stub-layout.ts';

beforeEach(() => stubLayout(2000));

const person = (id: string, firstName: string, more: object = {}) => ({
  id,
  firstName,
  username: null,
  lastSeenAt: Date.UTC(2026, 10, 2),
  isPremium: false,
  premiumUntil: null,
  isBanned: false,
  role: null,
  ...more,
});

async function openPeople(role: 'owner' | 'helper' = 'owner') {
  offerExtensions();
  return openApp('/gestione/persone', {
    'GET /api/gestione': { role, waiting: {} },
    'GET /api/gestione/people': {
      people: [
        person('1', 'Anna', { isPremium: true, premiumUntil: Date.UTC(2027, 0, 21, 12) }),
        person('9009', 'Olga', { role: 'owner' }),
      ],
      next: null,
    },
    'POST /api/gestione/people/banned': { success: true, note: 'Il rinnovo è fermato.' },
    'POST /api/gestione/people/helper': { success: true },
    'GET /api/gestione/people/1/unwatched': { titles: [{ id: 7, name: 'Amarcord' }] },
    'GET /api/gestione/people/9009/unwatched': { titles: [] },
    'POST /api/gestione/people/premium': { success: true, isNotified: false },
    'POST /api/gestione/people/erasure': { stillRenews: false },
  });
}

it('a person’s row says until when they are premium; an owner is neither banned nor made a helper', async () => {
  await openPeople();
  expect(await screen.findByRole('article', { name: 'Anna' })).toHaveTextContent(
    /Premium fino al 21 gen 2027/,
  );
  const buttons = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(buttons.filter((label) => label?.includes('Olga'))).toEqual(['Altro: Olga']);
});

it('a ban asks first, is seen at once, and says what became of the renewal', async () => {
  const { server, user } = await openPeople();
  await user.click(await screen.findByRole('button', { name: 'Altro: Anna' }));
  await user.click(await screen.findByRole('button', { name: 'Blocca…' }));
  expect(server.made('POST /api/gestione')).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Blocca' }));
  expect(await screen.findByText('Il rinnovo è fermato.')).toBeVisible();
  expect(server.made('POST /api/gestione/people/banned')[0]?.body).toEqual({ person: '1', isBanned: true });
});

it('making a helper asks first and says what a helper sees; the words in the field are searched', async () => {
  const { server, user } = await openPeople();
  await user.click(await screen.findByRole('button', { name: 'Altro: Anna' }));
  await user.click(await screen.findByRole('button', { name: 'Nomina collaboratore…' }));
  expect(await screen.findByText(/Vedrà i video da abbinare/)).toBeVisible();
  expect(server.made('POST /api/gestione/people/helper')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Nomina collaboratore' }));
  await waitFor(() =>
    expect(server.made('POST /api/gestione/people/helper')[0]?.body).toEqual({ person: '1', isHelper: true }),
  );
  await user.type(screen.getByRole('searchbox'), 'anna');
  await waitFor(() =>
    expect(server.made('GET /api/gestione/people').at(-1)?.query).toMatchObject({ words: 'anna' }),
  );
});

it('a person’s sheet names what they asked for and never opened, and gives premium', async () => {
  const { server, user } = await openPeople();
  await user.click(await screen.findByRole('button', { name: 'Altro: Anna' }));
  expect(await screen.findByText('Titoli chiesti e mai aperti: Amarcord.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Regala 30 giorni/ }));
  expect(await screen.findByText(/non posso scrivere a chi lo riceve/)).toBeVisible();
  expect(server.made('POST /api/gestione/people/premium').map(({ body }) => body)).toEqual([
    { person: '1', press: expect.any(Number) },
  ]);
});

it('an erasure warns first; an owner has none', async () => {
  const { server, user } = await openPeople();
  await user.click(await screen.findByRole('button', { name: 'Altro: Olga' }));
  expect(await screen.findByRole('button', { name: 'Chiudi i suoi accessi' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cancella i suoi dati' })).toBeNull();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Altro: Anna' }));
  await user.click(await screen.findByRole('button', { name: 'Cancella i suoi dati' }));
  expect(await screen.findByText(/Spariscono per sempre/)).toBeVisible();
  expect(server.made('POST /api/gestione')).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Cancella per sempre' }));
  expect(await screen.findByText('Dati cancellati.')).toBeVisible();
  expect(server.made('POST /api/gestione/people/erasure')[0]?.body).toEqual({
    person: '1',
    isConfirmed: true,
  });
});

it('a helper has no such section', async () => {
  const { server } = await openPeople('helper');
  expect(await screen.findByRole('heading', { name: 'Gestione' })).toBeVisible();
  expect(server.made('GET /api/gestione/people')).toEqual([]);
});
