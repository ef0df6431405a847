import { screen, waitFor } from '@testing-library/react';
import { afterAll, expect, test, vi } from 'vitest';
import { StubResponse } from '../../../calls/fake-server.ts';
import { expectConsoleError } from '../../../console-error.ts';
import { offerExtensions, openAppInMessenger } from '../../../support/open-app.tsx';
import { setBotUsername } from '../../../support/set-bot-username.ts';
import { title } from '../../../support/title-fixtures.ts';

const LINK = '/share/url?url=https%3A%2F%2Ft.me%2Faltro_bot%3Fstart%3D7&text=Titolo%207';

afterAll(() => setBotUsername(undefined));

test('‘Condividi’ sends a card if the messenger takes it, else the link', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expectConsoleError(/POST \/api\/prepared_share\/:id failed/);
  setBotUsername('altro_bot');
  offerExtensions({ preparesShares: true });
  const answers: Record<string, [event: string, payload: unknown]> = {};
  const { server, user, host } = await openAppInMessenger(
    '/content-view/7',
    {
      'GET /api/get_content/7': title(7, { generi: null }),
      'GET /api/content_in_list/7': { inList: false },
      'POST /api/prepared_share/7': { id: 'card-7' },
    },
    { answers, initData: 'auth_date=1&hash=h&signature=s' },
  );
  const share = async () => user.click(await screen.findByRole('button', { name: 'Condividi' }));
  const cards = () => host.paramsOf('web_app_send_prepared_message');
  const links = () => host.paramsOf('web_app_open_tg_link');

  answers['web_app_send_prepared_message'] = ['prepared_message_sent', undefined];
  await share();
  await waitFor(() => expect(cards()).toEqual([{ id: 'card-7' }]));
  expect(server.made('POST /api/prepared_share')).toMatchObject([{ query: {}, body: undefined }]);

  answers['web_app_send_prepared_message'] = ['prepared_message_failed', { error: 'USER_DECLINED' }];
  await share();
  await waitFor(() => expect(cards()).toHaveLength(2));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(links()).toEqual([]);

  answers['web_app_send_prepared_message'] = ['prepared_message_failed', { error: 'MESSAGE_EXPIRED' }];
  await share();
  await waitFor(() => expect(links()).toHaveLength(1));

  server.answer('POST /api/prepared_share/7', new StubResponse(502));
  await share();
  await waitFor(() => expect(links()).toHaveLength(2));
  expect(links().at(-1)).toEqual({ path_full: LINK });
});

test('a slow card is replaced by the link', async () => {
  vi.useFakeTimers();
  const { requestPreparedShare } = await import('../../../../../src/client/calls/prepared-share.ts');
  const { httpClient } = await import('../../../../../src/client/calls/http-client.ts');
  const { FakeServer, deferredResponse } = await import('../../../calls/fake-server.ts');
  new FakeServer({ 'POST /api/prepared_share/7': deferredResponse().answerer }).install(httpClient);
  const result = requestPreparedShare(7);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await result).toBeUndefined();
  vi.useRealTimers();
});
