import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { offerExtensions, openAppInMessenger } from '../../support/open-app.tsx';
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

const HOME = {
  'GET /api/get_top': [title(1)],
  'GET /api/content_in_list/1': { inList: false },
  'POST /api/play_content': { success: true, isChatMissing: true },
  'POST /api/search_content': '',
};

type Answers = Record<string, [event: string, payload: unknown]>;

async function openByLink(answers: Answers) {
  // This host answers no other requests.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const app = await openAppInMessenger('/', HOME, { initData, answers });
  return {
    ...app,
    press: async (name: string) => app.user.click(await screen.findByRole('button', { name })),
    asked: () => app.host.paramsOf('web_app_request_write_access').length,
    closed: () => app.host.paramsOf('web_app_close').length,
  };
}

test('people who came by a link are asked to let the bot write before anything is sent', async () => {
  offerExtensions();
  setBotUsername('altro_bot');
  const answers: Answers = {};
  const { server, host, press, asked, closed } = await openByLink(answers);

  // After a refusal nothing is sent, and the app stays and explains the next step.
  answers['web_app_request_write_access'] = ['write_access_requested', { status: 'cancelled' }];
  await press('Riproduci');
  expect(await screen.findByText('Il bot non può ancora scriverti. Avvialo nella sua chat.')).toBeVisible();
  expect(server.made('POST /api/play_content')).toHaveLength(0);
  expect([asked(), closed()]).toEqual([1, 0]);
  await press('Apri la chat');
  expect(host.paramsOf('web_app_open_tg_link')).toEqual([{ path_full: '/altro_bot' }]);

  // Allowed at the second press, and not asked again.
  answers['web_app_request_write_access'] = ['write_access_requested', { status: 'allowed' }];
  await press('Riproduci');
  await waitFor(() => expect(closed()).toBe(1));
  expect([asked(), server.made('POST /api/play_content').length]).toEqual([2, 1]);
  await press('Cerca');
  await waitFor(() => expect(closed()).toBe(2));
  expect(asked()).toBe(2);
});

test('over a foreign API nobody is asked, and the app closes whatever the answer says', async () => {
  const { server, press, asked, closed } = await openByLink({});
  await press('Riproduci');
  await waitFor(() => expect(closed()).toBe(1));
  await press('Cerca');
  await waitFor(() => expect(closed()).toBe(2));
  expect([asked(), server.made('POST /api/play_content').length]).toEqual([0, 1]);
});
