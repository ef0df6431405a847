import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../../src/server/database/schema.ts';

/** Facts that are stored twice, and must agree; each statement finds the rows that do not. */
const AGREEMENTS: Record<string, string> = {
  'a title counts other plays than were made': `select id::text as row from title
    join title_stats on title_stats.title_id = title.id
    where visualizzazioni <> (select count(*) from play_event where play_event.title_id = title.id)`,
  'a title counts other likes than there are': `select title_id::text as row from title_stats
    where mi_piace <> (select count(*) from list_item
      where list = 'mi_piace' and list_item.title_id = title_stats.title_id)`,
  // An erased person stays counted.
  'a report counts other people than reported': `select id::text as row from report
    where people < (select count(*) from report_person where report_id = report.id)
      or people > (select count(*) from report_person where report_id = report.id) and not exists (select from erasure)`,
  'a request counts other people than asked': `select id::text as row from title_request
    where people <> (select count(*) from title_requester
      where request_id = title_request.id and withdrawn_at is null)`,
  'a hidden title has genres, or a visible one has none': `select id::text as row from title
    where hidden = exists (select from title_genre where title_id = title.id) and generi <> '{}'`,
  'a payment gives other than one month': `select telegram_payment_charge_id as row from payment
    where user_id is not null and refunded_at is null and 1 <> (select count(*) from premium_grant
      where premium_grant.telegram_payment_charge_id = payment.telegram_payment_charge_id)
      and not exists (select from premium_gift where redeemed_at is null
        and premium_gift.telegram_payment_charge_id = payment.telegram_payment_charge_id)
      and not exists (select from change where what like '%premiumRevoked%')`,
  'a refunded payment still gives premium': `select payment.telegram_payment_charge_id as row
    from payment join premium_grant using (telegram_payment_charge_id) where refunded_at is not null`,
  'a title counts other plays than its days': `select title_id::text as row from title_stats
    where visualizzazioni <> (select coalesce(sum(plays), 0) from play_daily
      where play_daily.title_id = title_stats.title_id)`,
  'a day counts other plays than its titles': `select day::text as row from play_daily group by day
    having sum(plays) is distinct from (select plays from play_total where play_total.day = play_daily.day)`,
  'two videos have the same place': `select title_id::text as row from video where position is not null
    group by title_id, season, episode, position having count(*) > 1`,
  'two requests for the same are open': `select key as row from title_request where state = 'open'
    group by key having count(*) > 1`,
  'an announcement counts other messages than were sent': `select id::text as row from announcement
    where state = 'done' and (sent, unsent + unknown) <> (
      select count(*) filter (where state = 'delivered'), count(*) filter (where state in ('failed', 'dropped'))
      from outbox where kind = 'announcement' and subject = announcement.id::text)`,
  'a message goes to somebody banned': `select id::text as row from outbox join person using (user_id)
    where delivered_at > barred_at`,
};

/** Rows that contradict others. */
export async function contradictions(db: Kysely<Schema>): Promise<string[]> {
  const found: string[] = [];
  for (const [name, statement] of Object.entries(AGREEMENTS)) {
    const { rows } = await sql.raw<{ row: string }>(statement).execute(db);
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return found;
}
