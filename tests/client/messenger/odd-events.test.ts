import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { canAddToHomeScreen } from '../../../src/client/messenger/add-to-home-screen.ts';
import { onBackButton } from '../../../src/client/messenger/back-button.ts';
import { openInvoice } from '../../../src/client/messenger/invoice.ts';
import { ensureWriteAccess } from '../../../src/client/messenger/write-access.ts';
import { connectMessenger } from './connect-messenger.ts';
import { cssVariable, openInFakeHost, spyOnWarnings } from './fake-host.ts';
import { vary } from './support/vary.ts';

type Fields = Record<string, unknown>;

const THEME = { bg_color: '#101820', text_color: '#fefefe', hint_color: '#708090', button_color: '#3a7ab8' };
const AREA = { top: 30, right: 1, bottom: 34, left: 2 };
const AREAS = { safe_area_changed: 'safe-area-inset', content_safe_area_changed: 'content-safe-area-inset' };

const warn = spyOnWarnings();
const logged = vi.spyOn(console, 'error');
/** Launch data of a direct link. */
const initData = 'chat_instance=7&auth_date=1&hash=h&signature=s';
const host = openInFakeHost({ theme: THEME, initData });
let heard = 0;

beforeAll(() => connectMessenger());
beforeEach(() => {
  logged.mockClear();
  warn.mockClear();
});

const post = (data: unknown) => {
  heard += 1;
  window.dispatchEvent(new MessageEvent('message', { data, source: window.parent }));
};
/** The ways in which messengers send an event. */
const WAYS: ((eventType: string, eventData: unknown) => void)[] = [
  (eventType, eventData) => post(JSON.stringify({ eventType, eventData })),
  (eventType, eventData) => post({ eventType, eventData }),
  (eventType, eventData) => post(JSON.stringify({ eventType, eventData: JSON.stringify(eventData) })),
  (eventType, eventData) => {
    heard += 1;
    window.Telegram?.WebView?.receiveEvent?.(eventType, eventData);
  },
  (eventType, eventData) => {
    heard += 1;
    window.TelegramGameProxy_receiveEvent?.(eventType, JSON.stringify(eventData));
  },
];

const themeNow = () =>
  Object.fromEntries(
    Object.keys(THEME).map((name) => [name, cssVariable(`--tg-theme-${name.replace('_', '-')}`)]),
  );
const areaNow = (variable: string) =>
  Object.fromEntries(
    Object.keys(AREA).map((side) => [side, cssVariable(`--tg-viewport-${variable}-${side}`)]),
  );

test('one odd colour in a new theme leaves the others, and the next theme, as they are', () => {
  const next = { bg_color: '#ffffff', text_color: '#000000', hint_color: '#888888', button_color: '#0000ff' };
  for (const send of WAYS)
    for (const { what, field, value } of vary(next)) {
      send('theme_changed', { theme_params: THEME });
      expect(themeNow(), 'before').toEqual(THEME);
      send('theme_changed', { theme_params: value });
      const { [field]: odd, ...others }: Record<string, string> = themeNow();
      const { [field]: _, ...expected }: Record<string, string> = next;
      expect(others, what).toEqual(expected);
      expect(odd ?? '', what).toMatch(/^(#[\da-f]{6})?$/i);
    }
  for (const odd of [undefined, null, 7, 'odd', [], {}, { theme_params: null }, { theme_params: 'odd' }]) {
    const before = themeNow();
    WAYS[0]?.('theme_changed', odd);
    expect(themeNow(), JSON.stringify(odd)).toEqual(before);
  }
});

test('one odd side of a safe area leaves the others as they are; numbers may be texts', () => {
  const next = { top: 11, right: 12, bottom: 13, left: 14 };
  for (const [event, variable] of Object.entries(AREAS))
    for (const send of WAYS)
      for (const { what, field, value } of vary(next, {
        top: ['15', '15px', 15.5],
        left: [Number.MAX_VALUE],
      })) {
        send(event, AREA);
        send(event, value);
        const { [field]: odd, ...others } = areaNow(variable);
        const expected = Object.entries(next).filter(([side]) => side !== field);
        expect(others, what).toEqual(Object.fromEntries(expected.map(([side, px]) => [side, `${px}px`])));
        if (odd !== undefined) expect(odd, what).toMatch(/^[\d.e+]+px$/);
      }
});

test('a press of the back button is one, whatever comes with it', () => {
  const pressed = vi.fn();
  const release = onBackButton(pressed);
  const data = [undefined, null, {}, { a: 1 }, [], 'odd', 7];
  for (const send of WAYS) for (const one of data) send('back_button_pressed', one);
  expect(pressed).toHaveBeenCalledTimes(WAYS.length * data.length);
  release();
});

test.each([
  ['an answer', { status: 'missed' }, true],
  ['one in capitals', { status: 'MISSED' }, true],
  ['one with more fields', { status: 'missed', new_field: 1 }, true],
  ['one that says no', { status: 'added' }, false],
  ['one without a status, as the SDK reads it', {}, true],
  ['one without data', undefined, true],
  ['one of another type', { status: 7 }, false],
])('the home screen: %s', async (_what, data, can) => {
  for (const send of WAYS) {
    const answer = canAddToHomeScreen();
    await Promise.resolve();
    send('home_screen_checked', data);
    expect(await answer).toBe(can);
  }
});

test.each([
  ['named', { slug: 'abc', status: 'paid' }, 'paid'],
  ['not named', { status: 'Paid' }, 'paid'],
  ['with more fields', { slug: 'abc', status: 'cancelled', new_field: [] }, 'cancelled'],
  ['with an odd status', { slug: 'abc', status: null }, 'failed'],
])('an invoice %s is closed', async (_what, data, outcome) => {
  for (const send of WAYS) {
    const closed = openInvoice('https://t.me/$abc');
    await Promise.resolve();
    send('invoice_closed', { slug: 'another', status: 'failed' });
    send('invoice_closed', data);
    expect(await closed).toBe(outcome);
  }
});

test('the question whether the bot may write: refused by anything but a yes, in whatever letters', async () => {
  const ask = async (send: (typeof WAYS)[number], data: unknown) => {
    const answer = ensureWriteAccess();
    await Promise.resolve();
    send('write_access_requested', data);
    return answer;
  };
  const odd: (Fields | null | undefined)[] = [
    null,
    undefined,
    {},
    { status: 'cancelled' },
    { status: 7 },
    { odd: 1 },
  ];
  for (const send of WAYS) for (const data of odd) expect(await ask(send, data)).toBe(false);
  for (const [send = post] of [WAYS.slice(2)])
    expect(await ask(send, { status: ' Allowed', new_field: 1 })).toBe(true);
});

test('events that nobody reads change nothing, and no odd one is logged as an error', () => {
  const before = [themeNow(), areaNow('safe-area-inset')];
  const events: Record<string, Fields> = {
    viewport_changed: { height: 600, width: 300, is_expanded: true, is_state_stable: true },
    popup_closed: { button_id: 'ok' },
    clipboard_text_received: { req_id: '1', data: 'text' },
    custom_method_invoked: { req_id: '1', result: {} },
    fullscreen_changed: { is_fullscreen: true },
    visibility_changed: { is_visible: true },
    some_new_event: { a: 1 },
  };
  for (const [event, fields] of Object.entries(events))
    for (const send of WAYS) for (const { value } of vary(fields)) send(event, value);
  for (const data of [undefined, null, '', '{', '[]', 7, [], { eventType: 7 }, '{"eventType":null}'])
    post(data);
  expect([themeNow(), areaNow('safe-area-inset')]).toEqual(before);
  expect(logged).not.toHaveBeenCalled();
  expect(host.paramsOf('web_app_close')).toEqual([]);
  expect(heard).toBeGreaterThan(1500);
});
