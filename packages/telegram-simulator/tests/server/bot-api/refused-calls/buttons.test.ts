import { it } from 'vitest';
import {
  article,
  buttons,
  expectRefused,
  inline,
  invoice,
  type RefusedCall,
  text,
} from '../../support/refused-call.ts';
import { CHANNEL } from '../../support/test-simulator.ts';

it.each<RefusedCall>([
  [
    'a button with long data',
    'sendMessage',
    buttons({ text: 'a', callback_data: 'è'.repeat(33) }),
    'BUTTON_DATA_INVALID',
  ],
  [
    'a button that does nothing',
    'sendMessage',
    buttons({ text: 'a' }),
    "can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard",
  ],
  [
    'a button without text',
    'sendMessage',
    buttons({ callback_data: 'a' }),
    'can\'t parse inline keyboard button: Can\'t find field "text"',
  ],
  [
    'a link button with an invalid address',
    'sendMessage',
    buttons({ text: 'a', url: 'not-a-url' }),
    "inline keyboard button URL 'not-a-url' is invalid: Wrong HTTP URL",
  ],
  [
    'a link button to an ftp address',
    'sendMessage',
    buttons({ text: 'a', url: 'ftp://example.com' }),
    "inline keyboard button URL 'ftp://example.com' is invalid: Unsupported URL protocol",
  ],
  [
    'a mini app button over http',
    'sendMessage',
    buttons({ text: 'a', web_app: { url: 'http://example.com' } }),
    "inline keyboard button Web App URL 'http://example.com' is invalid: Only HTTPS links are allowed",
  ],
  [
    'a mini app button in a channel',
    'sendMessage',
    { ...buttons({ text: 'a', web_app: { url: 'https://example.com' } }), chat_id: CHANNEL },
    'BUTTON_TYPE_INVALID',
  ],
  [
    'a payment button outside an invoice',
    'sendMessage',
    buttons({ text: 'a', pay: true }),
    'BUTTON_TYPE_INVALID',
  ],
  [
    'a copy button with nothing to copy',
    'sendMessage',
    buttons({ text: 'a', copy_text: { text: '' } }),
    'BUTTON_COPY_TEXT_INVALID',
  ],
  [
    'a keyboard with too many buttons',
    'sendMessage',
    { ...text, reply_markup: { inline_keyboard: Array(101).fill([{ text: 'a', callback_data: 'a' }]) } },
    'reply markup is too long',
  ],
  [
    'an inline keyboard that is not a list',
    'sendMessage',
    { ...text, reply_markup: { inline_keyboard: 'a' } },
    'field "inline_keyboard" must be of type Array',
  ],
  [
    'an inline keyboard whose rows are not lists',
    'sendMessage',
    { ...text, reply_markup: { inline_keyboard: [{ text: 'a' }] } },
    'field "inline_keyboard" must be an Array of Arrays',
  ],
  [
    'a reply markup that is not JSON',
    'sendMessage',
    { ...text, reply_markup: '{' },
    "can't parse reply keyboard markup JSON object",
  ],
  [
    'a reply markup that is a list',
    'sendMessage',
    { ...text, reply_markup: [] },
    'object expected as reply markup',
  ],
  [
    'a keyboard that is a text',
    'sendMessage',
    { ...text, reply_markup: { keyboard: 'bad' } },
    'field "keyboard" must be of type Array',
  ],
  [
    'a keyboard flag that is not a boolean',
    'sendMessage',
    { ...text, reply_markup: { keyboard: [], one_time_keyboard: 'x' } },
    'field "one_time_keyboard" must be of type Boolean',
  ],
  [
    'a forced reply that is not a boolean',
    'sendMessage',
    { ...text, reply_markup: { force_reply: 'yes' } },
    'field "force_reply" must be of type Boolean',
  ],
  [
    'a mini app button in an inline result',
    'answerInlineQuery',
    inline({
      ...article,
      reply_markup: { inline_keyboard: [[{ text: 'a', web_app: { url: 'https://example.com' } }]] },
    }),
    'BUTTON_TYPE_INVALID',
  ],
  [
    'an invoice whose first button does not pay',
    'sendInvoice',
    { ...invoice, reply_markup: { inline_keyboard: [[{ text: 'a', callback_data: 'a' }]] } },
    'REPLY_MARKUP_BUY_EMPTY',
  ],
])('%s is refused: %s', expectRefused);
