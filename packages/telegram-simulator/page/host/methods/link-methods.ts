import * as v from 'valibot';
import { chatKind } from '../../../wire-message.ts';
import { type HostMethods, methodWithParams, OLDEST_VERSION } from '../host-method.ts';

const webAddress = v.pipe(v.string(), v.url(), v.regex(/^https?:/i));

/** Links, invoices, inline queries, sharing and choosing chats. */
export const linkMethods: HostMethods = {
  web_app_open_link: methodWithParams(
    OLDEST_VERSION,
    v.object({ url: webAddress }),
    ({ url }, { callbacks }) => callbacks.openLink(url),
  ),
  web_app_open_tg_link: methodWithParams(
    '6.1',
    v.object({ path_full: v.pipe(v.string(), v.startsWith('/')) }),
    (params, { callbacks }) => callbacks.openTelegramLink(params.path_full),
  ),
  web_app_open_invoice: methodWithParams(
    '6.1',
    v.object({ slug: v.pipe(v.string(), v.nonEmpty()) }),
    ({ slug }, { callbacks, send }) => {
      void callbacks.openInvoice(slug).then((status) => send('invoice_closed', { slug, status }));
    },
  ),
  web_app_switch_inline_query: methodWithParams(
    '6.7',
    v.object({
      query: v.pipe(v.string(), v.maxLength(256)),
      chat_types: v.optional(v.array(chatKind), []),
    }),
    (params, { callbacks }) => callbacks.switchInline(params.query, params.chat_types),
  ),
  web_app_send_prepared_message: methodWithParams(
    '8.0',
    v.object({ id: v.pipe(v.string(), v.nonEmpty()) }),
    ({ id }, { callbacks, send }) => {
      void callbacks
        .sendPrepared(id)
        .then((error) =>
          error ? send('prepared_message_failed', { error }) : send('prepared_message_sent'),
        );
    },
  ),
  web_app_request_chat: methodWithParams(
    '9.6',
    v.object({ req_id: v.pipe(v.string(), v.nonEmpty()) }),
    ({ req_id }, { callbacks, send }) => {
      void callbacks
        .requestChat(req_id)
        .then((isChosen) => send(isChosen ? 'requested_chat_sent' : 'requested_chat_failed', { req_id }));
    },
  ),
  web_app_share_to_story: methodWithParams(
    '7.8',
    v.object({ media_url: webAddress, text: v.optional(v.pipe(v.string(), v.maxLength(2048)), '') }),
    ({ media_url, text }, { callbacks }) => callbacks.shareToStory(media_url, text),
  ),
};
