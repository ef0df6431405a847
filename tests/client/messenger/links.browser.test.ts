import { afterEach, expect, test, vi } from 'vitest';
import { openExternalLink, shareLink } from '../../../src/client/messenger/links.ts';
import { spyOnWarnings } from './fake-host.ts';

const link = { url: 'https://t.me/vetrina_bot?start=7', text: 'Il film' };
spyOnWarnings();

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  vi.restoreAllMocks();
  spyOnWarnings();
});

function offerSheet(share: () => Promise<void>) {
  const sheet = vi.fn(share);
  Object.defineProperty(navigator, 'share', { value: sheet, configurable: true });
  return sheet;
}

test('the device’s share sheet comes first', async () => {
  const sheet = offerSheet(() => Promise.resolve());
  expect(await shareLink(link)).toBe('shared');
  expect(sheet).toHaveBeenCalledWith(link);
});

test.each([
  ['cancelling the share sheet', 'AbortError'],
  ['a press while the share sheet is coming', 'InvalidStateError'],
])('%s is not an error', async (_, name) => {
  offerSheet(() => Promise.reject(new DOMException('no', name)));
  expect(await shareLink(link)).toBe('dismissed');
});

test('if the share sheet fails, the link is copied', async () => {
  offerSheet(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  expect(await shareLink(link)).toBe('copied');
  expect(writeText).toHaveBeenCalledWith(link.url);
});

test('without share sheet and clipboard it reports a failure', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  const logged = spyOnWarnings();
  expect(await shareLink(link)).toBe('failed');
  expect(logged).toHaveBeenCalledWith('messenger: copying failed', expect.any(Error));
});

test('a page opens in a tab without an opener', () => {
  const open = vi.fn();
  vi.stubGlobal('open', open);
  openExternalLink('https://example.com/');
  expect(open).toHaveBeenCalledWith('https://example.com/', '_blank', 'noopener');
});
