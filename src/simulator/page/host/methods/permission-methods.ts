import * as v from 'valibot';
import { type HostMethods, methodWithoutParams, methodWithParams } from '../host-method.ts';
import { SHARED_CONTACT_KEY } from './storage-methods.ts';

/** What the person is asked for: to be written to, the phone number, the home screen; and the clipboard. */
export const permissionMethods: HostMethods = {
  web_app_request_write_access: methodWithoutParams('6.9', ({ callbacks, send }) => {
    void callbacks
      .confirm('write access')
      .then((allowed) => send('write_access_requested', { status: allowed ? 'allowed' : 'cancelled' }));
  }),
  web_app_request_phone: methodWithoutParams('6.9', ({ callbacks, send }) => {
    void callbacks
      .confirm('phone')
      .then(async (allowed) => (allowed ? callbacks.shareContact() : undefined))
      .then((contact) => {
        if (contact) callbacks.storage('contact').set(SHARED_CONTACT_KEY, contact);
        send('phone_requested', { status: contact ? 'sent' : 'cancelled' });
      });
  }),
  web_app_check_home_screen: methodWithoutParams('8.0', ({ callbacks, send }) => {
    const isThere = callbacks.storage('device').has(HOME_SCREEN);
    send('home_screen_checked', { status: isThere ? 'added' : 'missed' });
  }),
  web_app_add_to_home_screen: methodWithoutParams('8.0', ({ callbacks, send }) => {
    void callbacks.confirm('home screen').then((added) => {
      if (added) callbacks.storage('device').set(HOME_SCREEN, 'yes');
      send(added ? 'home_screen_added' : 'home_screen_failed', added ? undefined : { error: 'CANCELLED' });
    });
  }),
  web_app_read_text_from_clipboard: methodWithParams(
    '6.4',
    v.object({ req_id: v.string() }),
    ({ req_id }, { callbacks, send }) => {
      void callbacks.readClipboard().then((data) => send('clipboard_text_received', { req_id, data }));
    },
  ),
};

/** Stored beside the app's own keys; the line break keeps it apart from them. */
const HOME_SCREEN = 'home\nscreen';
