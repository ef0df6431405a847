import { sql } from 'kysely';
import { vi } from 'vitest';
import type { TestBot } from './test-bot.ts';

/**
 * Has an update handled twice by a bot: its process ends after the work and before the update is finished, and a second one handles
 * it again.
 */
export async function handlingTwice({ db, log }: TestBot) {
  await sql`create function lose_connection() returns trigger language plpgsql
    as 'begin raise exception ''the connection is lost'' using errcode = ''08006''; end'`.execute(db);
  const lostOutcomes = () => log().split("could not record a job's outcome").length;

  return async (update: () => Promise<void>, between = async () => {}): Promise<void> => {
    const before = lostOutcomes();
    await sql`create trigger lose_connection before update on bot_update for each row
      when (new.done_at is not null) execute function lose_connection()`.execute(db);
    const handled = update();
    await vi.waitUntil(() => lostOutcomes() > before, { timeout: 20_000 });
    await sql`drop trigger lose_connection on bot_update`.execute(db);
    await between();
    await sql`update bot_update set claimed_until = now() - interval '1 second' where done_at is null`.execute(
      db,
    );
    await handled;
  };
}
