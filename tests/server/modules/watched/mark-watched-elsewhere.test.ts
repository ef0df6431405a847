import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { markWatchedElsewhere } from '../../../../src/server/modules/watched/mark-watched-elsewhere.ts';
import { explainQueries } from '../../support/explain-queries.ts';
import { useTestDatabase } from '../../support/test-database.ts';
import { addTestTitles } from '../../support/test-titles.ts';

const db = await useTestDatabase();

const EPISODES = 30;
const addSeries = async () => {
  const [series = 0, other = 0] = await addTestTitles(db, [
    { name: 'Serie', type: 'serie', duration: 4 },
    { name: 'Altra', type: 'serie', duration: 4 },
  ]);
  await sql`
    insert into video (title_id, season, episode, kind, url)
    select title, 1, number, 'link', concat('https://films.example/', title, '/', number)
    from unnest(${[series, other]}::int[]) as title, generate_series(1, ${EPISODES}::int) as number`.execute(
    db,
  );
  return [series, other] as const;
};

it('the existing ones of the named episodes are marked, however many others are named', async () => {
  const [series, other] = await addSeries();
  const elsewhere = Array.from({ length: 5000 }, (_, n) => [7, n] as const);
  const titles = [
    { titleId: series, at: null, episodes: [[1, 2], ...elsewhere, [1, 30], [2, 1]] as const },
    { titleId: other, at: null, episodes: [[1, 1]] as const },
  ];
  const outcomes = await markWatchedElsewhere(db, '1001', titles);
  expect(new Map(outcomes.map(({ titleId, marks }) => [titleId, marks]))).toEqual(
    new Map([
      [series, 2],
      [other, 1],
    ]),
  );
  expect(
    await markWatchedElsewhere(db, '1001', [{ titleId: series, at: null, episodes: null }]),
  ).toMatchObject([{ marks: 0, parts: 0 }]);
});

it('each episode has its own day, and else that of its series', async () => {
  const [series] = await addSeries();
  const day = (number: number) => new Date(Date.UTC(2024, 0, number));
  const episodes = [
    [1, 1, day(1)],
    [1, 2, day(2)],
    [1, 2, day(3)],
    [1, 3, null],
    [1, 4],
  ] as const;
  await markWatchedElsewhere(db, '1002', [{ titleId: series, at: day(9), episodes }]);
  const rows = await db
    .selectFrom('viewing')
    .select('watched_at')
    .where('user_id', '=', '1002')
    .orderBy('episode')
    .execute();
  expect(rows.map((row) => row.watched_at)).toEqual([1, 3, 9, 9].map(day));
});

it('episodes are grouped with those that exist, not compared with all of a file', async () => {
  const [series] = await addSeries();
  const plan = await explainQueries(db, (asked) =>
    markWatchedElsewhere(asked, '1001', [{ titleId: series, at: null, episodes: [[1, 1]] }]),
  );
  const part = plan.slice(plan.indexOf('CTE part'), plan.indexOf('CTE marked'));
  expect(part).toMatch(/Aggregate/);
  expect(part.match(/CTE Scan on wanted/g)).toHaveLength(1);
  expect(part).not.toMatch(/SubPlan|Join/);
});
