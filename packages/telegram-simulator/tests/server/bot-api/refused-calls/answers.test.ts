import { it } from 'vitest';
import { article, expectRefused, inline, NOT_HERE, type RefusedCall } from '../../support/refused-call.ts';

it.each<RefusedCall>([
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
    'to offer without a list',
    'answerInlineQuery',
    { inline_query_id: '1' },
    'parameter "results" is required',
  ],
  ['to answer no mini app', 'answerWebAppQuery', { web_app_query_id: '1', result: article }, NOT_HERE],
])('an answer is refused: %s, %s', expectRefused);
