import { describe, expect, it } from 'vitest';
import { ANNA, BRUNO, CARLA, CHANNEL, GROUP, testSimulator } from '../support/test-simulator.ts';

const text = { chat_id: ANNA, text: 'ciao' };
const buttons = (...row: unknown[]) => ({ ...text, reply_markup: { inline_keyboard: [row] } });
const html = (source: string) => ({ ...text, text: source, parse_mode: 'HTML' });
const markdown = (source: string) => ({ ...text, text: source, parse_mode: 'MarkdownV2' });
const invoice = {
  chat_id: ANNA,
  title: 'Premium',
  description: 'Un mese',
  payload: 'premium:1001',
  currency: 'XTR',
  prices: [{ label: 'Un mese', amount: 100 }],
};
const article = {
  type: 'article',
  id: '1',
  title: 'Nosferatu',
  input_message_content: { message_text: 'x' },
};
const inline = (...results: unknown[]) => ({ inline_query_id: '1', results });
const NOT_HERE = 'query is too old and response timeout expired or query ID is invalid';
const CANT = "can't parse entities:";

describe('a call that Telegram refuses', () => {
  it.each<[string, string, object, string]>([
    ['without text', 'sendMessage', { chat_id: ANNA }, 'message text is empty'],
    ['with blank text', 'sendMessage', { ...text, text: '  ' }, 'text must be non-empty'],
    ['with too much text', 'sendMessage', { ...text, text: 'x'.repeat(4097) }, 'message is too long'],
    ['without a chat', 'sendMessage', { text: 'ciao' }, 'chat_id is empty'],
    ['to an unknown chat', 'sendMessage', { ...text, chat_id: 77 }, 'chat not found'],
    ['to an unknown name', 'sendMessage', { ...text, chat_id: '@nobody' }, 'chat not found'],
    ['to a group that the bot is not in', 'sendMessage', { ...text, chat_id: GROUP }, 'chat not found'],
    [
      'with an unknown parse mode',
      'sendMessage',
      { ...text, parse_mode: 'BBCode' },
      'unsupported parse_mode',
    ],
    [
      'with an unknown tag',
      'sendMessage',
      html('<h1>x</h1>'),
      `${CANT} Unsupported start tag "h1" at byte offset 0`,
    ],
    [
      'with an open tag',
      'sendMessage',
      html('<b>x'),
      `${CANT} Can't find end tag corresponding to start tag "b"`,
    ],
    [
      'with crossed tags',
      'sendMessage',
      html('<b><i>test</b></i>'),
      `${CANT} Unmatched end tag at byte offset 10, expected "</i>", found "</b>"`,
    ],
    ['with a stray end', 'sendMessage', html('è</b>'), `${CANT} Unexpected end tag at byte offset 2`],
    ['with half a tag', 'sendMessage', html('a <b'), `${CANT} Unclosed start tag at byte offset 2`],
    ['with half an end', 'sendMessage', html('<b>a</b'), `${CANT} Unclosed end tag at byte offset 4`],
    [
      'with a plain span',
      'sendMessage',
      html('<span>a</span>'),
      `${CANT} Tag "span" must have class "tg-spoiler" at byte offset 0`,
    ],
    [
      'with a bare dot',
      'sendMessage',
      markdown('ciao.'),
      `${CANT} Character '.' is reserved and must be escaped with the preceding '\\'`,
    ],
    [
      'with open bold',
      'sendMessage',
      markdown('*ciao'),
      `${CANT} Can't find end of Bold entity at byte offset 0`,
    ],
    [
      'with half a link',
      'sendMessage',
      markdown('[a](http://x.it'),
      `${CANT} Can't find end of a URL at byte offset 4`,
    ],
    [
      'with a late entity',
      'sendMessage',
      { ...text, entities: [{ type: 'bold', offset: 99, length: 1 }] },
      'entity begins after the end of the text at UTF-16 offset 99',
    ],
    [
      'with a long entity',
      'sendMessage',
      { ...text, entities: [{ type: 'bold', offset: 0, length: 99 }] },
      'entity beginning at UTF-16 offset 0 ends after the end of the text at UTF-16 offset 99',
    ],
    [
      'with an unknown entity',
      'sendMessage',
      { ...text, entities: [{ type: 'loud', offset: 0, length: 1 }] },
      "can't parse MessageEntity: Unsupported type specified",
    ],
    [
      'with a link to nowhere',
      'sendMessage',
      { ...text, entities: [{ type: 'text_link', offset: 0, length: 1 }] },
      'can\'t parse MessageEntity: Can\'t find field "url"',
    ],
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
      'as a reply to nothing',
      'sendMessage',
      { ...text, reply_parameters: { message_id: 9_999 } },
      'message to be replied not found',
    ],
    [
      'with half a reply',
      'sendMessage',
      { ...text, reply_parameters: { quote: 'a' } },
      'can\'t find field "message_id"',
    ],
    ['without a photo', 'sendPhoto', { chat_id: ANNA }, 'there is no photo in the request'],
    [
      'with an unknown photo',
      'sendPhoto',
      { chat_id: ANNA, photo: 'AgACAgQAAx' },
      'wrong file identifier/HTTP URL specified',
    ],
    [
      'with a photo from nowhere',
      'sendPhoto',
      { chat_id: ANNA, photo: 'http://localhost:9/a.png' },
      'failed to get HTTP URL content',
    ],
    ['without a video', 'sendVideo', { chat_id: ANNA }, 'there is no video in the request'],
    ['without a file', 'sendDocument', { chat_id: ANNA }, 'there is no document in the request'],
    [
      'to copy nothing',
      'copyMessage',
      { chat_id: ANNA, from_chat_id: CHANNEL, message_id: 9_999 },
      'message to copy not found',
    ],
    [
      'to copy no number',
      'copyMessage',
      { chat_id: ANNA, from_chat_id: CHANNEL },
      'message identifier is not specified',
    ],
    [
      'to copy from nowhere',
      'copyMessage',
      { chat_id: ANNA, from_chat_id: 5, message_id: 1 },
      'chat not found',
    ],
    [
      'to forward nothing',
      'forwardMessage',
      { chat_id: ANNA, from_chat_id: BRUNO, message_id: 9_999 },
      'message to forward not found',
    ],
    ['to edit nothing', 'editMessageText', { ...text, message_id: 9_999 }, 'message to edit not found'],
    [
      'to edit an unknown inline message',
      'editMessageText',
      { inline_message_id: 'x', text: 'a' },
      'MESSAGE_ID_INVALID',
    ],
    [
      'to delete nothing',
      'deleteMessage',
      { chat_id: ANNA, message_id: 9_999 },
      'message to delete not found',
    ],
    ['to answer no button', 'answerCallbackQuery', { callback_query_id: '1' }, NOT_HERE],
    [
      'to answer a button at length',
      'answerCallbackQuery',
      { callback_query_id: '1', text: 'x'.repeat(201) },
      'MESSAGE_TOO_LONG',
    ],
    ['to answer no payment', 'answerPreCheckoutQuery', { pre_checkout_query_id: '1', ok: true }, NOT_HERE],
    [
      'to refuse a payment without a word',
      'answerPreCheckoutQuery',
      { pre_checkout_query_id: '1', ok: false },
      'ERROR_TEXT_EMPTY',
    ],
    ['to answer no query', 'answerInlineQuery', inline(article), NOT_HERE],
    ['to offer too much', 'answerInlineQuery', inline(...Array(51).fill(article)), 'RESULTS_TOO_MUCH'],
    ['to offer the same twice', 'answerInlineQuery', inline(article, article), 'RESULT_ID_DUPLICATE'],
    [
      'to offer what has a long name',
      'answerInlineQuery',
      inline({ ...article, id: 'x'.repeat(65) }),
      'RESULT_ID_INVALID',
    ],
    [
      'to offer nothing to send',
      'answerInlineQuery',
      inline({ ...article, input_message_content: undefined }),
      'can\'t parse inline query result: Can\'t find field "input_message_content"',
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
      'to offer without a list',
      'answerInlineQuery',
      { inline_query_id: '1' },
      'parameter "results" is required',
    ],
    ['to answer no mini app', 'answerWebAppQuery', { web_app_query_id: '1', result: article }, NOT_HERE],
    ['an invoice without a title', 'sendInvoice', { ...invoice, title: '' }, 'parameter "title" is required'],
    [
      'an invoice without prices',
      'sendInvoice',
      { ...invoice, prices: undefined },
      'parameter "prices" is required',
    ],
    [
      'an invoice with no price',
      'sendInvoice',
      { ...invoice, prices: [] },
      'there must be at least one price',
    ],
    [
      'an invoice in Stars with a provider',
      'sendInvoice',
      { ...invoice, provider_token: 'x' },
      'STARS_INVOICE_INVALID',
    ],
    [
      'an invoice in Stars with two prices',
      'sendInvoice',
      { ...invoice, prices: [...invoice.prices, ...invoice.prices] },
      'STARS_INVOICE_INVALID',
    ],
    [
      'an invoice for nothing',
      'sendInvoice',
      { ...invoice, prices: [{ label: 'a', amount: 0 }] },
      'CURRENCY_TOTAL_AMOUNT_INVALID',
    ],
    ['an invoice in no currency', 'sendInvoice', { ...invoice, currency: 'stelle' }, 'CURRENCY_INVALID'],
    [
      'an invoice in euros without a provider',
      'sendInvoice',
      { ...invoice, currency: 'EUR' },
      'PAYMENT_PROVIDER_INVALID',
    ],
    [
      'an invoice with a long payload',
      'sendInvoice',
      { ...invoice, payload: 'x'.repeat(129) },
      'INVOICE_PAYLOAD_INVALID',
    ],
    [
      'an invoice that begins with another button',
      'sendInvoice',
      { ...invoice, reply_markup: { inline_keyboard: [[{ text: 'a', callback_data: 'a' }]] } },
      'REPLY_MARKUP_BUY_EMPTY',
    ],
    [
      'a refund of nothing',
      'refundStarPayment',
      { user_id: ANNA, telegram_payment_charge_id: 'x' },
      'CHARGE_NOT_FOUND',
    ],
    [
      'a command in capitals',
      'setMyCommands',
      { commands: [{ command: 'Start', description: 'a' }] },
      'BOT_COMMAND_INVALID',
    ],
    [
      'a menu button over http',
      'setChatMenuButton',
      { menu_button: { type: 'web_app', text: 'a', web_app: { url: 'http://example.com' } } },
      "menu button Web App URL 'http://example.com' is invalid: Only HTTPS links are allowed",
    ],
    [
      'an unknown action',
      'sendChatAction',
      { chat_id: ANNA, action: 'dancing' },
      'wrong parameter action in request',
    ],
    ['an unknown file', 'getFile', { file_id: 'x' }, 'invalid file_id'],
    [
      'a webhook over http',
      'setWebhook',
      { url: 'http://example.com/hook' },
      'bad webhook: An HTTPS URL must be provided for webhook',
    ],
    [
      'a webhook on a strange port',
      'setWebhook',
      { url: 'https://example.com:8080/hook' },
      'bad webhook: Webhook can be set up only on ports 80, 88, 443 or 8443',
    ],
    [
      'a webhook with a strange secret',
      'setWebhook',
      { url: 'https://example.com/hook', secret_token: 'a b' },
      'secret token contains unallowed characters',
    ],
  ])('%s: %s', async (_name, method, parameters, description) => {
    const simulator = await testSimulator();
    const answer = await simulator.call(method, parameters);
    expect(answer).toEqual({ ok: false, error_code: 400, description: `Bad Request: ${description}` });
  });
});

describe('people who cannot be written to', () => {
  it('have not started the bot, have blocked it, or are gone', async () => {
    const simulator = await testSimulator();
    await simulator.act({ type: 'block', person: ANNA });
    await simulator.act({ type: 'deleteAccount', person: BRUNO });
    const write = async (chat_id: number) =>
      (await simulator.call('sendMessage', { chat_id, text: 'x' })).description;
    expect(await write(CARLA)).toBe("Forbidden: bot can't initiate conversation with a user");
    expect(await write(ANNA)).toBe('Forbidden: bot was blocked by the user');
    expect(await write(BRUNO)).toBe('Forbidden: user is deactivated');
    await simulator.act({ type: 'pressStart', person: CARLA });
    expect(await simulator.call('sendMessage', { chat_id: CARLA, text: 'x' })).toMatchObject({ ok: true });
  });
});

describe('access to the Bot API', () => {
  it('is refused with another token, with none, and to unknown methods', async () => {
    const { apiRoot, token } = await testSimulator();
    const ask = async (path: string) => (await fetch(`${apiRoot}${path}`)).json();
    const [id] = token.split(':');
    expect(await ask(`/bot${id}:${'A'.repeat(35)}/getMe`)).toEqual({
      ok: false,
      error_code: 401,
      description: 'Unauthorized',
    });
    expect(await ask('/botnothing/getMe')).toEqual({ ok: false, error_code: 404, description: 'Not Found' });
    expect(await ask(`/bot${token}/makeCoffee`)).toEqual({
      ok: false,
      error_code: 404,
      description: 'Not Found: the simulator has no method makeCoffee',
    });
    expect(await ask(`/bot${token}/GETME`)).toMatchObject({ ok: true, result: { is_bot: true } });
  });

  it('refuses a body that is no JSON', async () => {
    const { apiRoot, token } = await testSimulator();
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${apiRoot}/bot${token}/getMe`, { method: 'POST', headers, body: '{' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ ok: false, error_code: 400 });
  });
});
