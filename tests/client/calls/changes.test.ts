import { describe, expect, test, vi } from 'vitest';
import { requestChatSearch, requestPlayback } from '../../../src/client/calls/bot-requests.ts';
import { setCustomListMembership } from '../../../src/client/calls/custom-lists.ts';
import { httpClient } from '../../../src/client/calls/http-client.ts';
import { toggleListMembership } from '../../../src/client/calls/lists.ts';
import { premiumQuery } from '../../../src/client/calls/premium.ts';
import { FakeServer, type StubResponses } from './fake-server.ts';

let server: FakeServer;

function answering(answers: StubResponses): void {
  server = new FakeServer(answers);
  server.install(httpClient);
}

describe('mutations', () => {
  test.each([
    [
      '/api/add_content_to/1',
      { user_id: '42', list_name: 'liste' },
      () => toggleListMembership(1, 'liste', '42'),
    ],
    ['/api/play_content', { user_id: '42', content_id: 1 }, () => requestPlayback(1, '42')],
    ['/api/search_content', { user_id: '42' }, () => requestChatSearch('42')],
  ])('POST %s', async (path, body, send) => {
    answering({ [`POST ${path}`]: '' });
    await send();
    expect(server.calls).toMatchObject([{ path, body, query: {} }]);
  });

  test.each([
    ['add_to', true],
    ['remove_from', false],
  ])('POST /api/%s_custom_list succeeds only if the response says so', async (name, inList) => {
    const body = { user_id: '42', custom_list_id: 5, content_id: 1 };
    answering({ [`POST /api/${name}_custom_list`]: { success: true } });
    expect(await setCustomListMembership(1, 5, '42', inList)).toBe(true);
    expect(server.calls).toMatchObject([{ body }]);
    server.answer(`POST /api/${name}_custom_list`, { success: 1 });
    expect(await setCustomListMembership(1, 5, '42', inList)).toBe(false);
  });

  test('mutations can be cancelled', async () => {
    const request = vi.spyOn(httpClient, 'request');
    const { signal } = new AbortController();
    answering({ 'POST /api/*': '' });
    await requestPlayback(1, '42', signal);
    await requestChatSearch('42', signal);
    expect(request.mock.calls.map(([{ signal: given }]) => given)).toEqual([signal, signal]);
    request.mockRestore();
  });
});

test('premium status is refetched on focus only while it is not true', () => {
  const { refetchOnWindowFocus } = premiumQuery('42');
  const refetch = (data: boolean | undefined) =>
    typeof refetchOnWindowFocus === 'function' && refetchOnWindowFocus({ state: { data } } as never);
  expect([true, false, undefined].map(refetch)).toEqual([false, 'always', 'always']);
});
