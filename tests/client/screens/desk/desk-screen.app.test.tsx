import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StubResponse } from '../../calls/fake-server.ts';
import { expectConsoleError } from '../../console-error.ts';
import { offerExtensions, openApp } from '../../support/open-app.tsx';

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

it('the desk says what waits, and an unknown section is the desk', async () => {
  offerExtensions();
  await openApp('/gestione/niente', { 'GET /api/gestione': { role: 'owner', waiting: {} } });
  expect(await screen.findByRole('heading', { name: 'Gestione' })).toBeVisible();
});
