import { sql } from 'kysely';
import { beforeEach, expect, it, vi } from 'vitest';
import { liveMessageQueue } from '../../../../src/server/chat/live-messages/live-messages.ts';
import { retentionJob } from '../../../../src/server/maintenance/retention.ts';
import { mergeTitles } from '../../../../src/server/modules/desk/merging/merge-titles.ts';
import { banPerson } from '../../../../src/server/modules/desk/people/ban-person.ts';
import { erasePersonData, exportPersonData } from '../../../../src/server/modules/people/person-data.ts';
import { askForTitle } from '../../../../src/server/modules/requests/ask-for-title.ts';
import { settleRequest } from '../../../../src/server/modules/requests/settle-requests.ts';
import { findRequest, openRequests } from '../../../../src/server/modules/requests/title-request.ts';
import { startLeaderJob } from '../../../../src/server/queue/leader-job.ts';
import { useTestDatabase } from '../../support/test-database.ts';
import { addTestTitles } from '../../support/test-titles.ts';

const db = await useTestDatabase();

let shared: number;
let alone: number;
beforeEach(async () => {
  await ask('1', 'Condiviso');
  shared = await ask('2', 'Condiviso');
  alone = await ask('1', 'Da solo');
});

async function ask(userId: string, words: string): Promise<number> {
  const outcome = await askForTitle(db, { userId, words }, { requestsPerPerson: 9, ownerIds: ['9009'] });
  return 'request' in outcome ? outcome.request.id : 0;
}

it("a person's requests are in the export of their data", async () => {
  const { requests } = await exportPersonData(db, '1');
  expect(requests).toMatchObject([
    { name: 'Condiviso', state: 'open' },
    { name: 'Da solo', state: 'open' },
  ]);
  expect((await exportPersonData(db, '2')).requests).toHaveLength(1);
});

it('erasing a person keeps requests that others share, closes the rest, and edits the cards', async () => {
  await sql`update live_message set shown = changes`.execute(db);
  await erasePersonData(db, '1');
  expect(await findRequest(db, shared)).toMatchObject({ state: 'open', people: 1 });
  expect(await findRequest(db, alone)).toMatchObject({ state: 'withdrawn', people: 0 });
  expect((await exportPersonData(db, '1')).requests).toEqual([]);
  expect(await liveMessageQueue.claim(db, 9)).toHaveLength(2);
});

it('erasing an owner leaves no card', async () => {
  await erasePersonData(db, '9009');
  expect(await db.selectFrom('live_message').select('id').execute()).toEqual([]);
});

it('banning a person withdraws their requests', async () => {
  await banPerson(db, '1');
  expect((await openRequests(db, { limit: 9 })).map(({ name, people }) => [name, people])).toEqual([
    ['Condiviso', 1],
  ]);
});

it('merging two titles moves the requests that became one of them', async () => {
  const [keep = 0, other = 0] = await addTestTitles(db, [{}, {}]);
  await settleRequest(db, alone, { state: 'linked', titleId: other });
  await mergeTitles(db, { keep, other });
  expect(await findRequest(db, alone)).toMatchObject({ titleId: keep });
});

it('decided requests are deleted after a month, open ones stay', async () => {
  await settleRequest(db, alone, { state: 'rejected', reason: 'No.' });
  await db
    .updateTable('title_request')
    .set({ settled_at: new Date(Date.now() - 31 * 86_400_000) })
    .where('id', '=', alone)
    .execute();
  await db
    .updateTable('title_request')
    .set({ created_at: new Date(0) })
    .execute();
  const log = { error: vi.fn() };
  const days = { plays: 9, deliveries: 9, updates: 9 };
  const job = startLeaderJob({ ...retentionJob(db, days), log, isLeader: () => true });
  await expect.poll(() => findRequest(db, alone)).toBeUndefined();
  await job.stop();
  expect(await findRequest(db, shared)).toMatchObject({ state: 'open' });
});
