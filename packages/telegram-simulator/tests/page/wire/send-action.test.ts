import { afterEach, expect, test, vi } from 'vitest';
import { ActionRefused, sendAction } from '../../../page/wire/send-action.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function answerWith(body: unknown) {
  const answer = vi.fn<typeof fetch>().mockResolvedValue(Response.json(body));
  vi.stubGlobal('fetch', answer);
  return answer;
}

test('the action is sent and its result returned', async () => {
  const sent = answerWith({ ok: true, result: { kind: 'chat', chatId: 1001 } });
  const action = { type: 'openLink', person: 1001, url: 'https://t.me/vetrina_demo_bot' } as const;
  expect(await sendAction(action)).toEqual({ kind: 'chat', chatId: 1001 });
  expect(sent.mock.calls[0]?.[1]?.body).toBe(JSON.stringify(action));
});

test('a refusal carries the server’s message', async () => {
  answerWith({ ok: false, error: 'Nobody has the id 5.' });
  await expect(sendAction({ type: 'block', person: 5 })).rejects.toThrow(
    new ActionRefused('Nobody has the id 5.'),
  );
});
