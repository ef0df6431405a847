import { expect, test } from 'vitest';
import { channelPostUrl } from '../../../page/chat/post-actions.tsx';

test('a channel’s post has an address of the messenger’s form', () => {
  const author = { kind: 'channel', id: -1_009_009_000_001, name: 'Archivio' } as const;
  expect(channelPostUrl({ id: 101, chatId: author.id, author })).toBe('https://t.me/c/9009000001/101');
});

test('a person’s message has no address', () => {
  const author = { kind: 'person', id: 1001, name: 'Anna' } as const;
  expect(channelPostUrl({ id: 101, chatId: 1001, author })).toBeUndefined();
});
