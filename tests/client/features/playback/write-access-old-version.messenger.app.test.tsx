import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { offerExtensions, openAppInMessenger } from '../../support/open-app.tsx';
import { title } from '../../support/title-fixtures.ts';

test('in a messenger that cannot ask for write access the app says what to do, without a link to an unknown bot', async () => {
  offerExtensions();
  const { user, host } = await openAppInMessenger(
    '/',
    {
      'GET /api/get_top': [title(1)],
      'GET /api/content_in_list/1': { inList: false },
      'POST /api/play_content': '',
    },
    { version: '6.8', initData: 'chat_instance=7&auth_date=1&hash=h&signature=s' },
  );
  await user.click(await screen.findByRole('button', { name: 'Riproduci' }));
  expect(await screen.findByText(/Avvialo nella sua chat/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Apri la chat' })).toBeNull();
  expect(host.paramsOf('web_app_request_write_access')).toEqual([]);
  expect(host.paramsOf('web_app_close')).toEqual([]);
});
