import { GrammyError } from 'grammy';
import * as v from 'valibot';
import { WEBHOOK_PATH, webhookSecret } from '../chat/updates/webhook.ts';
import { botApiAcceptsUrl } from '../config/config.ts';
import { publicOrigin } from '../config/setting-schemas.ts';
import { chance, clock } from '../lib/clock.ts';
import { apiOf, botApiProblem, StepError } from './check-token.ts';
import { texts } from './texts.ts';

const TIMEOUT_MS = 10_000;
/** Beyond the ids of real updates, which have 32 bits. */
const FIRST_PROBE_ID = 2 ** 40;

/** The address does not lead here, as far as this machine can see; a router may keep it from its own outside. */
export class UnreachedError extends StepError {
  override name = 'UnreachedError';
}

/** Requests that show this process if an address leads to it. */
export type Probes = {
  /** Returns true if the update is one of them; it then counts as arrived. */
  take(updateId: number): boolean;
  /** Sends one. Rejects with an `UnreachedError` unless it arrives. */
  send(origin: string): Promise<void>;
};

/** `secret` is that of the webhook. */
export function createProbes(secret: string): Probes {
  const arrived = new Map<number, boolean>();
  return {
    take: (id) => arrived.has(id) && Boolean(arrived.set(id, true)),
    async send(origin) {
      const id = FIRST_PROBE_ID + chance.integer(0, FIRST_PROBE_ID);
      arrived.set(id, false);
      try {
        const status = await post(new URL(WEBHOOK_PATH, origin), secret, id);
        if (!arrived.get(id)) throw new UnreachedError(texts.otherProgram(origin, status));
      } finally {
        arrived.delete(id);
      }
    },
  };
}

async function post(url: URL, secret: string, updateId: number): Promise<number> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-telegram-bot-api-secret-token': webhookSecret(secret),
      },
      body: JSON.stringify({ update_id: updateId }),
      redirect: 'manual',
      signal: clock.timeLimit(TIMEOUT_MS),
    });
    return answer.status;
  } catch (error) {
    throw new UnreachedError(networkProblem(url.host, error), { cause: error });
  }
}

function networkProblem(host: string, error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return texts.unknownHost(host);
  if (/CERT|TLS|SSL|SIGNATURE/.test(code)) return texts.badCertificate(host, code);
  return texts.nobodyAnswers(host);
}

/** The address without path. Throws a `StepError` if mini apps and updates could not use it. */
export function parseAddress(text: unknown, apiRoot: string): string {
  const read = v.safeParse(publicOrigin, text);
  if (!read.success || !botApiAcceptsUrl(apiRoot, read.output)) throw new StepError(texts.notAnAddress);
  return read.output;
}

type Webhook = { token: string; apiRoot: string; origin: string; secret: string };

/**
 * Has the messenger send messages to the address, and asks it for the present address. Returns the time of its last
 * earlier error, in its own seconds. Rejects with a `StepError`.
 */
export async function setWebhook({ token, apiRoot, origin, secret }: Webhook): Promise<number | undefined> {
  const api = apiOf(token, apiRoot);
  const url = new URL(WEBHOOK_PATH, origin).href;
  try {
    await api.setWebhook(url, { secret_token: webhookSecret(secret), allowed_updates: ['message'] });
    const info = await api.getWebhookInfo();
    if (info.url === url) return info.last_error_date;
  } catch (error) {
    throw new StepError(webhookProblem(error), { cause: error });
  }
  throw new StepError(texts.otherServer);
}

function webhookProblem(error: unknown): string {
  if (error instanceof GrammyError && error.error_code === 400)
    return texts.addressRefused(error.description.replace(/^Bad Request: (bad webhook: )?/, ''));
  return botApiProblem(error);
}

/** The messenger's reason why messages do not arrive; undefined without a new error since `earlierError`. */
export async function readWebhookTrouble(
  { token, apiRoot }: Pick<Webhook, 'token' | 'apiRoot'>,
  earlierError: number | undefined,
): Promise<string | undefined> {
  const { last_error_date: at, last_error_message: message } = await apiOf(token, apiRoot).getWebhookInfo();
  return at === earlierError ? undefined : message;
}
