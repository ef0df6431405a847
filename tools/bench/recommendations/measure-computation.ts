import { performance } from 'node:perf_hooks';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../src/server/database/schema.ts';
import { createNeighbourRefresh } from '../../../src/server/modules/recommendations/neighbour-refresh.ts';
import { recommendTitles } from '../../../src/server/modules/recommendations/recommend-titles.ts';

const ASKED = 300;

/**
 * Computes neighbours without rests for at most so many minutes, and then asks for some people's recommendations. Prints how
 * many titles were computed, the time, and the milliseconds that an answer takes.
 */
export async function measureComputation(
  db: Kysely<Schema>,
  { minutes, people }: { minutes: number; people: number },
): Promise<void> {
  await sql`
    insert into source (content_id, kind, url) select id, 'link', 'https://example.org' from content
    where not exists (select from source where content_id = content.id)`.execute(db);
  await sql`analyze source`.execute(db);
  const before = await countComputed(db);
  const start = performance.now();
  const secondsSince = () => (performance.now() - start) / 1000;
  await createNeighbourRefresh(
    db,
    0,
  )({
    signal: new AbortController().signal,
    isLeader: () => secondsSince() < minutes * 60,
  });
  const seconds = secondsSince();
  const { computed, titles, neighbours } = await countComputed(db);
  const now = computed - before.computed;
  console.log(
    `${now} of ${titles} titles in ${seconds.toFixed(0)} s, ${((seconds * 1000) / Math.max(1, now)).toFixed(1)} ms each; ${neighbours} neighbours of ${computed}`,
  );
  await measureAnswers(db, people);
}

async function countComputed(db: Kysely<Schema>) {
  const { rows } = await sql<Record<'computed' | 'titles' | 'neighbours', number>>`
    select (select count(*)::int from neighbour_refresh where due_at > now()) as computed,
      (select count(*)::int from content) as titles, (select count(*)::int from title_neighbour) as neighbours`.execute(
    db,
  );
  return rows[0] ?? { computed: 0, titles: 0, neighbours: 0 };
}

/** The first answer reads pages that are not in memory; of three the fastest was least held up by others on the machine. */
async function measureAnswers(db: Kysely<Schema>, people: number): Promise<void> {
  const first: number[] = [];
  const fastest: number[] = [];
  for (let index = 0; index < ASKED; index += 1) {
    const times: number[] = [];
    for (let time = 0; time < 3; time += 1) {
      const start = performance.now();
      await recommendTitles(db, String(1 + ((index * 7919) % people)), 10);
      times.push(performance.now() - start);
    }
    first.push(times[0] ?? 0);
    fastest.push(Math.min(...times));
  }
  console.log(`an answer: first ${medianAndP99(first)}, fastest of three ${medianAndP99(fastest)}`);
}

function medianAndP99(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
  return `${at(0.5)} ms (p99 ${at(0.99)})`;
}
