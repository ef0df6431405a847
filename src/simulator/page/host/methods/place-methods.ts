import * as v from 'valibot';
import { FIRST, type Methods, method } from '../method.ts';

const webAddress = v.pipe(v.string(), v.url(), v.regex(/^https?:/i));

/** The ways out of the app: the web, chats, payments. */
export const placeMethods: Methods = {
  web_app_open_link: method(FIRST, v.object({ url: webAddress }), ({ url }, { messenger }) =>
    messenger.openLink(url),
  ),
  web_app_open_tg_link: method(
    '6.1',
    v.object({ path_full: v.pipe(v.string(), v.startsWith('/')) }),
    (params, { messenger }) => messenger.openPlace(params.path_full),
  ),
  web_app_open_invoice: method(
    '6.1',
    v.object({ slug: v.pipe(v.string(), v.nonEmpty()) }),
    ({ slug }, { messenger, send }) => {
      void messenger.openInvoice(slug).then((status) => send('invoice_closed', { slug, status }));
    },
  ),
  web_app_switch_inline_query: method(
    '6.7',
    v.object({
      query: v.pipe(v.string(), v.maxLength(256)),
      chat_types: v.optional(v.array(v.picklist(['users', 'bots', 'groups', 'channels'])), []),
    }),
    (params, { messenger }) => messenger.switchInline(params.query, params.chat_types),
  ),
};
