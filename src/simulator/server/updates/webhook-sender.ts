import type { Limits } from '../limits.ts';
import type { TrafficLog } from '../world/traffic-log.ts';
import { chatOf } from './chat-of.ts';
import type { Update } from './update.ts';

export type WebhookSettings = { url: string; secret: string | undefined; maxConnections: number };

type Failure = { at: number; message: string };

type Options = {
  limits: Pick<Limits, 'webhookRetries' | 'webhookPatience'>;
  log: TrafficLog;
  waiting: () => readonly Update[];
  done: (update: Update) => void;
};

/**
 * Hands updates to the bot's webhook: those of one chat one after the other, those of several chats at once.
 * What the bot does not take with a 2xx is sent again, later and later.
 */
export function createWebhookSender({ limits, log, waiting, done }: Options) {
  let settings: WebhookSettings | undefined;
  let failure: Failure | undefined;
  let stop = new AbortController();
  /** The chats whose turn it is not yet. */
  const busy = new Set<number>();

  function pump(): void {
    if (!settings) return;
    for (const update of waiting()) {
      if (busy.size >= settings.maxConnections) return;
      const chat = chatOf(update);
      if (!busy.has(chat)) void handOver(update, chat, settings);
    }
  }

  async function handOver(update: Update, chat: number, to: WebhookSettings): Promise<void> {
    busy.add(chat);
    const { signal } = stop;
    for (let attempt = 0; !signal.aborted; attempt += 1) {
      if (await send(update, to, signal)) {
        done(update);
        break;
      }
      await pause(limits.webhookRetries[Math.min(attempt, limits.webhookRetries.length - 1)] ?? 0, signal);
    }
    if (signal.aborted) return;
    busy.delete(chat);
    pump();
  }

  async function send(update: Update, to: WebhookSettings, signal: AbortSignal): Promise<boolean> {
    const start = Date.now();
    const answer = await post(
      update,
      to,
      AbortSignal.any([signal, AbortSignal.timeout(limits.webhookPatience)]),
    );
    if (signal.aborted) return false;
    const isOk = typeof answer === 'number' && answer >= 200 && answer < 300;
    const reason = typeof answer === 'number' ? `Wrong response from the webhook: ${answer}` : answer;
    if (!isOk) failure = { at: Math.floor(start / 1000), message: reason };
    const status = typeof answer === 'number' ? answer : undefined;
    const took = Date.now() - start;
    log.add({
      kind: 'webhook',
      name: kindOf(update),
      isOk,
      status,
      took,
      sent: update,
      answered: isOk ? '' : reason,
    });
    return isOk;
  }

  return {
    pump,
    settings: () => settings,
    failure: () => failure,
    /** From now on updates go there; undefined: nowhere. What is on its way is called back. */
    use(next: WebhookSettings | undefined): void {
      stop.abort();
      stop = new AbortController();
      busy.clear();
      failure = undefined;
      settings = next;
      pump();
    },
  };
}

/** The answer's status, or why there was none. */
async function post(update: Update, to: WebhookSettings, signal: AbortSignal): Promise<number | string> {
  try {
    const response = await fetch(to.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(to.secret && { 'x-telegram-bot-api-secret-token': to.secret }),
      },
      body: JSON.stringify(update),
      redirect: 'manual',
      signal,
    });
    await response.arrayBuffer();
    return response.status;
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError'
      ? 'Read timeout expired'
      : 'Connection refused';
  }
}

const kindOf = (update: Update) => Object.keys(update).find((key) => key !== 'update_id') ?? '';

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds).unref();
    signal.addEventListener('abort', end);
  });
}
