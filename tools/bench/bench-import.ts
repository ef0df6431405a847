// npm run bench:import [-- <titles>]: imports so many made-up titles (200,000) into an empty catalogue, then the same
// again, then with one in a hundred changed. Prints time and the importing process's peak memory (where there is
// /proc). With DATABASE_URL into that PostgreSQL, whose catalogue must be empty; without it into a new embedded one.
import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CommandError, runCommand } from '../commands/run-command.mjs';

const GENRES = [
  'Azione',
  'Avventura',
  'Commedia',
  'Crime',
  'Dramma',
  'Famiglia',
  'Fantasy',
  'Horror',
  'Thriller',
];
const WORDS = [
  'notte',
  'mare',
  'ombra',
  'vento',
  'città',
  'ritorno',
  'segreto',
  'ultimo',
  'fuoco',
  'casa',
  'giorno',
];
const PEOPLE = 60_000;
const PLOT = 'Qualcuno torna dove tutto era cominciato, e trova la porta aperta. '.repeat(6);
const POLL_MS = 100;

await runCommand(async () => {
  const titles = Number(process.argv[2] ?? 200_000);
  if (!Number.isInteger(titles) || titles < 1)
    throw new CommandError(`How many titles? "${process.argv[2]}" is no number.`);
  const folder = await mkdtemp(join(tmpdir(), 'vetrina-bench-'));
  try {
    const plain = await writeTitles(join(folder, 'titles.ndjson'), titles, () => 0);
    const edited = await writeTitles(join(folder, 'edited.ndjson'), titles, (n) => Number(n % 100 === 0));
    const results: Record<string, object> = {};
    for (const [run, file] of Object.entries({ first: plain, again: plain, 'one in 100 changed': edited })) {
      results[run] = await measure(file, { DATA_DIR: join(folder, 'data') });
    }
    console.table(results);
  } finally {
    await rm(folder, { recursive: true });
  }
});

async function writeTitles(file: string, titles: number, edition: (n: number) => number): Promise<string> {
  const lines = function* () {
    for (let n = 0; n < titles; n += 1) yield `${JSON.stringify(title(n, edition(n)))}\n`;
  };
  await pipeline(Readable.from(lines()), createWriteStream(file));
  return file;
}

/** The n-th title, the same at every call: like a movie database's in size and in what repeats. */
function title(n: number, edition: number) {
  const pick = (list: readonly string[], salt: number) => list[(n * 7919 + salt * 104_729) % list.length];
  const person = (salt: number) => `Persona ${(n * 31 + salt * 7907) % PEOPLE}`;
  return {
    origin: `bench:${n}`,
    type: n % 5 ? 'film' : 'serie',
    titolo: `${pick(WORDS, 1)} ${pick(WORDS, 2)} ${pick(WORDS, 3)} ${n}`,
    titolo_originale: `The ${pick(WORDS, 4)} of ${n}`,
    trama: PLOT,
    generi: [pick(GENRES, 1), pick(GENRES, 2)],
    data_uscita: `${1920 + (n % 105)}-0${1 + (n % 9)}-1${n % 10}`,
    durata: (n % 5 ? 60 + (n % 90) : 1 + (n % 9)) + edition,
    copertina: `https://image.tmdb.org/t/p/w780/${n}.jpg`,
    banner: `https://image.tmdb.org/t/p/w1280/${n}.jpg`,
    trailer: `https://www.youtube.com/watch?v=${n}`,
    registi: [person(1)],
    interpreti: [2, 3, 4, 5, 6].map(person),
    tmdb_id: n + 1,
  };
}

/** Runs the importer in a process of its own, its progress in this terminal. */
async function measure(file: string, env: Record<string, string>) {
  const start = performance.now();
  const importer = spawn(process.execPath, ['build/src/server/cli/main.js', 'titles', 'import', file], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  let peak = 0;
  const timer = setInterval(async () => {
    peak = Math.max(peak, await peakMegabytes(importer.pid ?? 0));
  }, POLL_MS);
  const code = await new Promise<number | null>((resolve) => importer.once('exit', resolve));
  clearInterval(timer);
  if (code !== 0) throw new CommandError(`The import of ${file} failed (${code}).`);
  const seconds = (performance.now() - start) / 1000;
  return { seconds: Number(seconds.toFixed(1)), 'peak MB': Math.round(peak) || 'unknown' };
}

async function peakMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const [, kilobytes = 0] = /^VmHWM:\s+(\d+) kB$/m.exec(status) ?? [];
  return Number(kilobytes) / 1024;
}
