import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { changeNight, type LockedNight, lockNight, markCardsChanged } from './change-night.ts';
import { type Ballot, type Choice, chooseFairest, findMatch } from './choose-title.ts';
import { nightTexts } from './night-texts.ts';

/** Who has neither joined nor voted for so long does not hold up a match, in minutes. */
const ACTIVE_MINUTES = 5;

type Voting = Pick<LockedNight, 'id' | 'seed'>;

/** Ends the voting with the title that all agree on, if there is one. */
export async function settleMatch(transaction: Transaction<Schema>, night: Voting): Promise<void> {
  const ballots = await readBallots(transaction, night.id);
  const { rows } = await sql<{ member: number }>`
    select member from movie_night_member where night_id = ${night.id} and removed_at is null
      and active_at > now() - make_interval(mins => ${ACTIVE_MINUTES})`.execute(transaction);
  const active = rows.map(({ member }) => member);
  const match = findMatch(ballots, { active, seed: night.seed });
  if (match) await storeChoice(transaction, night, { by: 'match', choice: match });
}

/** Ends the voting by the rule: with the fairest title, or without one where none is acceptable. */
export async function decideNight(transaction: Transaction<Schema>, night: Voting): Promise<void> {
  const ballots = await readBallots(transaction, night.id);
  const deck = await transaction
    .selectFrom('movie_night_title')
    .innerJoin('content', 'content.id', 'content_id')
    .select('content_id')
    .where('night_id', '=', night.id)
    .where('hidden', '=', false)
    .execute();
  const titleIds = deck.map(({ content_id }) => content_id);
  const choice = chooseFairest(ballots, { titleIds, seed: night.seed });
  if (choice) return storeChoice(transaction, night, { by: 'rule', choice });
  const reason = nightTexts.nothingFits;
  await changeNight(transaction, night.id, sql`state = 'closed', reason = ${reason}`);
  await markCardsChanged(transaction, night.id);
}

async function storeChoice(
  transaction: Transaction<Schema>,
  night: Voting,
  { by, choice }: { by: 'match' | 'rule'; choice: Choice },
): Promise<void> {
  const reason = by === 'match' ? nightTexts.matched(choice) : nightTexts.decided(choice);
  await changeNight(
    transaction,
    night.id,
    sql`state = 'chosen', chosen_content_id = ${choice.titleId}, chosen_by = ${by}, approvals = ${choice.approvals},
      voters = ${choice.voters}, reason = ${reason}, is_lot = ${choice.decidedBy === 'lot'}`,
  );
  await markCardsChanged(transaction, night.id);
}

async function readBallots(transaction: Transaction<Schema>, nightId: string): Promise<Ballot[]> {
  const { rows } = await sql<Ballot>`
    select member, content_id as "titleId", vote, at::float8 as at
    from movie_night_vote join movie_night_member using (night_id, member)
    where night_id = ${nightId} and vote is not null and removed_at is null`.execute(transaction);
  return rows;
}

/** How many nights are ended in one go. */
const BATCH = 50;

/** Decides nights whose time is up, and closes those that are over. Several servers may do so at once. */
export async function endDueNights(db: Kysely<Schema>, signal: AbortSignal): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from movie_night where state = 'open' and ends_at <= now() order by ends_at limit ${BATCH}`.execute(
    db,
  );
  for (const { id } of rows) {
    if (signal.aborted) return;
    await db.transaction().execute(async (transaction) => {
      const night = await lockNight(transaction, { id, userId: '' });
      const isDue = night.endsAt !== null && night.endsAt.getTime() <= Date.now();
      if (night.state === 'open' && isDue) await decideNight(transaction, night);
    });
  }
  await sql`
    with over as (
      update movie_night set state = 'closed', version = version + 1
      where state = 'open' and created_at < now() - interval '1 day' returning id
    ), card as (
      update movie_night_card set changes = changes + 1 where night_id in (select id from over)
    )
    select pg_notify('movie_night', id) from over`.execute(db);
}
