import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { emit } from '../messenger/fake-host.ts';
import { offerExtensions, openAppInMessenger } from '../support/open-app.tsx';
import { title } from '../support/title-fixtures.ts';

/** Launch data as messengers before version 8.0 send them, and forks do today: without `signature`. */
const initData = new URLSearchParams({
  user: JSON.stringify({ id: 42, first_name: 'Ada' }),
  chat_instance: '7',
  chat_type: 'sender',
  auth_date: '1700000000',
  hash: 'a'.repeat(64),
}).toString();

test('version 6.9 has its back button, haptics, the question for write access, and is closed after play', async () => {
  offerExtensions();
  const { server, host, user } = await openAppInMessenger(
    '/content-view/7',
    {
      'GET /api/get_content/7': title(7, { generi: null }),
      'GET /api/content_in_list/*': {},
      'GET /api/get_top': [],
      'GET /api/tu/*': {},
      'POST /api/play_content': { success: true, isChatMissing: true },
    },
    { version: '6.9', initData },
  );
  const backButton = () => host.paramsOf('web_app_setup_back_button').at(-1);
  await waitFor(() => expect(backButton()).toEqual({ is_visible: true }));
  expect(server.made('POST /api/auth')[0]?.headers['X-Telegram-Init-Data']).toBe(initData);
  expect(screen.queryByRole('button', { name: 'Indietro' })).toBeNull();

  await user.click(await screen.findByRole('button', { name: 'Riproduci' }));
  await waitFor(() => expect(host.paramsOf('web_app_request_write_access')).toHaveLength(1));
  expect(host.paramsOf('web_app_close')).toEqual([]);
  emit('write_access_requested', { status: 'allowed' });
  await waitFor(() => expect(host.paramsOf('web_app_close')).toHaveLength(1));
  expect(host.paramsOf('web_app_trigger_haptic_feedback')).toContainEqual({
    type: 'notification',
    notification_type: 'success',
  });

  emit('back_button_pressed');
  await waitFor(() => expect(location.pathname).toBe('/home'));
  await waitFor(() => expect(backButton()).toEqual({ is_visible: false }));
});
