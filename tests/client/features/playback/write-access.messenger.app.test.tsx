import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openAppInMessenger } from '../../support/open-app.tsx';
import { setBotUsername } from '../../support/set-bot-username.ts';
import { title } from '../../support/title-fixtures.ts';

const initData = new URLSearchParams({
  user: JSON.stringify({ id: 42, first_name: 'Ada' }),
  chat_type: 'sender',
  chat_instance: '77',
  auth_date: '1',
  hash: 'h',
  signature: 's',
}).toString();

test('people who have blocked the bot since are asked, too, where the server knows it', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const answers: Record<string, [event: string, payload: unknown]> = {
    web_app_request_write_access: ['write_access_requested', { status: 'cancelled' }],
  };
  const play = { success: true, isChatMissing: true };
  const { user, host } = await openAppInMessenger(
    '/',
    {
      'GET /api/get_top': [title(1)],
      'GET /api/content_in_list/1': { inList: false },
      'POST /api/play_content': play,
    },
    { answers },
  );
  await user.click(await screen.findByRole('button', { name: 'Riproduci' }));
  expect(await screen.findByText('Il bot non può ancora scriverti: avvialo nella sua chat.')).toBeVisible();
  expect(host.paramsOf('web_app_request_write_access')).toHaveLength(1);
  expect(host.paramsOf('web_app_close')).toHaveLength(0);
});

test('people who came by a link are asked to let the bot write, after the call and before the app closes', async () => {
  // This host answers no other requests.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  setBotUsername('altro_bot');
  const answers: Record<string, [event: string, payload: unknown]> = {};
  const { server, user, host } = await openAppInMessenger(
    '/',
    {
      'GET /api/get_top': [title(1)],
      'GET /api/content_in_list/1': { inList: false },
      'POST /api/play_content': '',
      'POST /api/search_content': '',
    },
    { initData, answers },
  );
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const requested = () => host.paramsOf('web_app_request_write_access').length;
  const closed = () => host.paramsOf('web_app_close').length;

  // Refused: the server keeps the request, and a toast says what to do.
  answers['web_app_request_write_access'] = ['write_access_requested', { status: 'cancelled' }];
  await press('Riproduci');
  expect(await screen.findByText('Il bot non può ancora scriverti: avvialo nella sua chat.')).toBeVisible();
  expect(server.made('POST /api/play_content')).toHaveLength(1);
  expect([requested(), closed()]).toEqual([1, 0]);
  await press('Apri la chat');
  expect(host.paramsOf('web_app_open_tg_link')).toEqual([{ path_full: '/altro_bot' }]);

  // Allowed at the second request, and not requested again.
  answers['web_app_request_write_access'] = ['write_access_requested', { status: 'allowed' }];
  await press('Riproduci');
  await waitFor(() => expect(closed()).toBe(1));
  expect([requested(), server.made('POST /api/play_content').length]).toEqual([2, 2]);
  await press('Cerca');
  await waitFor(() => expect(closed()).toBe(2));
  expect(requested()).toBe(2);
});
