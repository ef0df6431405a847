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
    'with long button data',
    'sendMessage',
    buttons({ text: 'a', callback_data: 'è'.repeat(33) }),
    'BUTTON_DATA_INVALID',
  ],
  [
    'with a button that does nothing',
    'sendMessage',
    buttons({ text: 'a' }),
    "can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard",
  ],
  [
    'with a button without text',
    'sendMessage',
    buttons({ callback_data: 'a' }),
    'can\'t parse inline keyboard button: Can\'t find field "text"',
  ],
  [
    'with a button that is no link',
    'sendMessage',
    buttons({ text: 'a', url: 'not-a-url' }),
    "inline keyboard button URL 'not-a-url' is invalid: Wrong HTTP URL",
  ],
  [
    'with a button to ftp',
    'sendMessage',
    buttons({ text: 'a', url: 'ftp://example.com' }),
    "inline keyboard button URL 'ftp://example.com' is invalid: Unsupported URL protocol",
  ],
  [
    'with a mini app over http',
    'sendMessage',
    buttons({ text: 'a', web_app: { url: 'http://example.com' } }),
    "inline keyboard button Web App URL 'http://example.com' is invalid: Only HTTPS links are allowed",
  ],
  [
    'with a mini app in a channel',
    'sendMessage',
    { ...buttons({ text: 'a', web_app: { url: 'https://example.com' } }), chat_id: CHANNEL },
    'BUTTON_TYPE_INVALID',
  ],
  [
    'with a payment outside an invoice',
    'sendMessage',
    buttons({ text: 'a', pay: true }),
    'BUTTON_TYPE_INVALID',
  ],
  [
    'with nothing to copy',
    'sendMessage',
    buttons({ text: 'a', copy_text: { text: '' } }),
    'BUTTON_COPY_TEXT_INVALID',
  ],
  [
    'with too many buttons',
    'sendMessage',
    { ...text, reply_markup: { inline_keyboard: Array(101).fill([{ text: 'a', callback_data: 'a' }]) } },
    'reply markup is too long',
  ],
  [
    'with a keyboard that is no list',
    'sendMessage',
    { ...text, reply_markup: { inline_keyboard: 'a' } },
    'field "inline_keyboard" must be of type Array',
  ],
  [
    'with rows that are no lists',
    'sendMessage',
    { ...text, reply_markup: { inline_keyboard: [{ text: 'a' }] } },
    'field "inline_keyboard" must be an Array of Arrays',
  ],
  [
    'with a markup that is no JSON',
    'sendMessage',
    { ...text, reply_markup: '{' },
    "can't parse reply keyboard markup JSON object",
  ],
  [
    'with a markup that is a list',
    'sendMessage',
    { ...text, reply_markup: [] },
    'object expected as reply markup',
  ],
  [
    'with a keyboard of text',
    'sendMessage',
    { ...text, reply_markup: { keyboard: 'bad' } },
    'field "keyboard" must be of type Array',
  ],
  [
    'with a flag that is none',
    'sendMessage',
    { ...text, reply_markup: { keyboard: [], one_time_keyboard: 'x' } },
    'field "one_time_keyboard" must be of type Boolean',
  ],
  [
    'with a forced reply that is no flag',
    'sendMessage',
    { ...text, reply_markup: { force_reply: 'yes' } },
    'field "force_reply" must be of type Boolean',
  ],
  [
    'to offer a mini app inline',
    'answerInlineQuery',
    inline({
      ...article,
      reply_markup: { inline_keyboard: [[{ text: 'a', web_app: { url: 'https://example.com' } }]] },
    }),
    'BUTTON_TYPE_INVALID',
  ],
  [
    'an invoice that begins with another button',
    'sendInvoice',
    { ...invoice, reply_markup: { inline_keyboard: [[{ text: 'a', callback_data: 'a' }]] } },
    'REPLY_MARKUP_BUY_EMPTY',
  ],
])('buttons are refused: %s, %s', expectRefused);
