import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { liveMessageQueue } from '../../../../src/server/chat/live-messages/live-messages.ts';
import { claimFannedOut } from '../../../../src/server/modules/notices/fan-out.ts';
import { askForTitle } from '../../../../src/server/modules/requests/ask-for-title.ts';
import {
  countOpenRequests,
  firstRequesters,
  openRequests,
  openRequestsOf,
} from '../../../../src/server/modules/requests/title-request.ts';
import { NOTICE_KINDS } from '../../../../src/server/modules.ts';
import { explainQueries } from '../../support/explain-queries.ts';
import { testDatabase } from '../../support/test-database.ts';

// An index that a query no longer fits is missed by nobody until many have asked.

const database = await testDatabase();
const db = database.db;
beforeAll(async () => {
  await sql`
    insert into title_request (key, words, name, people, state, settled_at)
    select 'words:' || n, n, n, n % 50, case when n % 3 = 0 then 'open' else 'rejected' end,
      case when n % 3 = 0 then null else now() end
    from generate_series(1, 2000) as n`.execute(db);
  await sql`
    insert into title_requester (request_id, user_id)
    select title_request.id, n from title_request, generate_series(1, 5) as n`.execute(db);
  await sql`insert into fan_out (kind, subject, details)
    select 'decision', id, jsonb_build_object('decision', state) from title_request where id % 500 = 1`.execute(
    db,
  );
  await sql`insert into live_message (kind, subject, chat_id, shown) select 'request', id, 9, 1 from title_request`.execute(
    db,
  );
  await sql`vacuum analyze`.execute(db);
});
afterAll(() => database.close());

/** A step that sorts rows after it has read them to the end. */
const SORT = /-> +(Incremental )?Sort\n/;

it('the most wanted requests are read from an index', async () => {
  const plan = await explainQueries(db, (asking) => openRequests(asking, { limit: 9, offset: 16 }));
  expect(plan).toContain('using title_request_by_people on');
  expect(plan).not.toMatch(SORT);
});

it('a page of requests in one state begins at its place in the index', async () => {
  const plan = await explainQueries(db, (asking) =>
    openRequests(asking, { limit: 40, show: 'open', after: { people: 9, id: 900 } }),
  );
  expect(plan).toMatch(/using title_request_by_people on .*\n.*Index Cond: \(people <= 9\)/);
  expect(plan).not.toMatch(SORT);
});

it('requests are counted along the index of the most wanted, which ends the count', async () => {
  const plan = await explainQueries(db, countOpenRequests);
  expect(plan).toMatch(/Limit[\s\S]*using title_request_by_people on/);
  expect(plan).not.toMatch(SORT);
});

it('requesting reads the person’s own requests and requests for the same', async () => {
  const limits = { requestsPerPerson: 9, ownerIds: ['9'] };
  const plan = await explainQueries(db, (asking) =>
    askForTitle(asking, { userId: '3', words: 'Altro' }, limits),
  );
  expect(plan).toContain('using title_requester_by_person on');
  expect(plan).toContain('using title_request_by_key on');
  expect(plan).not.toContain('Seq Scan');
  const own = await explainQueries(db, (asking) => openRequestsOf(asking, '3'));
  expect(own).toContain('using title_requester_by_person on');
});

it('the first people who requested a title are read in order', async () => {
  const plan = await explainQueries(db, (asking) => firstRequesters(asking, [7], 5));
  expect(plan).toContain('using title_requester_in_order on');
  expect(plan).not.toMatch(SORT);
});

it('pending notifications and cards are found among finished ones', async () => {
  const telling = await explainQueries(db, (asking) => claimFannedOut(asking, NOTICE_KINDS, 10));
  expect(telling).toContain('using title_requester_request_id_user_id_key on');
  expect(telling).not.toContain('Seq Scan on title_requester');
  const cards = await explainQueries(db, (asking) => liveMessageQueue.claim(asking, 10));
  expect(cards).toContain('using live_message_due on');
});
