import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAppInMessenger } from '../support/open-app.tsx';
import { title } from '../support/title-fixtures.ts';

/** Launch data of a button, as messengers before version 8.0 send them. */
const initData = new URLSearchParams({
  user: JSON.stringify({ id: 42, first_name: 'Ada' }),
  query_id: 'AAG1',
  auth_date: '1700000000',
  hash: 'a'.repeat(64),
}).toString();

test('version 6.0, which has no back button, gets the arrow of the page, and is closed after play', async () => {
  const { host, user } = await openAppInMessenger(
    '/content-view/7',
    {
      'GET /api/get_content/7': title(7, { generi: null }),
      'GET /api/content_in_list/*': {},
      'GET /api/get_top': [],
      'POST /api/play_content': '',
    },
    { version: '6.0', initData },
  );
  await user.click(await screen.findByRole('button', { name: 'Riproduci' }));
  await waitFor(() => expect(host.paramsOf('web_app_close')).toHaveLength(1));
  for (const method of ['web_app_setup_back_button', 'web_app_request_write_access'])
    expect(host.paramsOf(method), method).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Indietro' }));
  await waitFor(() => expect(location.pathname).toBe('/home'));
});
