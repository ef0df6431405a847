import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { findFreePort } from '../commands/child-process.mjs';
import { callAsUser } from './server-cluster.ts';
import { CHANNEL, OWNER, type SimulatedMessenger } from './simulated-messenger.ts';
import { type Settings, spawnServer } from './spawned-servers.ts';

/** The longest wait for a video, and the pause before a refused press is tried again. */
const [PATIENCE_MS, AGAIN_MS] = [60_000, 1000];

const webhookInfo = v.object({ result: v.object({ pending_update_count: v.number() }) });

/** A server in another process, on the embedded database of `DATA_DIR`, whose bot is in the simulator. */
export async function startServer(messenger: SimulatedMessenger, settings: Settings) {
  const [port, metricsPort] = [await findFreePort(), await findFreePort()];
  const server = await spawnServer({
    OWNER_IDS: String(OWNER),
    BOT_API_ROOT: messenger.apiRoot,
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    ...settings,
  });

  /** How much waits in a queue; by default of what people and channels have sent. */
  async function countWaiting(queue = 'updates|posts|deliveries'): Promise<number> {
    const metrics = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text();
    const gauges = metrics.matchAll(
      new RegExp(`^vetrina_queue_waiting\\{queue="(?:${queue})"\\} (\\d+)$`, 'gm'),
    );
    return [...gauges].reduce((sum, [, count]) => sum + Number(count), 0);
  }

  /** How many updates the bot has not fetched yet. */
  async function countPending(): Promise<number> {
    const answer = await fetch(`${messenger.apiRoot}/bot${settings['BOT_TOKEN']}/getWebhookInfo`);
    return v.parse(webhookInfo, await answer.json()).result.pending_update_count;
  }

  let refused = 0;

  return {
    /** Presses that were refused, and tried again. */
    refused: () => refused,
    /** Milliseconds from the press of 'Riproduci' until the video is in the chat; Infinity when it does not come. */
    async play(person: number, { film, file }: { film: number; file: string }): Promise<number> {
      const came = messenger.next(
        ({ chatId, video, forwardedFrom }) =>
          chatId === person && video?.fileName === file && forwardedFrom === undefined,
        PATIENCE_MS,
      );
      const body = { user_id: String(person), content_id: film };
      const call = { person: String(person), method: 'POST', path: 'play_content', body };
      const began = Date.now();
      while ((await callAsUser(`http://localhost:${port}`, call)).outcome !== 'ok') {
        refused += 1;
        if (Date.now() - began > PATIENCE_MS) break;
        await sleep(AGAIN_MS);
      }
      return (await came) ? Date.now() - began : Infinity;
    },
    countWaiting,
    /** Settles once nothing waits, at the messenger neither, twice in a row. */
    async untilIdle(queue?: string): Promise<void> {
      const count = async () => (await countPending()) + (await countWaiting(queue));
      for (let idle = 0; idle < 2; idle = (await count()) === 0 ? idle + 1 : 0) await sleep(1000);
    },
    stop: () => server.kill('SIGTERM'),
  };
}

/** The owner starts the bot and has it follow the channel, in which it is an administrator. */
export async function followChannel({ act, next }: SimulatedMessenger): Promise<void> {
  await act({ type: 'pressStart', person: OWNER });
  const { id } = await act({ type: 'sendText', chat: CHANNEL, person: OWNER, text: 'Benvenuti' });
  const answered = next(
    ({ chatId, text }) => chatId === OWNER && /abbino i video|lo seguo già/.test(text),
    60_000,
  );
  await act({ type: 'forward', chat: CHANNEL, person: OWNER, messageIds: [id], toChat: OWNER });
  if (!(await answered)) throw new Error('The bot does not follow the channel.');
}
