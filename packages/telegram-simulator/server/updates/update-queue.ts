import { ApiError } from '../bot-api/api-error.ts';
import type { Limits } from '../limits.ts';
import type { TrafficLog } from '../world/traffic-log.ts';
import type { Update, UpdateKind } from './update.ts';
import { createWebhookSender, type WebhookSettings } from './webhook-sender.ts';

type Poll = { offset: number; limit: number; timeout: number; gone: AbortSignal };

export type UpdateQueue = ReturnType<typeof createUpdateQueue>;

const TERMINATED =
  'Conflict: terminated by other getUpdates request; make sure that only one bot instance is running';
const WEBHOOK_ACTIVE =
  "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first";

/** Updates that a bot gets only if it names their kind. */
const ONLY_BY_NAME: ReadonlySet<UpdateKind> = new Set(['chat_member']);

/** The updates not yet delivered, for long polling or the webhook. */
export function createUpdateQueue(limits: Limits, log: TrafficLog) {
  let waiting: Update[] = [];
  let lastId = Math.floor(Math.random() * 1e8);
  let allowed: readonly string[] = [];
  const poller = createLongPoll();
  const webhook = createWebhookSender({
    limits,
    log,
    waiting: () => waiting,
    done: (update) => {
      waiting = waiting.filter((one) => one !== update);
    },
  });

  return {
    webhook,
    pending: () => waiting.length,
    /** `allowed_updates`; without any: all kinds but those of `ONLY_BY_NAME`. */
    allow(kinds: readonly string[]): void {
      allowed = kinds;
    },
    allowed: () => allowed,
    /** Queues an update, unless the bot does not want that kind. */
    add(kind: UpdateKind, content: unknown, chatId: number): void {
      if (allowed.length > 0 ? !allowed.includes(kind) : ONLY_BY_NAME.has(kind)) return;
      lastId += 1;
      const update = { update_id: lastId, [kind]: content };
      waiting.push(update);
      if (waiting.length > limits.waitingUpdates) waiting.shift();
      log.add({ kind: 'update', name: kind, chatId, isOk: true, sent: update });
      poller.wake();
      webhook.pump();
    },
    /** Long polling: confirms the updates before the offset and waits for more. Throws 409 as Telegram does. */
    async poll({ offset, limit, timeout, gone }: Poll): Promise<Update[]> {
      if (webhook.settings()) throw new ApiError(409, WEBHOOK_ACTIVE);
      poller.wake(new ApiError(409, TERMINATED));
      waiting = offset < 0 ? waiting.slice(offset) : waiting.filter(({ update_id }) => update_id >= offset);
      if (waiting.length === 0 && timeout > 0) await poller.wait(timeout, gone);
      return waiting.slice(0, limit);
    },
    setWebhook(settings: WebhookSettings | undefined): void {
      poller.wake(settings && new ApiError(409, WEBHOOK_ACTIVE));
      webhook.use(settings);
    },
    drop(): void {
      waiting = [];
    },
    /** A new bot's updates are numbered from the start. */
    restart(): void {
      lastId = 0;
      allowed = [];
    },
    close(): void {
      poller.wake();
      webhook.use(undefined);
    },
  };
}

/** The pending getUpdates call; there is one at most. */
function createLongPoll() {
  let end: ((refusal?: ApiError) => void) | undefined;

  return {
    /** Resolves when it is woken, timed out or the caller has disconnected; rejects when it is woken with an error. */
    wait(seconds: number, gone: AbortSignal): Promise<void> {
      return new Promise((resolve, reject) => {
        const own = (refusal?: ApiError) => {
          clearTimeout(timer);
          gone.removeEventListener('abort', leave);
          if (end === own) end = undefined;
          if (refusal) reject(refusal);
          else resolve();
        };
        const leave = () => own();
        const timer = setTimeout(own, seconds * 1000);
        gone.addEventListener('abort', leave);
        end = own;
      });
    },
    wake: (refusal?: ApiError) => end?.(refusal),
  };
}
