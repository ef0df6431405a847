import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { offerExtensions, openApp } from '../../support/open-app.tsx';
import { stubLayout } from '../../support/stub-layout.ts';

it('a row says what, about whom, who did it and when', async () => {
  stubLayout(2000);
  offerExtensions();
  const person = (id: string, firstName: string) => ({ id, firstName, username: null });
  const at = Date.UTC(2026, 10, 2, 12);
  await openApp('/gestione/modifiche', {
    'GET /api/gestione': { role: 'helper', waiting: {} },
    'GET /api/gestione/changes': {
      changes: [
        { id: '3', what: 'Accesso bloccato', person: person('1', 'Anna'), by: person('9009', 'Olga'), at },
        { id: '2', what: 'Ignorato Trailer.mp4', person: null, by: null, at },
      ],
      next: null,
    },
  });
  const row = await screen.findByRole('article', { name: 'Accesso bloccato: Anna' });
  expect(row).toHaveTextContent(/Olga · 2 nov 2026, \d\d:00/);
  expect(await screen.findByRole('article', { name: 'Ignorato Trailer.mp4' })).toHaveTextContent(/mp42 nov/);
});
