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
  const { rows } = await sql<{ titles: number; left: number; neighbours: number }>`
    select (select count(*)::int from neighbour_refresh) as titles,
      (select count(*)::int from neighbour_refresh where due_at <= now()) as left,
      (select count(*)::int from title_neighbour) as neighbours`.execute(db);
  const { titles = 0, left = 0, neighbours = 0 } = rows[0] ?? {};
  console.log(
    `${titles - left} of ${titles} titles in ${seconds.toFixed(0)} s, ${((seconds * 1000) / Math.max(1, titles - left)).toFixed(1)} ms each; ${neighbours} neighbours`,
  );
  await measureAnswers(db, people);
}

async function measureAnswers(db: Kysely<Schema>, people: number): Promise<void> {
  const times: number[] = [];
  for (let index = 0; index < ASKED; index += 1) {
    const userId = String(1 + ((index * 7919) % people));
    const start = performance.now();
    await recommendTitles(db, userId, 10);
    times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => (times[Math.floor(share * (ASKED - 1))] ?? 0).toFixed(1);
  console.log(`an answer: median ${at(0.5)} ms, p99 ${at(0.99)}`);
}
