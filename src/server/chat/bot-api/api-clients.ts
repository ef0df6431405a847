import { Api, type Transformer } from 'grammy';
import type { Config } from '../../config/config.ts';
import { asGrammySignal } from './grammy-signal.ts';

/** Timeout of one delivery's Bot API call, in seconds. */
const SEND_SECONDS = 20;

type BotAccess = Pick<Config, 'botApiRoot'> & { botToken: string };

/** An API client without retries, for queue workers: the queue retries. `cutOff` aborts its calls. */
export function plainApi({ botToken, botApiRoot }: BotAccess, cutOff: AbortSignal): Api {
  const api = new Api(botToken, { apiRoot: botApiRoot, timeoutSeconds: SEND_SECONDS });
  api.config.use(abortedBy(cutOff));
  return api;
}

/** The same, whose messages are paid broadcasts: beyond the free rate each costs 0.1 Telegram Stars. */
export function paidApi(config: BotAccess, cutOff: AbortSignal): Api {
  const api = plainApi(config, cutOff);
  api.config.use((previous, method, payload, signal) =>
    previous(
      method,
      method.startsWith('send') ? { ...payload, allow_paid_broadcast: true } : payload,
      signal,
    ),
  );
  return api;
}

/** Aborts calls by `cutOff` that have no signal of their own. */
export function abortedBy(cutOff: AbortSignal): Transformer {
  return (previous, method, payload, signal) => previous(method, payload, signal ?? asGrammySignal(cutOff));
}
