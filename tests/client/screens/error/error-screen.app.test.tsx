import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StubResponse } from '../../calls/fake-server.ts';
import { expectConsoleError } from '../../console-error.ts';
import { openApp } from '../../support/open-app.tsx';

test.each(['/error', '/nowhere', '/list', '/content-view', '/home/deeper'])(
  '%s shows the error page',
  async (path) => {
    const { server } = await openApp(path);
    expect(await screen.findByRole('heading', { name: 'ERRORE' })).toBeVisible();
    expect(screen.getByText('Utente non autorizzato o token scaduto')).toBeVisible();
    expect(screen.getByText('Invia di nuovo /start nel bot')).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
    await waitFor(() => expect(document.title).toBe('Errore · Vetrina'));
    expect(server.calls).toEqual([]);
  },
);

test('an unknown path leads people with a session to the home', async () => {
  const { user } = await openApp('/nowhere?a=b', { 'GET /api/*': [] });
  await user.click(await screen.findByRole('button', { name: 'Torna alla home' }));
  expect(await screen.findByRole('navigation', { name: 'Sezioni' })).toBeVisible();
  expect(location.pathname).toBe('/home');
  expect(location.search, 'id and key leave the address').toBe('?a=b');
});

test('a refused person is offered no way into the app', async () => {
  expectConsoleError(/POST \/api\/auth failed/);
  await openApp('/home', { 'POST /api/auth': new StubResponse(401) });
  expect(await screen.findByRole('heading', { name: 'ERRORE' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Torna alla home' })).toBeNull();
});
