import { setTimeout as sleep } from 'node:timers/promises';

type Update = { update_id: number };

/** The time that a polling bot waits for news, and a failed webhook for the next attempt, in milliseconds. */
const POLL_MS = 400;
const WEBHOOK_RETRY_MS = 500;
const WEBHOOK_TIMEOUT_MS = 5000;

/**
 * The messenger's updates: kept until the bot has acknowledged them, by the offset of a later `getUpdates`, or by
 * 200 from its webhook; sent again until then.
 */
export function createUpdates() {
  const waiting: Update[] = [];
  let lastId = 0;
  let webhook: { secret: string; ports: readonly number[] } | undefined;

  async function post(update: Update): Promise<void> {
    for (let attempt = 0; ; attempt += 1) {
      const ports = webhook?.ports ?? [];
      const port = ports[(update.update_id + attempt) % ports.length];
      const isTaken = await fetch(`http://127.0.0.1:${port}/bot/webhook`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-telegram-bot-api-secret-token': webhook?.secret ?? '',
        },
        body: JSON.stringify(update),
        signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_MS),
      }).then(
        (response) => response.ok,
        () => false,
      );
      if (isTaken) return;
      await sleep(WEBHOOK_RETRY_MS);
    }
  }

  return {
    push(content: object): void {
      lastId += 1;
      const update = { update_id: lastId, ...content };
      if (webhook) void post(update);
      else waiting.push(update);
    },
    /** `getUpdates`. */
    async take(offset: number): Promise<Update[]> {
      while (waiting[0] && waiting[0].update_id < offset) waiting.shift();
      for (const end = Date.now() + POLL_MS; waiting.length === 0 && Date.now() < end; ) await sleep(20);
      return waiting.slice(0, 100);
    },
    /** From now on updates are posted to these ports. */
    usesWebhook(secret: string, ports: readonly number[]): void {
      webhook = { secret, ports };
    },
    count: () => lastId,
  };
}
