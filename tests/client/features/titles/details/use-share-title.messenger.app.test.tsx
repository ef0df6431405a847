import { screen, waitFor } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { offerExtensions, openAppInMessenger } from '../../../support/open-app.tsx';
import { setBotUsername } from '../../../support/set-bot-username.ts';
import { title } from '../../../support/title-fixtures.ts';

const LINK = '/share/url?url=https%3A%2F%2Ft.me%2Faltro_bot%3Fstart%3D7&text=Titolo%207';

afterAll(() => setBotUsername(undefined));

test('‘Condividi’ is the bot’s link on our server too, and asks nothing of it', async () => {
  setBotUsername('altro_bot');
  offerExtensions();
  const { server, user, host } = await openAppInMessenger(
    '/content-view/7',
    { 'GET /api/get_content/7': title(7, { generi: null }), 'GET /api/content_in_list/7': { inList: false } },
    { initData: 'auth_date=1&hash=h&signature=s' },
  );
  const changes = () => server.made('POST').filter(({ path }) => path !== '/api/auth');
  await user.click(await screen.findByRole('button', { name: 'Condividi' }));
  await waitFor(() => expect(host.paramsOf('web_app_open_tg_link')).toEqual([{ path_full: LINK }]));
  expect(host.paramsOf('web_app_send_prepared_message')).toEqual([]);
  expect(changes()).toEqual([]);
});
