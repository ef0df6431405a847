import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { deleteOldRows } from '../../../../src/server/maintenance/retention.ts';
import { askForTitle } from '../../../../src/server/modules/requests/ask-for-title.ts';
import { identifyRequest } from '../../../../src/server/modules/requests/match-requests.ts';
import { settleRequest, withdrawRequest } from '../../../../src/server/modules/requests/settle-requests.ts';
import { findRequest } from '../../../../src/server/modules/requests/title-request.ts';
import { useTestDatabase } from '../../support/test-database.ts';
import { NOSFERATU } from './support/nosferatu.ts';

const LIMITS = { requestsPerPerson: 9, ownerIds: ['9009'] };
const DAYS = { plays: 1, deliveries: 1, updates: 1 };
/** More than one statement moves or deletes. */
const MANY = 6000;

const db = await useTestDatabase();

const numberOf = (outcome: Awaited<ReturnType<typeof askForTitle>>) =>
  'request' in outcome ? outcome.request.id : 0;
const askForWords = async (userId: string) =>
  numberOf(await askForTitle(db, { userId, words: 'nosferatu' }, LIMITS));

async function joinMany(id: number): Promise<void> {
  await sql`
    insert into title_requester (request_id, user_id) select ${id}::int, 1000 + n from generate_series(1, ${MANY}::int) n`.execute(
    db,
  );
  await sql`update title_request set people = people + ${MANY} where id = ${id}`.execute(db);
}

it('any number of people join the request for the title that their words mean, each once', async () => {
  const id = await askForWords('1');
  await askForWords('2');
  await askForWords('3');
  await withdrawRequest(db, { userId: '3', requestId: id });
  await joinMany(id);
  const title = numberOf(await askForTitle(db, { userId: '1', words: 'x', match: NOSFERATU }, LIMITS));
  await identifyRequest(db, id, NOSFERATU);
  expect(await findRequest(db, title)).toMatchObject({ state: 'open', people: MANY + 2 });
  expect(await findRequest(db, id)).toMatchObject({ state: 'merged', people: 0 });
  const { rows } = await sql`select from title_requester where request_id = ${title}`.execute(db);
  expect(rows).toHaveLength(MANY + 2);
});

it('an old request of many people is deleted in several statements, the request last', async () => {
  const id = await askForWords('1');
  await joinMany(id);
  await settleRequest(db, id, { state: 'rejected', reason: 'No.' });
  await sql`update title_request set settled_at = now() - interval '31 days'`.execute(db);
  expect(await deleteOldRows(db, 'title_request', DAYS)).toBe(true);
  expect(await findRequest(db, id)).toBeDefined();
  expect(await deleteOldRows(db, 'title_request', DAYS)).toBe(false);
  expect(await findRequest(db, id)).toBeUndefined();
  expect(await db.selectFrom('title_requester').select('id').execute()).toEqual([]);
});
