import { GrammyError, HttpError } from 'grammy';
import { expect, it } from 'vitest';
import { classifyBotApiError } from '../../../../src/server/chat/bot-api/bot-api-errors.ts';

const refusal = (error_code: number, description: string) =>
  new GrammyError('failed', { ok: false, error_code, description }, 'sendMessage', {});

it.each([
  [400, 'Logged out', 'transient'],
  [400, 'Bad Request: logged out', 'transient'],
  [400, 'Bad Request: Internal Server Error', 'transient'],
  [400, 'Bad Request: RPC_CALL_FAIL', 'transient'],
  [400, 'Bad Request: TIMEOUT', 'transient'],
  [500, 'Internal Server Error', 'transient'],
  [502, 'Bad Gateway', 'transient'],
  [401, 'Unauthorized', 'transient'],
  [409, 'Conflict: terminated by other getUpdates request', 'transient'],
  [429, 'Too Many Requests: retry after 7', 'rate limited'],
  [400, 'Bad Request: Too Many Requests: retry after 7', 'rate limited'],
  [420, 'FLOOD_WAIT_7', 'rate limited'],
  [400, 'Bad Request: wrong file_id or the file is temporarily unavailable', 'refused'],
  [400, 'Bad Request: query is too old and response timeout expired or query ID is invalid', 'refused'],
  [400, 'Bad Request: message text is empty', 'refused'],
  [400, 'Bad Request: chat not found', 'unreachable'],
  [403, 'Forbidden: bot was blocked by the user', 'unreachable'],
])('the answer %i %s is %s', (code, description, kind) => {
  expect(classifyBotApiError(refusal(code, description))).toMatchObject({ kind });
});

it('the wait is read from the words, whatever the number of the error', () => {
  expect(classifyBotApiError(refusal(400, 'Bad Request: Too Many Requests: retry after 7'))).toMatchObject({
    seconds: 7,
  });
  expect(classifyBotApiError(refusal(420, 'FLOOD_WAIT_9'))).toMatchObject({ seconds: 9 });
});

it('an answer that is a web page is a failure of the network', () => {
  const page = new HttpError('Network request failed', new SyntaxError('Unexpected token <'));
  expect(classifyBotApiError(page)).toMatchObject({ kind: 'transient' });
});
