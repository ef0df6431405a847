import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openHost } from './open-host.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('messages outside the protocol are not logged', () => {
  const { host, calls } = openHost();
  for (const noise of [undefined, 7, {}, 'ciao', '{"type":"webpackOk"}', '{"eventType":3}'])
    host.receive(noise);
  expect(calls).toEqual([]);
});

test('a method that no version knows is noted and otherwise ignored', () => {
  const { say, calls, events } = openHost();
  say('web_app_do_magic', { power: 9 });
  say('toString');
  expect(calls).toEqual([
    ['web_app_do_magic', 'unknown'],
    ['toString', 'unknown'],
  ]);
  expect(events).toEqual([]);
});

test('an older messenger ignores later methods', () => {
  const { say, calls, heard, host } = openHost({ version: '7.10' });
  say('web_app_request_safe_area');
  say('web_app_setup_secondary_button', { is_visible: true, text: 'Dopo' });
  expect(calls).toEqual([
    ['web_app_request_safe_area', 'too new'],
    ['web_app_setup_secondary_button', 'handled'],
  ]);
  expect(heard('safe_area_changed')).toEqual([]);
  expect(host.frame().secondary.text).toBe('Dopo');
});

test('7.10 is later than 7.7, and a custom colour for the header needs 6.9', () => {
  const old = openHost({ version: '6.1' });
  old.say('web_app_set_header_color', { color: '#123456' });
  expect(old.host.frame().header).toBeUndefined();
  old.say('web_app_set_header_color', { color_key: 'secondary_bg_color' });
  expect(old.host.frame().header).toEqual({ key: 'secondary_bg_color' });
  const later = openHost({ version: '6.10' });
  later.say('web_app_set_header_color', { color: '#123456' });
  expect(later.host.frame().header).toEqual({ color: '#123456' });
});

test('parameters of the wrong kind change nothing', () => {
  const { say, calls, host } = openHost();
  say('web_app_setup_back_button', { is_visible: 'yes' });
  say('web_app_set_background_color', { color: 'red' });
  say('web_app_open_tg_link', { path_full: 'share/url' });
  say('web_app_trigger_haptic_feedback', { type: 'impact', impact_style: 'huge' });
  expect(calls.map(([, outcome]) => outcome)).toEqual(['malformed', 'malformed', 'malformed', 'malformed']);
  expect(host.frame().hasBack).toBe(false);
});

test('requests for theme, viewport and safe areas return the current values', () => {
  const { say, heard, environment } = openHost();
  say('web_app_request_theme');
  say('web_app_request_viewport');
  say('web_app_request_safe_area');
  say('web_app_request_content_safe_area');
  expect(heard('theme_changed')).toEqual([{ theme_params: { bg_color: '#ffffff' } }]);
  expect(heard('viewport_changed')).toEqual([
    { width: 390, height: 700, is_expanded: false, is_state_stable: true },
  ]);
  expect(heard('safe_area_changed')).toEqual([environment.safeArea]);
  expect(heard('content_safe_area_changed')).toEqual([environment.contentSafeArea]);
});

test('an app in a half-open frame expands once', () => {
  const { say, heard, host } = openHost();
  say('web_app_expand');
  say('web_app_expand');
  expect(host.frame().isExpanded).toBe(true);
  expect(heard('viewport_changed')).toHaveLength(1);
});

test('fullscreen is entered, refused while it is on, and left', () => {
  const { say, heard, host } = openHost();
  say('web_app_request_fullscreen');
  say('web_app_request_fullscreen');
  say('web_app_exit_fullscreen');
  say('web_app_exit_fullscreen');
  expect(heard('fullscreen_changed')).toEqual([{ is_fullscreen: true }, { is_fullscreen: false }]);
  expect(heard('fullscreen_failed')).toEqual([{ error: 'ALREADY_FULLSCREEN' }]);
  expect(host.frame().isFullscreen).toBe(false);
});

test('the back button is shown, and its press reaches the app', () => {
  const { say, host, heard } = openHost();
  say('web_app_setup_back_button', { is_visible: true });
  expect(host.frame().hasBack).toBe(true);
  host.pressBack();
  expect(heard('back_button_pressed')).toEqual([null]);
});

test('a bottom button keeps omitted parameters', () => {
  const { say, host, heard } = openHost();
  say('web_app_setup_main_button', { is_visible: true, text: 'Guarda', color: '#00aa55' });
  say('web_app_setup_main_button', { is_progress_visible: true });
  expect(host.frame().main).toMatchObject({
    isVisible: true,
    isBusy: true,
    text: 'Guarda',
    color: '#00aa55',
  });
  host.pressMain();
  expect(heard('main_button_pressed')).toHaveLength(1);
});

test('the app can close without a confirmation', () => {
  const { say, callbacks, host } = openHost();
  say('web_app_setup_closing_behavior', { need_confirmation: true });
  say('web_app_close', { return_back: true });
  expect(host.frame().needsConfirmation).toBe(true);
  expect(callbacks.close).toHaveBeenCalledOnce();
});

test('the placeholder of a ready app disappears; haptic feedback is counted, repeats included', () => {
  const { say, host } = openHost();
  expect(host.frame().isReady).toBe(false);
  say('web_app_ready');
  for (let time = 0; time < 2; time += 1)
    say('web_app_trigger_haptic_feedback', { type: 'impact', impact_style: 'light' });
  say('web_app_trigger_haptic_feedback', { type: 'selection_change' });
  expect(host.frame().isReady).toBe(true);
  expect(host.frame().haptic).toEqual({ kind: 'selection', count: 3 });
});

test('an app that reloads by itself is left alone, a silent one is put back', () => {
  const own = openHost();
  own.host.reload();
  expect(own.heard('reload_iframe')).toHaveLength(1);
  own.say('iframe_will_reload');
  vi.advanceTimersByTime(1000);
  expect(own.callbacks.remountFrame).not.toHaveBeenCalled();
  const silent = openHost();
  silent.host.reload();
  vi.advanceTimersByTime(1000);
  expect(silent.callbacks.remountFrame).toHaveBeenCalledOnce();
});

test('an app that has announced its frame gets the style of its scrollbar', () => {
  const { say, heard } = openHost();
  say('iframe_ready', { reload_supported: true });
  expect(heard('set_custom_style')).toEqual([expect.stringContaining('scrollbar')]);
});

test('insets and visibility are not sent to versions without these events', () => {
  const old = openHost({ version: '7.10' });
  old.host.insetsChanged();
  old.host.visibilityChanged(false);
  expect(old.events).toEqual([]);
  const now = openHost();
  now.host.insetsChanged();
  expect(now.events.map(({ eventType }) => eventType)).toEqual([
    'safe_area_changed',
    'content_safe_area_changed',
  ]);
});
