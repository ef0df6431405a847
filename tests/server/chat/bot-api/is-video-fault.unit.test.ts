import { GrammyError } from 'grammy';
import { expect, it } from 'vitest';
import { isVideoFault } from '../../../../src/server/chat/bot-api/bot-api-errors.ts';

const failedBy = (error_code: number, description: string) =>
  new GrammyError('failed', { ok: false, error_code, description, parameters: {} }, 'sendVideo', {});

it.each([
  ['video', 400, 'Bad Request: wrong file identifier/HTTP URL specified', true],
  ['video', 400, 'Bad Request: wrong remote file identifier specified: Wrong padding in the string', true],
  ['document', 400, 'Bad Request: invalid file_id', true],
  ['video', 400, "Bad Request: can't use file of type Document as Video", true],
  ['video', 400, 'Bad Request: FILE_REFERENCE_EXPIRED', true],
  ['message', 400, 'Bad Request: message to copy not found', true],
  ['message', 400, 'Bad Request: MESSAGE_ID_INVALID', true],
  ['message', 400, "Bad Request: message has protected content and can't be copied", true],
  ['message', 400, 'Bad Request: chat not found', true],
  ['message', 403, 'Forbidden: bot is not a member of the channel chat', true],
  ['link', 400, "Bad Request: inline keyboard button URL 'http://a b' is invalid: Wrong HTTP URL", true],
  ['link', 400, "Bad Request: inline keyboard button Web App URL 'http://x' is invalid: Only HTTPS", false],
  ['video', 400, 'Bad Request: BUTTON_TYPE_INVALID', false],
  ['video', 400, "Bad Request: can't parse entities", false],
  ['video', 400, 'Bad Request: chat not found', false],
  ['message', 403, 'Forbidden: bot was blocked by the user', false],
  ['link', 400, 'Bad Request: wrong file identifier/HTTP URL specified', false],
  ['video', 500, 'Internal Server Error', false],
] as const)('a %s that fails with %i %s has a broken video: %s', (kind, code, description, isFault) => {
  expect(isVideoFault(failedBy(code, description), kind)).toBe(isFault);
});
