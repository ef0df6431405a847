import { it } from 'vitest';
import { article, expectRefused, inline, NOT_HERE, type RefusedCall } from '../../support/refused-call.ts';

it.each<RefusedCall>([
  ['an answer to an unknown button press', 'answerCallbackQuery', { callback_query_id: '1' }, NOT_HERE],
  [
    'a long answer to a button press',
    'answerCallbackQuery',
    { callback_query_id: '1', text: 'x'.repeat(201) },
    'MESSAGE_TOO_LONG',
  ],
  [
    'an answer to an unknown payment',
    'answerPreCheckoutQuery',
    { pre_checkout_query_id: '1', ok: true },
    NOT_HERE,
  ],
  [
    'a refusal of a payment without a reason',
    'answerPreCheckoutQuery',
    { pre_checkout_query_id: '1', ok: false },
    'ERROR_TEXT_EMPTY',
  ],
  ['an answer to an unknown inline query', 'answerInlineQuery', inline(article), NOT_HERE],
  [
    'an inline answer with too many results',
    'answerInlineQuery',
    inline(...Array(51).fill(article)),
    'RESULTS_TOO_MUCH',
  ],
  [
    'an inline answer with the same result twice',
    'answerInlineQuery',
    inline(article, article),
    'RESULT_ID_DUPLICATE',
  ],
  [
    'an inline result with a long id',
    'answerInlineQuery',
    inline({ ...article, id: 'x'.repeat(65) }),
    'RESULT_ID_INVALID',
  ],
  [
    'an inline result without content',
    'answerInlineQuery',
    inline({ ...article, input_message_content: undefined }),
    'can\'t parse inline query result: Can\'t find field "input_message_content"',
  ],
  [
    'an inline answer without results',
    'answerInlineQuery',
    { inline_query_id: '1' },
    'parameter "results" is required',
  ],
  [
    'an answer to an unknown mini app',
    'answerWebAppQuery',
    { web_app_query_id: '1', result: article },
    NOT_HERE,
  ],
])('%s is refused: %s', expectRefused);
