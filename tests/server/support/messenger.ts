import { pino } from 'pino';
import * as v from 'valibot';
import { startSimulator } from '../../../packages/telegram-simulator/server/start-simulator.ts';

export const ANNA = 1001;
export const OLGA = 9009;
/** A group without the bot. */
export const FRIENDS = -4001;
export const CHANNEL = -1_009_009_000_001;
/** The bot that takes the place of the simulator's first one. */
export const NEW_BOT = 7_000_000_002;

const unhurried = { perSecond: 1e6, burst: 1e6 };

const message = v.object({
  id: v.number(),
  text: v.string(),
  video: v.optional(v.object({ fileName: v.optional(v.string(), '') })),
});
const state = v.object({ chats: v.array(v.object({ id: v.number(), messages: v.array(message) })) });
const answer = v.object({ ok: v.literal(true), result: v.unknown() });
const made = v.object({ id: v.number() });
const newBot = v.object({ token: v.string() });

/** The simulator on a free port, whose people act as on its page. */
export async function startMessenger(owners: readonly number[]) {
  const simulator = await startSimulator({
    port: 0,
    appUrl: 'http://localhost:3000/',
    log: pino({ level: 'silent' }),
    ownerIds: owners.map(String),
    limits: { perChat: unhurried, overall: unhurried, messagesPerChat: 20_000 },
  });

  async function act(action: { type: string } & Record<string, unknown>): Promise<unknown> {
    const response = await fetch(`${simulator.apiRoot}/wire/act`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(action),
    });
    return v.parse(answer, await response.json()).result;
  }

  return {
    ...simulator,
    act,
    /** Sends a message as a person; returns its number. */
    send: async (action: Parameters<typeof act>[0]) => v.parse(made, await act(action)).id,
    /** A new bot in the place of the present one; returns its token. */
    replaceBot: async () => v.parse(newBot, await act({ type: 'replaceBot' })).token,
    /** Another token for the present bot. */
    revokeToken: async () => v.parse(newBot, await act({ type: 'revokeToken' })).token,
    /** The messages of a chat. */
    async chat(id: number) {
      const response = await fetch(`${simulator.apiRoot}/wire/state`);
      const { chats } = v.parse(state, await response.json());
      return chats.find((one) => one.id === id)?.messages ?? [];
    },
  };
}
