import { beforeAll, expect, test, vi } from 'vitest';
import { onBackButton } from '../../../src/client/messenger/back-button.ts';
import { connectMessenger } from './connect-messenger.ts';
import { emit, openInFakeHost, spyOnWarnings } from './fake-host.ts';

const host = openInFakeHost();
const warn = spyOnWarnings();
const shown = () => host.paramsOf('web_app_setup_back_button');

beforeAll(() => connectMessenger());

test('shown while there is a handler, then hidden', async () => {
  const pressed = vi.fn();
  const release = onBackButton(pressed);
  expect(shown()).toEqual([{ is_visible: true }]);
  emit('back_button_pressed');
  expect(pressed).toHaveBeenCalledTimes(1);
  release();
  await Promise.resolve();
  expect(shown().at(-1)).toEqual({ is_visible: false });
  emit('back_button_pressed');
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('from page to page the button stays shown, and only the newest handler is called', async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const releaseFirst = onBackButton(first);
  const before = shown().length;
  releaseFirst();
  const releaseSecond = onBackButton(second);
  await Promise.resolve();
  expect(shown()).toHaveLength(before);
  releaseFirst();
  emit('back_button_pressed');
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
  releaseSecond();
  await Promise.resolve();
});

test('the newest remaining handler is called, in whatever order they are removed', async () => {
  const [page, panel, player] = [vi.fn(), vi.fn(), vi.fn()];
  const releasePage = onBackButton(page);
  const releasePanel = onBackButton(panel);
  const releasePlayer = onBackButton(player);
  releasePanel();
  emit('back_button_pressed');
  releasePlayer();
  await Promise.resolve();
  expect(shown().at(-1)).toEqual({ is_visible: true });
  emit('back_button_pressed');
  expect([page, panel, player].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1]);
  releasePage();
  await Promise.resolve();
  expect(shown().at(-1)).toEqual({ is_visible: false });
});

test('a bridge error is logged and not thrown', () => {
  warn.mockClear();
  host.setBroken(true);
  onBackButton(() => undefined);
  expect(warn).toHaveBeenCalledWith('messenger: the back button failed', expect.any(Error));
});
