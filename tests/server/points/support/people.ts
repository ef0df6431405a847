import { sleep } from '../../../../src/server/lib/clock.ts';
import { BOT } from '../../support/stub-bot-api.ts';
import { ANNA, commandIn, messageFrom, OWNER, pressBy } from '../../support/test-bot.ts';
import { isMessageTo } from './messages.ts';
import type { Call } from './messenger.ts';
import type { Act, World } from './scenario.ts';
import type { ServerProcess } from './server-process.ts';

/** The number of the update after this one. */
let lastUpdate = 1_000_000;

const WAIT_MS = 10;
const MAX_WAITS = 500;

type Body = object | ((world: World) => object | Promise<object>);

/** Reads something of a world once: who acts again sends the same. */
function once<Value>(read: (world: World) => Value): (world: World) => Value {
  const known = new WeakMap<World, Value>();
  return (world) => {
    const value = known.get(world) ?? read(world);
    known.set(world, value);
    return value;
  };
}

const inWorld = (body: Body | undefined) =>
  once(async (world) => (typeof body === 'function' ? body(world) : body));

/** An update; it comes again under the same number, as the messenger brings it. */
function update(content: Body): Act {
  lastUpdate += 1;
  const update_id = lastUpdate;
  const contentIn = inWorld(content);
  return Object.assign(
    async (server: ServerProcess, world: World) => server.receive({ update_id, ...(await contentIn(world)) }),
    { isUpdate: true as const },
  );
}

/** A change of rows that no process makes, such as a time that has come. */
export const meanwhile =
  (change: (world: World) => Promise<unknown>): Act =>
  async (_server, world) => {
    await change(world);
    return true;
  };

/** Time in which work goes on, until the messenger has taken such a call. */
export const untilMade =
  (isIt: (call: Call) => boolean): Act =>
  async ({ effects }, { messenger }) => {
    for (let waits = 0; waits < MAX_WAITS && !effects.isDead && !messenger.made.some(isIt); waits += 1)
      await sleep(WAIT_MS);
    return !effects.isDead;
  };

/** Time in which work goes on. */
export const after =
  (ms: number): Act =>
  async ({ effects }) => {
    await sleep(ms);
    return !effects.isDead;
  };

export const untilTold = (person: number): Act => untilMade((call) => isMessageTo(call, person));

/** An act that its person does only if something is so when they come to it. */
export const ifSo = (isSo: (world: World) => Promise<boolean>, act: Act): Act => {
  const does = once(isSo);
  return Object.assign(
    async (...[server, world]: Parameters<Act>) => !(await does(world)) || act(server, world),
    act,
  );
};

/** Acts without any time between them; of those that come again the ones that were taken are left out. */
export function atOnce(...acts: Act[]): Act {
  const taken = new WeakMap<World, Set<Act>>();
  return Object.assign(
    async (...[server, world]: Parameters<Act>) => {
      const done = taken.get(world) ?? new Set();
      taken.set(world, done);
      for (const act of acts) {
        if (done.has(act)) continue;
        if (!(await act(server, world))) return false;
        done.add(act);
      }
      return true;
    },
    { requests: acts.flatMap(({ requests = [] }) => requests) },
  );
}

/** An act that its person does again until its answer is so. */
export const untilAnswered = (act: Act, answer: RegExp): Act =>
  Object.assign(
    async (...[server, world]: Parameters<Act>) =>
      (await act(server, world)) && answer.test(server.lastAnswer()),
    act,
  );

/** An act that the bot answers with a message in such words. */
export const repliedTo = (act: Act, reply: RegExp): Act =>
  Object.assign(async (...parts: Parameters<Act>) => act(...parts), act, { reply });

/** A message to the bot. */
export const sends = (from: number, content: object): Act =>
  Object.assign(update({ message: messageFrom(from, content) }), {
    from,
    by: (another: number) => sends(another, content),
  });

/** A text to the bot, perhaps a command. */
export const says = (from: number, text: string): Act => sends(from, { text, ...commandIn(text) });

/** A press on a button with this data, of a message that has it. */
export const presses = (from: number, data: (world: World) => string | Promise<string>): Act => {
  const press = update(async (world: World) => {
    const callback_data = await data(world);
    const reply_markup = { inline_keyboard: [[{ text: 'Premi', callback_data }]] };
    const message = messageFrom(from, { text: 'Scegli', from: BOT, date: 1, reply_markup });
    return { callback_query: { ...pressBy(from, callback_data), message } };
  });
  return Object.assign(press, { from, by: (another: number) => presses(another, data) });
};

/** Any other update. */
export const happens = update;

type Request = `${'DELETE' | 'PATCH' | 'POST' | 'PUT'} ${string}`;

/** Before a run nothing has a number. */
const NOWHERE = { films: [], series: [] } as unknown as World;

/** A call of the mini app. */
export function calls(from: number, request: Request | ((world: World) => Request), body?: Body): Act {
  const requestIn = typeof request === 'function' ? request : () => request;
  const [pressed, sent] = [once(requestIn), inWorld(body)];
  return Object.assign(
    async (server: ServerProcess, world: World) => server.call(from, pressed(world), await sent(world)),
    { requests: [requestIn(NOWHERE)], from, by: (another: number) => calls(another, request, body) },
  );
}

/** A call of one's page by Anna, and one of the desk by the owner. */
export const anna = (path: string, body: Body): Act => calls(ANNA, `POST /api/tu/${path}`, body);
export const owner = (path: string, body: Body): Act => calls(OWNER, `POST /api/gestione/${path}`, body);
