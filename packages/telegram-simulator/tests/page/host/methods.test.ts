import { expect, test, vi } from 'vitest';
import { openHost } from './open-host.ts';

test('the messenger opens links; anything but http is refused', () => {
  const { say, callbacks, calls } = openHost();
  say('web_app_open_link', { url: 'https://example.org/a' });
  say('web_app_open_link', { url: 'javascript:alert(1)' });
  say('web_app_open_tg_link', { path_full: '/share/url?url=x' });
  expect(callbacks.openLink.mock.calls).toEqual([['https://example.org/a']]);
  expect(callbacks.openTelegramLink.mock.calls).toEqual([['/share/url?url=x']]);
  expect(calls[1]).toEqual(['web_app_open_link', 'malformed']);
});

test('a closed invoice reports its outcome', async () => {
  const { say, heard } = openHost();
  say('web_app_open_invoice', { slug: 'abc' });
  await vi.waitFor(() => expect(heard('invoice_closed')).toEqual([{ slug: 'abc', status: 'paid' }]));
});

test('an inline query goes to the requested chats', () => {
  const { say, callbacks } = openHost();
  say('web_app_switch_inline_query', { query: 'nosferatu', chat_types: ['groups'] });
  say('web_app_switch_inline_query', { query: 'x'.repeat(257), chat_types: [] });
  expect(callbacks.switchInline.mock.calls).toEqual([['nosferatu', ['groups']]]);
});

test('a popup stays until a button is pressed; a second one is not opened over it', () => {
  const { say, host, heard } = openHost();
  say('web_app_open_popup', {
    title: 'Eliminare?',
    message: 'La lista sparisce.',
    buttons: [{ id: 'yes', type: 'destructive', text: 'Elimina' }, { type: 'cancel' }],
  });
  say('web_app_open_popup', { message: 'Altro', buttons: [{ type: 'ok' }] });
  expect(host.frame().popup).toEqual({
    title: 'Eliminare?',
    message: 'La lista sparisce.',
    buttons: [
      { id: 'yes', text: 'Elimina', isDestructive: true },
      { id: '', text: 'Annulla', isDestructive: false },
    ],
  });
  host.closePopup('yes');
  expect(host.frame().popup).toBeUndefined();
  expect(heard('popup_closed')).toEqual([{ button_id: 'yes' }]);
});

test('a dismissed popup has no button id', () => {
  const { say, host, heard } = openHost();
  say('web_app_open_popup', { message: 'Fatto', buttons: [{ type: 'ok' }] });
  host.closePopup();
  expect(heard('popup_closed')).toEqual([{}]);
});

test.each([
  ['web_app_request_write_access', 'askWriteAccess', 'write_access_requested', 'allowed'],
  ['web_app_request_phone', 'confirm', 'phone_requested', 'sent'],
] as const)('%s asks the person and reports the choice', async (method, question, event, yes) => {
  const { say, callbacks, heard } = openHost();
  say(method);
  await vi.waitFor(() => expect(heard(event)).toEqual([{ status: yes }]));
  callbacks[question].mockResolvedValue(false);
  say(method);
  await vi.waitFor(() => expect(heard(event)).toEqual([{ status: yes }, { status: 'cancelled' }]));
});

test.each([
  ['android', 'missed', 'added', 1, 0],
  ['ios', 'unknown', 'unknown', 0, 0],
  ['tdesktop', 'unsupported', 'unsupported', 0, 1],
])('the home screen of %s: %s, then %s', async (platform, before, after, added, failed) => {
  const { say, callbacks, heard } = openHost({ platform });
  say('web_app_check_home_screen');
  say('web_app_add_to_home_screen');
  callbacks.isOnHomeScreen.mockReturnValue(true);
  await vi.waitFor(() => expect(heard('home_screen_added')).toHaveLength(added));
  say('web_app_check_home_screen');
  expect(heard('home_screen_checked')).toEqual([{ status: before }, { status: after }]);
  expect(heard('home_screen_failed')).toEqual(Array(failed).fill({ error: 'UNSUPPORTED' }));
});

test('a declined icon is not announced', async () => {
  const { say, callbacks, heard } = openHost({ platform: 'android' });
  callbacks.addToHomeScreen.mockResolvedValue(false);
  say('web_app_add_to_home_screen');
  await callbacks.addToHomeScreen.mock.results[0]?.value;
  expect(heard('home_screen_added')).toEqual([]);
});

test('the clipboard comes with the number of its request', async () => {
  const { say, heard } = openHost();
  say('web_app_read_text_from_clipboard', { req_id: '1' });
  await vi.waitFor(() =>
    expect(heard('clipboard_text_received')).toEqual([{ req_id: '1', data: 'copiato' }]),
  );
});

test('the cloud stores, lists, returns and deletes values', () => {
  const { say, heard } = openHost();
  const invoke = (req_id: string, method: string, params: object) =>
    say('web_app_invoke_custom_method', { req_id, method, params });
  invoke('1', 'saveStorageValue', { key: 'tema', value: 'notte' });
  invoke('2', 'getStorageValues', { keys: ['tema', 'altro'] });
  invoke('3', 'getStorageKeys', {});
  invoke('4', 'deleteStorageValues', { keys: 'tema' });
  invoke('5', 'getStorageKeys', {});
  invoke('6', 'saveStorageValue', { key: 'non valida!', value: '' });
  invoke('7', 'constructor', {});
  expect(heard('custom_method_invoked')).toEqual([
    { req_id: '1', result: true },
    { req_id: '2', result: { tema: 'notte', altro: '' } },
    { req_id: '3', result: ['tema'] },
    { req_id: '4', result: true },
    { req_id: '5', result: [] },
    { req_id: '6', error: 'KEY_INVALID' },
    { req_id: '7', error: 'METHOD_INVALID' },
  ]);
});

test.each(['device', 'secure'])('the %s store keeps a value until it is deleted', (kind) => {
  const { say, heard } = openHost();
  say(`web_app_${kind}_storage_save_key`, { req_id: '1', key: 'a', value: 'b' });
  say(`web_app_${kind}_storage_get_key`, { req_id: '2', key: 'a' });
  say(`web_app_${kind}_storage_save_key`, { req_id: '3', key: 'a', value: null });
  say(`web_app_${kind}_storage_get_key`, { req_id: '4', key: 'a' });
  say(`web_app_${kind}_storage_clear`, { req_id: '5' });
  expect(heard(`${kind}_storage_key_saved`)).toEqual([{ req_id: '1' }, { req_id: '3' }]);
  expect(heard(`${kind}_storage_key_received`)).toEqual([
    { req_id: '2', value: 'b' },
    { req_id: '4', value: null },
  ]);
  expect(heard(`${kind}_storage_cleared`)).toEqual([{ req_id: '5' }]);
});

test('unsupported device methods answer with the messenger’s own errors', () => {
  const { say, heard } = openHost();
  say('web_app_biometry_get_info');
  say('web_app_start_gyroscope', { refresh_rate: 100 });
  say('web_app_check_location');
  expect(heard('biometry_info_received')).toEqual([{ available: false }]);
  expect(heard('gyroscope_failed')).toEqual([{ error: 'UNSUPPORTED' }]);
  expect(heard('location_checked')).toEqual([{ available: false }]);
});

test('a prepared message reports whether the person sent it', async () => {
  const { say, callbacks, heard } = openHost();
  say('web_app_send_prepared_message', { id: 'a' });
  await vi.waitFor(() => expect(heard('prepared_message_sent')).toHaveLength(1));
  callbacks.sendPrepared.mockResolvedValue('USER_DECLINED');
  say('web_app_send_prepared_message', { id: 'a' });
  await vi.waitFor(() => expect(heard('prepared_message_failed')).toEqual([{ error: 'USER_DECLINED' }]));
});

test('a chat that is to be chosen for the bot reports whether the person chose one', async () => {
  const { say, callbacks, heard } = openHost({ version: '9.6' });
  say('web_app_request_chat', { req_id: 'a' });
  await vi.waitFor(() => expect(heard('requested_chat_sent')).toEqual([{ req_id: 'a' }]));
  callbacks.requestChat.mockResolvedValue(false);
  say('web_app_request_chat', { req_id: 'b' });
  await vi.waitFor(() => expect(heard('requested_chat_failed')).toEqual([{ req_id: 'b' }]));
});

test('data for the bot reaches the messenger unless it is empty or too long', () => {
  const { say, callbacks, calls } = openHost();
  say('web_app_data_send', { data: '42' });
  say('web_app_data_send', { data: '' });
  say('web_app_data_send', { data: 'è'.repeat(2049) });
  expect(callbacks.sendData.mock.calls).toEqual([['42']]);
  expect(calls.map(([, outcome]) => outcome)).toEqual(['handled', 'malformed', 'malformed']);
});
