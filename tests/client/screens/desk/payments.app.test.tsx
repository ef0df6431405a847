import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { offerExtensions, openApp } from '../../support/open-app.tsx';
import { stubLayout } from '../../support/stub-layout.ts';

beforeEach(() => stubLayout(2000));

const payment = (id: string, more: object = {}) => ({
  id,
  person: { id: '1', username: null, firstName: 'Anna' },
  stars: 100,
  product: 'subscription',
  paidAt: Date.UTC(2026, 10, 2, 12),
  refundedAt: null,
  ...more,
});

async function openPayments(answer: object = { failure: null, note: null }) {
  offerExtensions();
  let refundedAt: number | null = null;
  return openApp('/gestione/pagamenti', {
    'GET /api/gestione': { role: 'owner', waiting: {} },
    'GET /api/gestione/payments': () => ({
      payments: [payment('a', { refundedAt }), payment('b', { person: null, stars: 1 })],
      next: null,
    }),
    'POST /api/gestione/payments/refund': () => {
      if (!('failure' in answer && answer.failure)) refundedAt = Date.UTC(2026, 10, 3, 12);
      return answer;
    },
  });
}

const refund = () => screen.findByRole('button', { name: /^Rimborsa: 100 Stelle · Anna/ });

it('a row says how much, who, what for and when; one without a person has no refund', async () => {
  await openPayments();
  expect(await screen.findByRole('article', { name: '100 Stelle · Anna' })).toHaveTextContent(
    /Abbonamento · 2 nov 2026/,
  );
  expect(await screen.findByRole('article', { name: '1 Stella · dati cancellati' })).not.toHaveTextContent(
    'Rimborsa',
  );
});

it('a refund asks first, is made once, and is shown', async () => {
  const { server, user } = await openPayments();
  await user.click(await refund());
  expect(await screen.findByText(/Le Stelle tornano a Anna/)).toBeVisible();
  expect(server.made('POST /api/gestione/payments/refund')).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Rimborsa' }));
  expect(await screen.findByText('Rimborsato')).toBeVisible();
  expect(server.made('POST /api/gestione/payments/refund').map(({ body }) => body)).toEqual([
    { payment: 'a' },
  ]);
});

it('a refund that the messenger refuses says why, and can be pressed again', async () => {
  const { user } = await openPayments({ failure: 'Il rimborso non è riuscito: CHARGE_ID_EMPTY', note: null });
  await user.click(await refund());
  await user.click(await screen.findByRole('button', { name: 'Rimborsa' }));
  expect(await screen.findByText(/CHARGE_ID_EMPTY/)).toBeVisible();
  await waitFor(async () => expect(await refund()).toBeVisible());
});
