import * as v from 'valibot';
import type { PopupButton } from '../frame-state.ts';
import { type HostMethods, methodWithoutParams, methodWithParams } from '../host-method.ts';
import { SHARED_CONTACT_KEY } from './storage-methods.ts';

const OWN_TEXTS = { ok: 'OK', close: 'Chiudi', cancel: 'Annulla' } as const;

const buttonId = v.optional(v.pipe(v.string(), v.maxLength(64)), '');

const popupButton = v.pipe(
  v.union([
    v.object({ id: buttonId, type: v.picklist(['ok', 'close', 'cancel']) }),
    v.object({
      id: buttonId,
      type: v.optional(v.picklist(['default', 'destructive']), 'default'),
      text: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
    }),
  ]),
  v.transform(
    (button): PopupButton => ({
      id: button.id,
      text: 'text' in button ? button.text : OWN_TEXTS[button.type],
      isDestructive: button.type === 'destructive',
    }),
  ),
);

const popup = v.object({
  title: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
  message: v.pipe(v.string(), v.nonEmpty(), v.maxLength(256)),
  buttons: v.pipe(v.array(popupButton), v.minLength(1), v.maxLength(3)),
});

/** Popups, confirmations and the clipboard. */
export const dialogMethods: HostMethods = {
  web_app_open_popup: methodWithParams('6.2', popup, (params, { change, frame }) => {
    // A second popup over the first is refused by the messenger too.
    if (!frame().popup) change({ popup: params });
  }),
  web_app_request_write_access: methodWithoutParams('6.9', ({ messenger, send }) => {
    void messenger
      .confirm('write access')
      .then((allowed) => send('write_access_requested', { status: allowed ? 'allowed' : 'cancelled' }));
  }),
  web_app_request_phone: methodWithoutParams('6.9', ({ messenger, send }) => {
    void messenger
      .confirm('phone')
      .then(async (allowed) => (allowed ? messenger.shareContact() : undefined))
      .then((contact) => {
        if (contact) messenger.storage('contact').set(SHARED_CONTACT_KEY, contact);
        send('phone_requested', { status: contact ? 'sent' : 'cancelled' });
      });
  }),
  web_app_check_home_screen: methodWithoutParams('8.0', ({ messenger, send }) => {
    const isThere = messenger.storage('device').has(HOME_SCREEN);
    send('home_screen_checked', { status: isThere ? 'added' : 'missed' });
  }),
  web_app_add_to_home_screen: methodWithoutParams('8.0', ({ messenger, send }) => {
    void messenger.confirm('home screen').then((added) => {
      if (added) messenger.storage('device').set(HOME_SCREEN, 'yes');
      send(added ? 'home_screen_added' : 'home_screen_failed', added ? undefined : { error: 'CANCELLED' });
    });
  }),
  web_app_read_text_from_clipboard: methodWithParams(
    '6.4',
    v.object({ req_id: v.string() }),
    ({ req_id }, { messenger, send }) => {
      void messenger.readClipboard().then((data) => send('clipboard_text_received', { req_id, data }));
    },
  ),
};

/** Stored beside the app's own keys; the line break keeps it apart from them. */
const HOME_SCREEN = 'home\nscreen';
