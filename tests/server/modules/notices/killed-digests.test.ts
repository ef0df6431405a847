import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createLogger } from '../../../../src/server/config/create-logger.ts';
import { MS_PER_DAY } from '../../../../src/server/lib/calendar.ts';
import { toggleInStaticList } from '../../../../src/server/modules/lists/static-lists.ts';
import { DIGESTS } from '../../../../src/server/modules/notices/due-digests.ts';
import { PREMIUM_ENDS } from '../../../../src/server/modules/premium/ending-premium.ts';
import type { BotContext, DueWork } from '../../../../src/server/queue/due-work.ts';
import { doDueWork } from '../../support/do-due-work.ts';
import { killAtCommit } from '../../support/kill-at-commit.ts';
import { emptyDatabase } from '../../support/reset-database.ts';
import { useTestDatabase } from '../../support/test-database.ts';
import { addTestTitles } from '../../support/test-titles.ts';

const db = await useTestDatabase();
const log = createLogger('silent');
const bot = {};

/** A person whose digest is due and whose premium ends tomorrow. */
async function prepare(): Promise<void> {
  await emptyDatabase(db);
  const [liked = 0] = await addTestTitles(db, [
    { genres: ['Western'], createdAt: new Date(1000) },
    { genres: ['Western'], cover: null, createdAt: new Date(Date.now() - MS_PER_DAY) },
  ]);
  await toggleInStaticList(db, { userId: '42', list: 'mi_piace', titleId: liked });
  await sql`
    insert into person (user_id, digest_at, premium_until) values ('42', now(), now() + interval '1 day')
    on conflict (user_id) do update set digest_at = excluded.digest_at, premium_until = excluded.premium_until`.execute(
    db,
  );
}

it.each<[string, DueWork<BotContext>, string]>([
  ['digest', DIGESTS, 'digest'],
  ['notice of the end of premium', PREMIUM_ENDS, 'premiumEnd'],
])(
  'a %s is made once, before or after whatever commit its process is killed',
  async (_what, work, kind) => {
    for (let commit = 1, isDone = false; !isDone; commit += 1)
      for (const when of ['before', 'after'] as const) {
        await prepare();
        const killed = killAtCommit(db, { commit, when });
        await doDueWork(work, { db: killed.db, log, bot }).catch(() => 'killed');
        isDone = !killed.isKilled();
        await work.queue.releaseAll(db);
        await doDueWork(work, { db, log, bot });
        expect(await db.selectFrom('outbox').select('user_id').where('kind', '=', kind).execute()).toEqual([
          { user_id: '42' },
        ]);
        expect(await db.selectFrom('due_work').selectAll().execute()).toEqual([]);
        if (isDone) expect(commit).toBeGreaterThan(3);
      }
  },
  600_000,
);
