import { beforeAll, describe, expect, test, vi } from 'vitest';
import { isInMessenger } from '../../../src/client/messenger/environment.ts';
import { rawInitData } from '../../../src/client/messenger/launch-params.ts';
import { connectMessenger } from './connect-messenger.ts';
import { cssVariable, emit, openInFakeHost, spyOnWarnings } from './fake-host.ts';

const initData = 'auth_date=1700000000&hash=abc&signature=def&start_param=42';
const warn = spyOnWarnings();
const host = openInFakeHost({ theme: { bg_color: '#101820', text_color: '#fefefe' }, initData });

beforeAll(async () => {
  expect(isInMessenger()).toBe(false);
  await connectMessenger();
});

describe('before the messenger has answered', () => {
  test('the app knows its environment and launch parameters', () => {
    expect(isInMessenger()).toBe(true);
    expect(rawInitData()).toBe(initData);
  });

  test('the launch parameters survive losing the URL’s hash', async () => {
    const { readLaunchParams } = await import('../../../src/client/messenger/launch-params.ts');
    history.replaceState(null, '', '/films');
    expect(readLaunchParams()).toMatchObject({
      platform: 'android',
      version: '8.0',
      initData,
    });
  });

  test('the launch theme colours the page', () => {
    expect(cssVariable('--tg-theme-bg-color')).toBe('#101820');
    expect(document.documentElement.dataset['appearance']).toBe('dark');
  });

  test('header and background get the page’s colour, the app is expanded, vertical swipes stay enabled', () => {
    expect(host.paramsOf('web_app_set_header_color')).toEqual([{ color_key: 'bg_color' }]);
    expect(host.paramsOf('web_app_set_background_color')).toEqual([{ color: '#101820' }]);
    expect(host.paramsOf('web_app_expand')).toHaveLength(1);
    expect(host.paramsOf('web_app_setup_swipe_behavior').at(-1)).toEqual({ allow_vertical_swipe: true });
  });
});

describe('later events', () => {
  test('a new theme recolours the page and the messenger’s frame', () => {
    emit('theme_changed', { theme_params: { bg_color: '#ffffff', text_color: '#000000' } });
    expect(cssVariable('--tg-theme-bg-color')).toBe('#ffffff');
    expect(document.documentElement.dataset['appearance']).toBe('light');
    expect(host.paramsOf('web_app_set_background_color').at(-1)).toEqual({ color: '#ffffff' });
  });

  test('safe areas become variables', () => {
    emit('safe_area_changed', { top: 30, right: 0, bottom: 34, left: 0 });
    emit('content_safe_area_changed', { top: 46, right: 0, bottom: 0, left: 0 });
    expect(cssVariable('--tg-viewport-safe-area-inset-top')).toBe('30px');
    expect(cssVariable('--tg-viewport-safe-area-inset-bottom')).toBe('34px');
    expect(cssVariable('--tg-viewport-content-safe-area-inset-top')).toBe('46px');
  });

  test('a safe area that stays the same sets nothing, which would restyle the whole page', () => {
    emit('safe_area_changed', { top: 30, right: 0, bottom: 34, left: 0 });
    const set = vi.spyOn(document.documentElement.style, 'setProperty');
    emit('safe_area_changed', { top: '30px', right: -1, bottom: 34, left: 0 });
    expect(set).not.toHaveBeenCalled();
    emit('safe_area_changed', { top: 31, right: 0, bottom: 34, left: 0 });
    expect(set.mock.calls).toEqual([['--tg-viewport-safe-area-inset-top', '31px']]);
    set.mockRestore();
    emit('safe_area_changed', { top: 30, right: 0, bottom: 34, left: 0 });
  });

  test('a malformed safe area counts by the sides that can be read, and a negative inset is 0', () => {
    warn.mockClear();
    emit('safe_area_changed', { top: 'NaN', bottom: '21' });
    emit('safe_area_changed', null);
    expect(cssVariable('--tg-viewport-safe-area-inset-top')).toBe('30px');
    expect(cssVariable('--tg-viewport-safe-area-inset-bottom')).toBe('21px');
    emit('safe_area_changed', { top: -5, right: 0, bottom: 0, left: 0 });
    expect(cssVariable('--tg-viewport-safe-area-inset-top')).toBe('0px');
    expect(warn).not.toHaveBeenCalled();
  });
});
