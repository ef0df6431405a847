// Some people send the bot files that are made to take time or memory, and one person an honest list, while 2,000 others
// use the app; prints how the files were answered, when the honest one was done, and the others' errors and p99 beside a quiet
// run's. Takes about a minute.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, done } from '../../trials/bot-api.ts';
import { startStubMessenger } from '../../trials/stub-messenger.ts';
import { type Counts, compareWithQuiet, withServer } from './crowd.ts';

const HONEST = 666_600;
const FIRST_SENDER = 666_601;
/** Files of each kind, from one person each. */
const EACH = 4;
/** Updates that are handed out at once, as the Bot API does. */
const AT_ONCE = 100;
/** The honest list is waited for so long. */
const GIVEN_UP_MS = 120_000;
const TOKEN = '1234567890:AAlists-run';
/** Nothing but the server is to take its time. */
const PROMPT = { latency: { least: 0, most: 0 }, updatesAfter: 20 };

const show = (episodes: number) =>
  JSON.stringify({
    show: { title: 'Titolo 3', year: 1993 },
    seasons: [{ number: 1, episodes: Array.from({ length: episodes }, (_, number) => ({ number })) }],
  });
const again = `,${JSON.stringify({ show: { title: 'Titolo 3', year: 1993 }, episode: { season: 1, number: 1 } })}`;
const rows = (name: (row: number) => string) =>
  `Name,Year\n${Array.from({ length: 9990 }, (_, row) => `${name(row)},1990\n`).join('')}`;
/** Three letters each that no name has together. */
const nonsense = (row: number) =>
  Array.from({ length: 75 }, (_, at) => `zx${String.fromCharCode(97 + ((row + at * 7) % 26))}`).join(' ');

/** By their names, which say what they become. */
const FILES: Readonly<Record<string, string>> = {
  'watched-deep.json': '['.repeat(5_000_000),
  'watched-episodes.json': `[${show(250_000)}${again.repeat(9000)}]`,
  'watched-same-series.json': `[${show(19_000)}${again.repeat(9000)}]`,
  'watched-commas.csv': ','.repeat(4_900_000),
  'watched-wide.csv': rows(() => ','.repeat(480)),
  'watched-nonsense.csv': rows(nonsense),
  'watched-frequent.csv': rows((row) => `titolo ${row % 300} `.repeat(20)),
};

export async function floodWithLists(): Promise<void> {
  const files = new Map(Object.entries(FILES).map(([name, text]) => [name, Buffer.from(text)]));
  files.set('watched.csv', Buffer.from('Name,Year\nTitolo 7,1997\nTitolo 8,1998\n'));
  const updates: { update_id: number }[] = [];
  const answers: Counts = {};
  let honestAt = 0;
  let doneAt = 0;
  const send = (from: number, name: string) =>
    void updates.push({ update_id: updates.length + 1, ...fileFrom(from, name) });
  const messenger = await startStubMessenger(
    (_run, method, { chat_id: chat, text = '', offset, file_id: path }) => {
      if (method === 'getUpdates') return handOut(updates, offset);
      if (method === 'getFile') return done({ file_id: path, file_path: path });
      if (method !== 'sendMessage' || text === '') return undefined;
      if (chat === HONEST && text.startsWith('Ho letto')) doneAt ||= performance.now();
      const file = [...files.keys()][Number(chat) - FIRST_SENDER] ?? 'watched.csv';
      const words = text.replace(/«[^]*»|\d+/g, '…').slice(0, 60);
      const counts = (answers[file] ??= {});
      counts[words] = (counts[words] ?? 0) + 1;
      return undefined;
    },
    { ...PROMPT, fileAt: (path) => files.get(path) },
  );
  const settings = { BOT_TOKEN: TOKEN, BOT_API_ROOT: messenger.rootOf(1) };
  await withServer(async () => {
    await compareWithQuiet(async () => {
      for (let turn = 0; turn < EACH; turn += 1)
        for (const [place, name] of Object.keys(FILES).entries()) send(FIRST_SENDER + place, name);
      honestAt = performance.now();
      send(HONEST, 'watched.csv');
      return async () => answers;
    });
    const end = honestAt + GIVEN_UP_MS;
    while (doneAt === 0 && performance.now() < end) await sleep(100);
    const waited = doneAt > 0 ? `done after ${((doneAt - honestAt) / 1000).toFixed(1)} s` : 'not done';
    console.log(`The honest list was ${waited}`);
  }, settings);
  messenger.close();
}

function handOut(updates: readonly { update_id: number }[], offset: number): Answer {
  const first = Math.max(offset - 1, 0);
  return done(updates.slice(first, first + AT_ONCE));
}

/** Without its size, so that it has to be downloaded. */
function fileFrom(id: number, name: string): object {
  return {
    message: {
      message_id: 1,
      date: 1,
      chat: { id, type: 'private', first_name: 'P' },
      from: { id, is_bot: false, first_name: 'Persona' },
      document: { file_id: name, file_unique_id: name, file_name: name },
    },
  };
}
