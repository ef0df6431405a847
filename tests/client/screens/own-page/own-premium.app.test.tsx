import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { StubResponse } from '../../calls/fake-server.ts';
import { expectConsoleError } from '../../console-error.ts';
import { emit } from '../../messenger/fake-host.ts';
import { offerExtensions, openApp, openAppInMessenger } from '../../support/open-app.tsx';

beforeEach(offerExtensions);
const NONE = { isPremium: false, until: null, stars: 150, subscriptions: [] };
const END = Date.UTC(2030, 0, 31, 12);
const subscribed = (state: string) => ({
  isPremium: true,
  until: END,
  stars: 150,
  subscriptions: [{ state, expiresAt: END, stars: 150 }],
});

test('a subscription is paid in the app, which shows premium once the bot knows', async () => {
  const { server, user, host } = await openAppInMessenger('/tu/premium', {
    'GET /api/get_top': [],
    'GET /api/get_custom_lists': [],
    'GET /api/tu/premium': NONE,
    'POST /api/tu/premium/invoice': { link: 'https://t.me/$abc' },
  });
  expect(await screen.findByText('Crea le tue liste e trova subito il film giusto.')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Con Premium hai' }).children).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Abbonati: 150 Stelle' }));
  await waitFor(() => expect(host.paramsOf('web_app_open_invoice')).toEqual([{ slug: 'abc' }]));
  expect(server.made('POST /api/tu/premium/invoice')[0]?.body).toEqual({ kind: 'subscription' });
  server.answer('GET /api/check_premium_status', { isPremium: true });
  server.answer('GET /api/tu/premium', subscribed('active'));
  emit('invoice_closed', { slug: 'abc', status: 'paid' });
  expect(await screen.findByText('Hai Premium fino al 31 gennaio 2030.')).toBeVisible();
  expect(screen.getByText('L’abbonamento si rinnova il 31 gennaio 2030, per 150 Stelle.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Crea la tua prima lista' })).toHaveAttribute('href', '/tu/liste');
  expect(screen.getByRole('link', { name: 'Prova i filtri' })).toHaveAttribute('href', '/premium-search');
  emit('back_button_pressed');
  expect(await screen.findByRole('link', { name: 'Ricerca premium' })).toBeVisible();
});

test('a renewal is stopped at once, and continues with a message if the messenger refuses', async () => {
  expectConsoleError(/renewal failed/);
  const { server, user } = await openApp('/tu/premium', {
    'GET /api/tu/premium': subscribed('active'),
    'GET /api/get_custom_lists': [],
    'POST /api/tu/premium/renewal': new StubResponse(409),
  });
  const stop = () => screen.findByRole('button', { name: 'Non rinnovare più' });
  await user.click(await stop());
  expect(await screen.findByText(/Telegram non lo permette da qui/)).toBeVisible();
  expect(await stop()).toBeVisible();
  server.answer('POST /api/tu/premium/renewal', { success: true });
  server.answer('GET /api/tu/premium', subscribed('canceled'));
  await user.click(await stop());
  expect(screen.getByText('L’abbonamento finisce il 31 gennaio 2030 e non si rinnova.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Rinnova di nuovo' })).toBeVisible();
});

test('an invoice that cannot be made shows a message, and is tried again', async () => {
  expectConsoleError(/invoice failed/);
  const { server, user } = await openApp('/tu/premium', {
    'GET /api/tu/premium': NONE,
    'POST /api/tu/premium/invoice': new StubResponse(503),
  });
  await user.click(await screen.findByRole('button', { name: 'Regala un mese: 150 Stelle' }));
  await user.click(await screen.findByRole('button', { name: 'Riprova' }));
  await waitFor(() => expect(server.made('POST /api/tu/premium/invoice')).toHaveLength(2));
});
