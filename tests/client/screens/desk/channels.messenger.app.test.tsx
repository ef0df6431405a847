import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { emit } from '../../messenger/fake-host.ts';
import { offerExtensions, openAppInMessenger } from '../../support/open-app.tsx';

const LINK = 'https://t.me/prova_bot?startchannel&admin=manage_chat';
const CHANNEL = { id: '-1', title: 'Archivio', used: 0, unmatched: 0, isLost: false };

async function openChannels(version: string, request: string | null = 'abc') {
  offerExtensions();
  const page = await openAppInMessenger(
    '/gestione/importa',
    {
      'GET /api/gestione': { role: 'owner', waiting: {} },
      'GET /api/gestione/imports': { run: null, isTmdbSet: true },
      'GET /api/gestione/channels': { channels: [], link: LINK },
      'POST /api/gestione/channels/choose': { request },
    },
    { version, initData: 'user=%7B%22id%22%3A42%7D&auth_date=1&hash=x&signature=y' },
  );
  await page.user.click(await screen.findByRole('button', { name: 'Collega un canale' }));
  return page;
}

it('a channel is connected by the messenger’s own chooser, and listed once the bot has heard of it', async () => {
  const { host, server } = await openChannels('9.6');
  await waitFor(() => expect(host.paramsOf('web_app_request_chat')).toEqual([{ req_id: 'abc' }]));
  server.answer('GET /api/gestione/channels', { channels: [CHANNEL], link: LINK });
  emit('requested_chat_sent', { req_id: 'abc' });
  expect(await screen.findByText('Archivio')).toBeVisible();
  expect(host.paramsOf('web_app_open_tg_link')).toEqual([]);
});

it.each([
  ['has no chooser', '9.1', 'abc'],
  ['prepares none', '9.6', null],
])('where the messenger %s a link offers the channels', async (_, version, request) => {
  const { host } = await openChannels(version, request);
  const path_full = '/prova_bot?startchannel&admin=manage_chat';
  await waitFor(() => expect(host.paramsOf('web_app_open_tg_link')).toEqual([{ path_full }]));
  expect(host.paramsOf('web_app_request_chat')).toEqual([]);
});
