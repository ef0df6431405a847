import { pino } from 'pino';
import * as v from 'valibot';
import { afterEach } from 'vitest';
import type { Limits } from '../../../server/limits.ts';
import { type Simulator, type SimulatorOptions, startSimulator } from '../../../server/start-simulator.ts';
import { fileIdFor } from '../../../server/world/file-store.ts';
import { type State, state } from '../../../wire.ts';
import { type ActionInput, type ActionResult, actions } from '../../../wire-actions.ts';
import type { Message } from '../../../wire-message.ts';

export const ANNA = 1001;
export const BRUNO = 2002;
export const CARLA = 3003;
export const OLGA = 9009;
/** Everybody is in it, the bot is not. */
export const GROUP = -4001;
/** Anna has created it; Bruno, Carla and the bot are members. */
export const SUPERGROUP = -1_001_004_000_001;
/** The chat of Anna and Bruno. */
export const DIRECT = -2_000_000_000_007;
export const CHANNEL = -1_009_009_000_001;

/** A pace that no test reaches. */
const unhurried = { perSecond: 1e6, burst: 1e6 };

type ApiAnswer = {
  ok: boolean;
  result: Record<string, unknown>;
  error_code?: number;
  description?: string;
  parameters?: { retry_after: number };
};

type ActBody = { ok: boolean; error?: string; result?: unknown };

export type TestSimulator = Simulator & {
  /** One call of the Bot API, as JSON. */
  call(method: string, parameters?: object): Promise<ApiAnswer>;
  act<Input extends ActionInput>(action: Input): Promise<ActionResult<Input['type']>>;
  /** The raw answer of an action that may fail. */
  tryTo(action: unknown): Promise<{ status: number; body: ActBody }>;
  state(): Promise<State>;
  /** The messages of a chat. */
  chat(id: number): Promise<Message[]>;
  /** The updates that the bot has not received yet. */
  updates(parameters?: object): Promise<Record<string, Record<string, unknown>>[]>;
};

const running: Simulator[] = [];

afterEach(async () => {
  await Promise.all(running.splice(0).map((simulator) => simulator.close()));
});

/** A separate simulator on a free port, closed after the test. */
export async function testSimulator(
  limits: Partial<Limits> = {},
  ownerIds: string[] = [],
  more: Pick<SimulatorOptions, 'chatsFile'> = {},
): Promise<TestSimulator> {
  const simulator = await startSimulator({
    port: 0,
    appUrl: 'http://localhost:3000/',
    log: pino({ level: 'silent' }),
    ownerIds,
    limits: { perChat: unhurried, overall: unhurried, ...limits },
    ...more,
  });
  running.push(simulator);
  const { apiRoot, token } = simulator;

  async function call(method: string, parameters: object = {}): Promise<ApiAnswer> {
    const response = await fetch(`${apiRoot}/bot${token}/${method}`, json(parameters));
    return (await response.json()) as ApiAnswer;
  }
  async function tryTo(action: unknown) {
    const response = await fetch(`${apiRoot}/wire/act`, json(action as object));
    return { status: response.status, body: (await response.json()) as ActBody };
  }
  async function readState(): Promise<State> {
    return v.parse(state, await (await fetch(`${apiRoot}/wire/state`)).json());
  }
  return {
    ...simulator,
    call,
    tryTo,
    state: readState,
    act: async (action) => {
      const { body } = await tryTo(action);
      if (!body.ok) throw new Error(body.error);
      return v.parse(actions[action.type].result, body.result) as never;
    },
    chat: async (id) => (await readState()).chats.find((chat) => chat.id === id)?.messages ?? [],
    updates: async (parameters = {}) => (await call('getUpdates', parameters)).result as never,
  };
}

function json(body: object): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** A file's identifier as the simulator's bot has it; those of messages belong to no bot. */
export const idForBot = ({ token }: { token: string }, file: { fileId: string } | undefined) =>
  file && fileIdFor({ id: Number.parseInt(token, 10) }, file.fileId);
