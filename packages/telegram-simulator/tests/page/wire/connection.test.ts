import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openConnection } from '../../../page/wire/connection.ts';
import { messageFixture } from '../chat/message-fixture.ts';
import { stateFixture } from './state-fixture.ts';

class FakeStream {
  static all: FakeStream[] = [];
  onmessage?: (message: { data: string }) => void;
  onerror?: () => void;
  isClosed = false;

  readonly url: string;

  constructor(url: string) {
    this.url = url;
    FakeStream.all.push(this);
  }

  close(): void {
    this.isClosed = true;
  }

  say(event: unknown): void {
    this.onmessage?.({ data: JSON.stringify(event) });
  }
}

const answer = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  FakeStream.all = [];
  answer.mockReset().mockImplementation(async () => Response.json(stateFixture));
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('EventSource', FakeStream);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

test('the page fetches the state and follows later events', async () => {
  const connection = openConnection();
  await settle();
  expect(connection.current().state?.sequence).toBe(5);
  expect(FakeStream.all.map(({ url }) => url)).toEqual(['/wire/events?after=5']);
  const heard = vi.fn<(event: { type: string }) => void>();
  connection.listen(heard);
  FakeStream.all[0]?.say({ type: 'messageSent', message: messageFixture() });
  expect(connection.current().state?.chats[0]?.messages).toHaveLength(1);
  expect(heard).toHaveBeenCalledOnce();
});

test('a lost connection is shown, and retried', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const connection = openConnection();
  await settle();
  FakeStream.all[0]?.onerror?.();
  expect(connection.current().isLost).toBe(true);
  expect(FakeStream.all[0]?.isClosed).toBe(true);
  await vi.advanceTimersByTimeAsync(2000);
  expect(connection.current().isLost).toBe(false);
  expect(FakeStream.all).toHaveLength(2);
  expect(warned).toHaveBeenCalledOnce();
});

test('the page starts over when the server asks for it', async () => {
  openConnection();
  await settle();
  FakeStream.all[0]?.say({ type: 'reset' });
  await settle();
  expect(answer).toHaveBeenCalledTimes(2);
  expect(FakeStream.all[0]?.isClosed).toBe(true);
});
