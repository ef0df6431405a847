// Some people send the bot files that are made to take time or memory, and one person an honest list, while 2,000
// others use the app; prints the answers to the files, the time of the honest one, and the others' errors and p99
// beside a quiet run's. Takes about a minute.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Counts, compareWithQuiet, withServer } from './crowd.ts';
import { countAnswer, messageFrom, startFloodedBot } from './flooded-bot.ts';

const HONEST = 666_600;
const FIRST_SENDER = 666_601;
/** Files of each kind, from one person each. */
const EACH = 4;
/** The longest wait for the honest list. */
const GIVEN_UP_MS = 120_000;

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

/** The names show the targets. */
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
  const answers: Counts = {};
  let honestAt = 0;
  let doneAt = 0;
  const bot = await startFloodedBot({
    fileAt: (path) => files.get(path),
    onCall(method, { chat_id: chat, text = '' }) {
      if (method !== 'sendMessage' || text === '') return;
      if (chat === HONEST && text.startsWith('Ho letto')) doneAt ||= performance.now();
      countAnswer(answers, [...files.keys()][chat - FIRST_SENDER] ?? 'watched.csv', text);
    },
  });
  const send = (from: number, name: string) => bot.add(messageFrom(from, listFile(name)));
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
  }, bot.settings);
  bot.close();
}

/** Without its size, so that it has to be downloaded. */
function listFile(name: string): object {
  return { document: { file_id: name, file_unique_id: name, file_name: name } };
}
