import { badRequest, QUERY_TOO_OLD } from '../api-error.ts';
import type { ApiMethod } from '../api-method.ts';

const MAX_NOTICE = 200;

export const answerCallbackQuery: ApiMethod = (world, parameters) => {
  const text = parameters.text('text');
  if (text.length > MAX_NOTICE) throw badRequest('MESSAGE_TOO_LONG');
  const url = parameters.text('url');
  if (url !== '' && !url.startsWith(`https://t.me/${world.bot.username}?start`))
    throw badRequest('URL_INVALID');
  const answer = {
    text: text || undefined,
    showAlert: parameters.flag('show_alert'),
    url: url || undefined,
  };
  if (!world.callbacks.answer(parameters.text('callback_query_id'), answer)) throw badRequest(QUERY_TOO_OLD);
  return true;
};

export const answerPreCheckoutQuery: ApiMethod = (world, parameters) => {
  const isOk = parameters.flag('ok');
  const reason = parameters.text('error_message');
  if (!isOk && reason === '') throw badRequest('ERROR_TEXT_EMPTY');
  const answer = isOk ? { isOk } : { isOk, reason };
  if (!world.preCheckouts.answer(parameters.text('pre_checkout_query_id'), answer))
    throw badRequest(QUERY_TOO_OLD);
  return true;
};
