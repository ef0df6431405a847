// node tools/run.mjs trials/move-bot [films] [--brakes]: films (5,000) whose videos are in a channel, and one in a hundred
// that was sent to the bot alone, are handed over to another bot, which can use none of the former one's files. Fifty people
// then play each film of the channel once. Prints how long the release, the first start and all deliveries took, and then after
// what time the new bot knew the files of all posts; ends with 1 if a film did not come within ten minutes. `--brakes`: the
// messenger takes one message a second to a chat, so that the files of posts, which go through the owner's, take longer.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseCount } from '../commands/parse-count.mjs';
import { fileOf, forEachFilm, importFilms, numbersTo } from './films-in-channel.ts';
import { runTrial } from './run-trial.ts';
import { followChannel, startServer } from './server-in-channel.ts';
import { CHANNEL, OWNER, type SimulatedMessenger, startSimulatedMessenger } from './simulated-messenger.ts';
import { runVetrina, type Settings } from './spawned-servers.ts';

const PEOPLE = 50;
const GOAL_SECONDS = 600;
/** The simulator's second bot. */
const NEW_BOT = 7_000_000_002;

type Options = { folder: string; count: number; brakes: boolean };

async function moveBot({ folder, count, brakes }: Options) {
  const messenger = await startSimulatedMessenger({ brakes });
  const { act, token } = messenger;
  const sentAlone = Math.ceil(count / 100);
  const settings = { DATA_DIR: join(folder, 'data'), BOT_TOKEN: token, BOT_API_ROOT: messenger.apiRoot };
  await importFilms(settings, folder, count + sentAlone);
  console.log('Posting the films ...');
  await postFilms(messenger, settings, { count, sentAlone });

  const release = stopwatch();
  console.log('Releasing the bot ...');
  await runVetrina(settings, ['bot', 'release']);
  const released = release();
  const { token: newToken } = await act({ type: 'replaceBot' });
  const start = stopwatch();
  const server = await startServer(messenger, { ...settings, BOT_TOKEN: newToken });
  const started = start();
  const people = await addPeople(messenger);
  const told = messenger.next(({ text }) => text.startsWith('Ho preso il posto'), 60_000);
  await act({ type: 'pressStart', person: OWNER });
  console.log((await told)?.text ?? 'No message reached the owner.');
  await act({ type: 'changeMember', chat: CHANNEL, person: OWNER, member: NEW_BOT, to: 'administrator' });

  const move = stopwatch();
  console.log(`${PEOPLE} people play ${count} films ...`);
  const files = server.untilIdle('files').then(move);
  const plays = await Promise.all(
    people.map(async (person, index) => {
      const times = [];
      for (let film = index + 1; film <= count; film += PEOPLE)
        times.push(await server.play(person, { film, file: fileOf(film) }));
      return times;
    }),
  );
  const [delivered, times] = [move(), plays.flat().sort((a, b) => a - b)];
  const missing = times.filter((time) => time === Infinity).length;
  const slowest = (times.at(-1 - missing) ?? 0) / 1000;
  console.log({
    released,
    started,
    delivered,
    films: times.length,
    missing,
    slowest,
    refused: server.refused(),
  });
  console.log('Waiting for the files of posts ...');
  console.log({ files: await files });
  await server.stop();
  await messenger.close();
  return { delivered, missing };
}

/** Has the bot follow the channel and posts the films there; the last ones are sent to the bot. */
async function postFilms(
  messenger: SimulatedMessenger,
  settings: Settings,
  { count, sentAlone }: { count: number; sentAlone: number },
): Promise<void> {
  const server = await startServer(messenger, settings);
  const { act } = messenger;
  await followChannel(messenger);
  await forEachFilm(numbersTo(count), (n) =>
    act({ type: 'sendVideo', chat: CHANNEL, person: OWNER, fileName: fileOf(n) }),
  );
  await forEachFilm(
    numbersTo(sentAlone).map((n) => count + n),
    (n) => act({ type: 'sendVideo', chat: OWNER, person: OWNER, fileName: fileOf(n), caption: String(n) }),
  );
  await server.untilIdle();
  await server.stop();
}

/** They start the new bot. */
async function addPeople({ act }: SimulatedMessenger): Promise<number[]> {
  const people = [];
  for (const n of numbersTo(PEOPLE)) {
    const { id } = await act({ type: 'addPerson', firstName: `Persona ${n}` });
    await act({ type: 'pressStart', person: id });
    people.push(id);
  }
  return people;
}

/** Seconds from now until the call. */
function stopwatch(): () => number {
  const began = Date.now();
  return () => (Date.now() - began) / 1000;
}

await runTrial(
  async ({ folder }) => {
    const options = { brakes: { type: 'boolean', default: false } } as const;
    const { positionals, values } = parseArgs({ options, allowPositionals: true });
    const count = parseCount(positionals[0] ?? '5000', 'films');
    const { missing, delivered } = await moveBot({ folder, count, brakes: values.brakes });
    return { isWrong: missing > 0 || delivered > GOAL_SECONDS };
  },
  { hasPostgres: false },
);
