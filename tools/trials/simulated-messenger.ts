import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pino } from 'pino';
import * as v from 'valibot';
import { LIMITS } from '../../packages/telegram-simulator/server/limits.ts';
import { startSimulator } from '../../packages/telegram-simulator/server/start-simulator.ts';
import { wireEvent } from '../../packages/telegram-simulator/wire.ts';
import {
  type ActionInput,
  type ActionResult,
  actionResponse,
  actions,
} from '../../packages/telegram-simulator/wire-actions.ts';
import type { Message } from '../../packages/telegram-simulator/wire-message.ts';

export const OWNER = 9009;
export const VIEWER = 1001;
/** The owner's channel. */
export const CHANNEL = -1_009_009_000_001;

const UNLIMITED = { perSecond: 1e6, burst: 1e6 };
/** More than any trial posts or reads. */
const ROOM = { messagesPerChat: 100_000, people: 1000, waitingUpdates: 100_000, events: 100_000 };

/** `brakes`: messages to one chat are limited to one a second, and a burst, as the real messenger's; to all of them they always are. */
type Options = { brakes: boolean };

export type SimulatedMessenger = Awaited<ReturnType<typeof startSimulatedMessenger>>;

/** Starts the simulator, whose people act as on its page. */
export async function startSimulatedMessenger({ brakes }: Options) {
  const perChat = brakes ? LIMITS.perChat : UNLIMITED;
  const simulator = await startSimulator({
    port: 0,
    appUrl: 'http://localhost:3000/',
    log: pino({ level: 'silent' }),
    ownerIds: [String(OWNER)],
    limits: { perChat, ...ROOM },
  });
  const { apiRoot, token, close } = simulator;
  const watchers = new Set<(message: Message) => void>();
  const closed = new AbortController();
  const tell = (message: Message) => {
    for (const watch of watchers) watch(message);
  };
  await follow(apiRoot, tell, closed.signal);
  return {
    apiRoot,
    token,
    async close() {
      closed.abort();
      await close();
    },
    /** Does an action as a person; returns its result. */
    async act<Input extends ActionInput>(action: Input): Promise<ActionResult<Input['type']>> {
      const answer = await fetch(`${apiRoot}/wire/act`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(action),
      });
      const body = v.parse(actionResponse, await answer.json());
      if (!body.ok) throw new Error(body.error);
      const schema: v.GenericSchema<unknown, ActionResult<Input['type']>> = actions[action.type].result;
      return v.parse(schema, body.result ?? null);
    },
    /** Settles when such a message comes from now on, with undefined when none has for a time. */
    next(isIt: (message: Message) => boolean, ms: number): Promise<Message | undefined> {
      return new Promise((resolve) => {
        const end = (message?: Message) => {
          clearTimeout(timeout);
          watchers.delete(watch);
          resolve(message);
        };
        const watch = (message: Message) => isIt(message) && end(message);
        const timeout = setTimeout(end, ms);
        watchers.add(watch);
      });
    },
  };
}

/**
 * Settles once the messenger streams its events. It ends the stream of whoever reads slowly, as a busy trial does, who goes on
 * behind the last event.
 */
async function follow(
  apiRoot: string,
  onMessage: (message: Message) => void,
  closed: AbortSignal,
): Promise<void> {
  let last = '';
  async function open(): Promise<void> {
    const { body } = await fetch(`${apiRoot}/wire/events${last && `?after=${last}`}`, { signal: closed });
    if (!body) throw new Error('The simulator streams no events.');
    const stream = Readable.from(body).once('close', () => {
      if (!closed.aborted) void open();
    });
    const lines = createInterface({ input: stream });
    lines.on('error', () => undefined);
    lines.on('line', (line) => {
      if (line.startsWith('id: ')) last = line.slice('id: '.length);
      if (!line.startsWith('data: ')) return;
      const event = v.parse(wireEvent, JSON.parse(line.slice('data: '.length)));
      if (event.type === 'messageSent') onMessage(event.message);
    });
  }
  await open();
}
