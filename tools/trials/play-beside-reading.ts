// node tools/run.mjs trials/play-beside-reading [posts] [--brakes]: the bot reads the posts (3,000) that a channel had before
// the bot came, while a viewer and the owner, in whose chat the copies of posts appear, play ten films each. Prints the pace of
// the reading and how long each play took; ends with 1 if one of them took more than two seconds. `--brakes`: the messenger
// takes one message a second to a chat.
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { parseCount } from '../commands/parse-count.mjs';
import { fileOf, forEachFilm, importFilms, numbersTo } from './films-in-channel.ts';
import { runTrial } from './run-trial.ts';
import { startServer } from './server-in-channel.ts';
import {
  CHANNEL,
  OWNER,
  type SimulatedMessenger,
  startSimulatedMessenger,
  VIEWER,
} from './simulated-messenger.ts';

const PLAYS = 10;
const GOAL_MS = 2000;
/** A reading has found its pace by then. */
const BEFORE_PLAYS_MS = 30_000;
const BETWEEN_PLAYS_MS = 3000;
/** Posted before the reading begins, and played. */
const KNOWN = 2 * PLAYS;

type Options = { folder: string; count: number; brakes: boolean };

async function playBesideReading({ folder, count, brakes }: Options) {
  const messenger = await startSimulatedMessenger({ brakes });
  const { act, token } = messenger;
  const settings = { DATA_DIR: join(folder, 'data'), BOT_TOKEN: token };
  await importFilms(settings, folder, count + KNOWN);
  await act({ type: 'removeFromChannel', chat: CHANNEL, person: OWNER });
  const post = (n: number) => act({ type: 'sendVideo', chat: CHANNEL, person: OWNER, fileName: fileOf(n) });
  await forEachFilm(
    numbersTo(count).map((n) => KNOWN + n),
    post,
  );
  const server = await startServer(messenger, settings);
  for (const person of [VIEWER, OWNER]) await act({ type: 'pressStart', person });
  const followed = messenger.next(({ text }) => text.includes('abbino i video'), 60_000);
  await act({ type: 'addToChannel', chat: CHANNEL, person: OWNER });
  await followed;
  await forEachFilm(numbersTo(KNOWN), post);
  await server.untilIdle();

  const read = countForwards(messenger);
  await beginReading(messenger);
  const began = Date.now();
  await sleep(BEFORE_PLAYS_MS);
  const times: Record<'viewer' | 'owner', number[]> = { viewer: [], owner: [] };
  for (const n of numbersTo(PLAYS)) {
    for (const [film, person, of] of [
      [n, VIEWER, times.viewer] as const,
      [PLAYS + n, OWNER, times.owner] as const,
    ]) {
      of.push(await server.play(person, { film, file: fileOf(film) }));
      await sleep(BETWEEN_PLAYS_MS);
    }
  }
  const perSecond = (1000 * read()) / (Date.now() - began);
  await server.stop();
  await messenger.close();
  return { perSecond: Math.round(10 * perSecond) / 10, ...times };
}

/** Presses 'Leggi anche i post di prima'. */
async function beginReading({ act, next }: SimulatedMessenger): Promise<void> {
  const listed = next(({ chatId, text }) => chatId === OWNER && text.includes('Archivio'), 60_000);
  await act({ type: 'sendText', chat: OWNER, person: OWNER, text: '/canale' });
  const message = await listed;
  const button = message?.buttons?.flat().find(({ text }) => text.startsWith('Leggi anche'));
  if (!message || button?.kind !== 'callback') throw new Error('There is no button that reads a channel.');
  await act({ type: 'pressCallback', chat: OWNER, person: OWNER, messageId: message.id, data: button.data });
}

/** Counts posts as they appear in the owner's chat. */
function countForwards({ next }: SimulatedMessenger): () => number {
  let count = 0;
  void next(({ chatId, forwardedFrom }) => {
    if (chatId === OWNER && forwardedFrom) count += 1;
    return false;
  }, 3_600_000);
  return () => count;
}

await runTrial(
  async ({ folder }) => {
    const options = { brakes: { type: 'boolean', default: false } } as const;
    const { positionals, values } = parseArgs({ options, allowPositionals: true });
    const count = parseCount(positionals[0] ?? '3000', 'posts');
    const { perSecond, viewer, owner } = await playBesideReading({ folder, count, brakes: values.brakes });
    console.log(`posts a second: ${perSecond}`);
    for (const [who, times] of Object.entries({ viewer, owner }))
      console.log(`${who}, ms: ${times.join(' ')}`);
    return { isWrong: [...viewer, ...owner].some((time) => time > GOAL_MS) };
  },
  { hasPostgres: false },
);
