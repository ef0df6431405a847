import * as v from 'valibot';
import { homeScreenOf } from '../home-screen.ts';
import { type HostMethods, methodWithoutParams, methodWithParams } from '../host-method.ts';
import { SHARED_CONTACT_KEY } from './storage-methods.ts';

/** Methods that ask the person: for messages from the bot, the phone number, the home screen; and the clipboard. */
export const permissionMethods: HostMethods = {
  web_app_request_write_access: methodWithoutParams('6.9', ({ callbacks, send }) => {
    void callbacks
      .askWriteAccess()
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
  web_app_check_home_screen: methodWithoutParams('8.0', ({ environment, callbacks, send }) => {
    const isThere = callbacks.isOnHomeScreen() ? 'added' : 'missed';
    const statuses = { known: isThere, unknown: 'unknown', none: 'unsupported' };
    send('home_screen_checked', { status: statuses[homeScreenOf(environment().platform)] });
  }),
  web_app_add_to_home_screen: methodWithoutParams('8.0', ({ environment, callbacks, send }) => {
    const homeScreen = homeScreenOf(environment().platform);
    if (homeScreen === 'none') return send('home_screen_failed', { error: 'UNSUPPORTED' });
    void callbacks.addToHomeScreen().then((added) => {
      if (added && homeScreen === 'known') send('home_screen_added');
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
