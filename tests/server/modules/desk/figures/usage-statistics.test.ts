import { beforeEach, expect, it } from 'vitest';
import { addDays, dayOf } from '../../../../../src/server/lib/calendar.ts';
import { readDemand, readUsage } from '../../../../../src/server/modules/desk/figures/usage-statistics.ts';
import { recordSignIn } from '../../../../../src/server/modules/people/people.ts';
import { recordPayment, recordRefund } from '../../../../../src/server/modules/premium/payments.ts';
import { countPlays } from '../../../../../src/server/modules/rankings/count-plays.ts';
import { askForTitle } from '../../../../../src/server/modules/requests/ask-for-title.ts';
import { settleRequest } from '../../../../../src/server/modules/requests/settle-requests.ts';
import { recordSearchMiss } from '../../../../../src/server/modules/search/search-replies.ts';
import { saveVideoAndNotify } from '../../../../../src/server/modules/videos/save-video.ts';
import { play } from '../../../support/play-counters.ts';
import { type SmallCatalogue, fillSmallCatalogue } from '../../../support/small-catalogue.ts';
import { useTestDatabase } from '../../../support/test-database.ts';

const db = await useTestDatabase();
let catalogue: SmallCatalogue;
beforeEach(async () => {
  catalogue = await fillSmallCatalogue(db);
});

const TODAY = dayOf(new Date());
const daysAgo = (days: number) => addDays(TODAY, -days);
const read = async (days = 7) => ({
  ...(await readUsage(db, { days })),
  ...(await readDemand(db, { days })),
});

it('a new installation has numbers, all of them 0', async () => {
  expect(await read(2)).toMatchObject({
    days: [daysAgo(1), TODAY],
    plays: [0, 0],
    stars: [0, 0],
    mostPlayed: [],
    mostWanted: [],
    misses: [],
    requests: { open: 0, made: 0, approved: 0, rejected: 0, mostWanted: [] },
    openReports: 0,
  });
});

it('plays are counted by day and by title, and titles without a video separately', async () => {
  const [first = 0, second = 0, third = 0] = catalogue.films;
  await play(db, first, TODAY, 3);
  await play(db, second, daysAgo(6), 2);
  await play(db, third, daysAgo(6));
  await play(db, third, daysAgo(7), 9);
  await countPlays(db);
  for (const titleId of [first, second])
    await saveVideoAndNotify(db, { titleId }, { kind: 'link', url: `https://example.org/${titleId}` });
  const { plays, mostPlayed, mostWanted } = await read();
  expect(plays).toEqual([3, 0, 0, 0, 0, 0, 3]);
  expect(mostPlayed).toMatchObject([
    { id: first, plays: 3, name: 'Film 1', year: 2001 },
    { id: second, plays: 2 },
  ]);
  expect(mostPlayed).toHaveLength(2);
  expect(mostWanted.map(({ id }) => id)).toEqual([third]);
});

it('people are new on their first day, and active on each day of use', async () => {
  const { people: before, newPeople: newBefore } = await read(3);
  await recordSignIn(db, 'new');
  await recordSignIn(db, 'old');
  await recordSignIn(db, 'gone');
  await db
    .updateTable('person')
    .set({ first_seen_at: new Date(`${daysAgo(1)}T12:00:00Z`) })
    .where('user_id', '=', 'old')
    .execute();
  await db
    .updateTable('person')
    .set({ first_seen_at: new Date('2020-01-01'), last_seen_at: new Date('2020-01-01') })
    .where('user_id', '=', 'gone')
    .execute();
  const { people, newPeople } = await read(3);
  expect(newPeople.map((figure, at) => figure - (newBefore[at] ?? 0))).toEqual([0, 1, 1]);
  expect(people).toEqual({
    all: before.all + 3,
    premium: before.premium,
    today: before.today + 2,
    active: before.active + 2,
  });
});

it('refunded Stars do not count, nor does their premium', async () => {
  const { premium: before } = await read(2);
  for (const chargeId of ['a', 'b', 'c']) await recordPayment(db, { userId: chargeId, chargeId, stars: 100 });
  await recordRefund(db, { chargeId: 'c' });
  const { stars, premium, people } = await read(2);
  expect(stars).toEqual([0, 200]);
  expect(premium).toEqual([before[0], (before[1] ?? 0) + 2]);
  // And the two that the catalogue began with.
  expect(people.premium).toBe(4);
});

it('a moment counts on its day in Rome, which starts before that of Greenwich', async () => {
  await recordPayment(db, {
    userId: '1',
    chargeId: 'a',
    stars: 100,
    paidAt: new Date('2026-07-01T22:30:00Z'),
  });
  const { days, stars } = await readUsage(db, { days: 2, now: new Date('2026-07-02T12:00:00Z') });
  expect(days).toEqual(['2026-07-01', '2026-07-02']);
  expect(stars).toEqual([0, 100]);
});

async function search(userId: string, ...lines: string[]): Promise<void> {
  for (const text of lines) await recordSearchMiss(db, { text, userId });
}

it('searches without results are counted by people, by their words in any spelling', async () => {
  await search('1', 'Il Pàdrino!', 'altro', 'altro', 'altro', 'altro');
  await search('2', 'il padrino', 'IL  PADRINO');
  await search('1', 'il padrino');
  expect((await read()).misses).toEqual([
    { what: 'il padrino', times: 2 },
    { what: 'altro', times: 1 },
  ]);
});

it('one person’s searches leave room for those of others, and come behind what several search for', async () => {
  await search('1', ...Array.from({ length: 1001 }, (_, at) => `flood ${at}`));
  await search('2', 'una perla');
  await search('3', 'una perla');
  const { misses } = await read(1);
  expect(misses[0]).toEqual({ what: 'una perla', times: 2 });
  expect(
    await db.selectFrom('search_miss').select('words').where('user_id', '=', '1').execute(),
  ).toHaveLength(30);
});

it('single letters and a flood of nonsense are not stored as searches', async () => {
  await search('1', 'Cara Anna, ti scrivo per dirti che domani non ci sarò e che mi dispiace molto', '!?');
  for (const [at, text] of ['uno', 'due', 'tre', 'uno'].entries())
    await recordSearchMiss(db, { text, userId: String(at) }, { most: 2 });
  expect((await read()).misses).toEqual([
    { what: 'uno', times: 2 },
    { what: 'due', times: 1 },
  ]);
});

it('requests are counted by outcome, and the most wanted are named', async () => {
  const ask = async (userId: string, words: string) => {
    const outcome = await askForTitle(db, { userId, words }, { requestsPerPerson: 9, ownerIds: [] });
    return 'request' in outcome ? outcome.request.id : 0;
  };
  await ask('1', 'Aperta');
  await ask('2', 'Aperta');
  await settleRequest(db, await ask('1', 'Rifiutata'), { state: 'rejected', reason: 'No.' });
  await settleRequest(db, await ask('1', 'Trovata'), { state: 'linked', titleId: catalogue.films[0] ?? 0 });
  expect((await read()).requests).toEqual({
    open: 1,
    made: 3,
    approved: 1,
    rejected: 1,
    mostWanted: [{ what: 'Aperta', times: 2 }],
  });
});
