import { pino } from 'pino';
import * as v from 'valibot';
import { LIMITS } from '../../packages/telegram-simulator/server/limits.ts';
import { startSimulator } from '../../packages/telegram-simulator/server/start-simulator.ts';
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
const ROOM = { messagesPerChat: 100_000, people: 1000, waitingUpdates: 100_000 };

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
  simulator.onEvent((event) => {
    if (event.type === 'messageSent') for (const watch of watchers) watch(event.message);
  });
  return {
    apiRoot,
    token,
    close,
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
