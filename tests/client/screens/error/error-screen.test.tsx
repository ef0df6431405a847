import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
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
