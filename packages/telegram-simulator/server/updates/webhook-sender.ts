import * as v from 'valibot';
import type { Limits } from '../limits.ts';
import type { TrafficLog } from '../world/traffic-log.ts';
import type { Update } from './update.ts';

/** The body of the bot's answer to an update: a call of the Bot API, or nothing. */
export type WebhookReply = { contentType: string | undefined; body: Buffer };

export type WebhookSettings = { url: string; secret: string | undefined; maxConnections: number };

type Failure = { at: number; message: string };

type Options = {
  limits: Pick<Limits, 'webhookRetries' | 'webhookTimeout'>;
  log: TrafficLog;
  waiting: () => readonly Update[];
  done: (update: Update) => void;
};

/**
 * Sends updates to the bot's webhook: those of one chat one after the other, those of several chats at once.
 * Without a 2xx an update is sent again, with growing delays.
 */
export function createWebhookSender({ limits, log, waiting, done }: Options) {
  let settings: WebhookSettings | undefined;
  let failure: Failure | undefined;
  let onReply: (reply: WebhookReply) => void = () => undefined;
  let stop = new AbortController();
  /** The chats with an update in flight. */
  const busy = new Set<number>();

  function pump(): void {
    if (!settings) return;
    for (const update of waiting()) {
      if (busy.size >= settings.maxConnections) return;
      const chat = chatIdOf(update);
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
      AbortSignal.any([signal, AbortSignal.timeout(limits.webhookTimeout)]),
    );
    if (signal.aborted) return false;
    const status = typeof answer === 'string' ? undefined : answer.status;
    const isOk = status !== undefined && status >= 200 && status < 300;
    const reason = typeof answer === 'string' ? answer : `Wrong response from the webhook: ${status}`;
    if (!isOk) failure = { at: Math.floor(start / 1000), message: reason };
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
    if (isOk && typeof answer !== 'string' && answer.reply.body.length > 0) onReply(answer.reply);
    return isOk;
  }

  return {
    pump,
    settings: () => settings,
    failure: () => failure,
    /** Calls `listen` with the bot's answer to an update, if it has one. */
    onReply(listen: (reply: WebhookReply) => void): void {
      onReply = listen;
    },
    /** From now on updates go there; undefined: nowhere. Requests in flight are aborted. */
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

type Answer = { status: number; reply: WebhookReply };

/** The webhook's answer, or the reason that there is none. */
async function post(update: Update, to: WebhookSettings, signal: AbortSignal): Promise<Answer | string> {
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
    const body = Buffer.from(await response.arrayBuffer());
    const contentType = response.headers.get('content-type') ?? undefined;
    return { status: response.status, reply: { contentType, body } };
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

const withId = v.object({ id: v.number() });
const content = v.union([
  v.pipe(
    v.object({ chat: withId }),
    v.transform(({ chat }) => chat.id),
  ),
  v.pipe(
    v.object({ from: withId }),
    v.transform(({ from }) => from.id),
  ),
]);

/** The chat or the person that an update is about; 0 when it names neither. */
function chatIdOf(update: Update): number {
  for (const part of Object.values(update)) {
    const read = v.safeParse(content, part);
    if (read.success) return read.output;
  }
  return 0;
}
