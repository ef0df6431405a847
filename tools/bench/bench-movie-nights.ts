// npm run bench:movie-nights [-- --rooms N] [--people N] [--votes PER_SECOND] [--seconds N]: how fast a vote reaches the other
// members of its movie night on one server (goal: p99 under 500 ms), and scripted rooms of people with known tastes (goal: a
// median of less than 15 covers). Needs PostgreSQL; takes about two minutes.
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { seededRandom } from '../../packages/demo-catalogue/seeded-random.ts';
import { openDatabase } from '../../src/server/database/open-database.ts';
import { CommandError, runCommand } from '../commands/run-command.mjs';
import { findPostgres, POSTGRES_INSTALL_HINT, startPostgres } from '../verify/postgres.mjs';
import { measureLiveVotes } from './movie-nights/measure-live-votes.ts';
import { type Coming, simulateRooms } from './movie-nights/simulate-rooms.ts';
import { startBuiltServer } from './server/start-server.ts';

const SECRET = 'a-secret-of-the-bench';
const SIMULATED_ROOMS = 500;
const SIZES = [2, 5, 10];
/** Mean time between two who come to a card in a group. */
const GAP_MS = 20_000;

const { values } = parseArgs({
  options: {
    rooms: { type: 'string', default: '1000' },
    people: { type: 'string', default: '5' },
    votes: { type: 'string', default: '300' },
    seconds: { type: 'string', default: '30' },
  },
});

await runCommand(async () => {
  console.table(Object.fromEntries(SIZES.map((people) => [`${people} people`, choiceOf(people)])));
  console.table(Object.fromEntries(SIZES.slice(1).map((people) => [`${people} people`, sayOf(people)])));
  if (!(await findPostgres())) throw new CommandError(`This needs PostgreSQL: ${POSTGRES_INSTALL_HINT}`);
  const postgres = await startPostgres();
  try {
    const titleIds = await fill(postgres.url);
    const server = await startBuiltServer({ url: postgres.url, secret: SECRET, cacheMs: 20_000 });
    const { times, votes, failed } = await measureLiveVotes({
      port: server.port,
      secret: SECRET,
      rooms: Number(values.rooms),
      people: Number(values.people),
      votesPerSecond: Number(values.votes),
      seconds: Number(values.seconds),
      titleIds,
    });
    await server.stop();
    const at = (share: number) => `${Math.round(times[Math.floor(times.length * share)] ?? 0)} ms`;
    console.log(
      `${votes} votes, ${failed} failed, seen ${times.length} times by others: p50 ${at(0.5)}, p99 ${at(0.99)}`,
    );
  } finally {
    await postgres.stop();
  }
});
process.exit();

/** What is chosen where all are there from the beginning. */
function choiceOf(people: number) {
  const { matched, covers, satisfaction } = simulate(people, { gapMs: 0, expected: people });
  const both = ({ mean, least }: { mean: number; least: number }) => `${share(mean)} (${share(least)})`;
  return {
    'by a match': share(matched),
    'covers, median': covers[Math.floor(covers.length / 2)],
    'satisfaction (least satisfied)': both(satisfaction.rule),
    'majority of favourites': both(satisfaction.majority),
    random: both(satisfaction.random),
  };
}

/** Whose votes there are when the choice is made, where people come one after the other. */
function sayOf(people: number) {
  const hadSay = (expected: number | null) => share(simulate(people, { gapMs: GAP_MS, expected }).hadSay);
  return { 'without a wait': hadSay(0), 'with it': hadSay(null), 'number known': hadSay(people) };
}

function simulate(people: number, coming: Coming) {
  const { between } = seededRandom(`${people} people`);
  return simulateRooms({ people, rooms: SIMULATED_ROOMS, coming }, () => between(0, 1));
}

function share(number: number): string {
  return `${Math.round(number * 100)} %`;
}

/** As many titles as a deck takes, with a source each; answers their ids. */
async function fill(url: string): Promise<number[]> {
  const { db, close } = await openDatabase({ url, folder: '' });
  await sql`
    insert into content (origin, type, titolo, titolo_ricerca, trama, generi, data_uscita, durata, adult)
    select 'bench:' || n, 'film', 'Film ' || n, 'film ' || n, '', '{}', '2020-01-01', 100, false
    from generate_series(1, 40) as n order by n`.execute(db);
  await sql`insert into source (content_id, kind, file_id) select id, 'video', 'file' from content`.execute(
    db,
  );
  const titles = await db.selectFrom('content').select('id').execute();
  await close();
  return titles.map(({ id }) => id);
}
