import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openExternalLink, shareLink } from '../../../src/client/messenger/links.ts';
import { connectMessenger } from './connect-messenger.ts';
import { openInFakeHost, spyOnWarnings } from './fake-host.ts';

const link = { url: 'https://t.me/vetrina_bot?start=7', text: 'Perché no? 1 + 1 & più' };
const host = openInFakeHost();
const warn = spyOnWarnings();
const open = vi.fn();

beforeAll(async () => {
  vi.stubGlobal('open', open);
  await connectMessenger();
});

afterEach(() => {
  host.setBroken(false);
  warn.mockClear();
  open.mockClear();
});

test('inside a messenger a link is shared through its chats', async () => {
  expect(await shareLink(link)).toBe('shared');
  const url = 'https%3A%2F%2Ft.me%2Fvetrina_bot%3Fstart%3D7';
  const text = 'Perch%C3%A9%20no%3F%201%20%2B%201%20%26%20pi%C3%B9';
  expect(host.paramsOf('web_app_open_tg_link')).toEqual([
    { path_full: `/share/url?url=${url}&text=${text}` },
  ]);
});

test('inside a messenger a page is opened by the messenger', () => {
  openExternalLink('https://www.themoviedb.org/movie/1');
  expect(host.paramsOf('web_app_open_link')).toEqual([{ url: 'https://www.themoviedb.org/movie/1' }]);
  expect(open).not.toHaveBeenCalled();
});

test('a URL that is not http(s) is logged and not opened', () => {
  openExternalLink('javascript:alert(1)');
  openExternalLink('');
  expect(warn).toHaveBeenCalledTimes(2);
  expect(host.paramsOf('web_app_open_link')).toHaveLength(1);
  expect(open).not.toHaveBeenCalled();
});

test('a messenger that cannot open a page leaves it to the browser', async () => {
  host.setBroken(true);
  openExternalLink('https://example.com/');
  await vi.waitFor(() => expect(open).toHaveBeenCalledWith('https://example.com/', '_blank', 'noopener'));
  expect(warn).toHaveBeenCalledTimes(1);
});

test('a messenger that cannot share leaves it to the clipboard', async () => {
  host.setBroken(true);
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  expect(await shareLink(link)).toBe('copied');
  expect(writeText).toHaveBeenCalledWith(link.url);
});
