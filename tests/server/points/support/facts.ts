import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../../src/server/database/schema.ts';
import { CLAIMED_QUEUES } from '../../../../src/server/kinds-of-work.ts';
import type { Scenario, World } from './scenario.ts';

/** The names of a scenario's facts that are not so. */
export async function untrueFacts({ isSo = {} }: Pick<Scenario, 'isSo'>, world: World): Promise<string[]> {
  const untrue: string[] = [];
  for (const [name, fact] of Object.entries(isSo))
    if ((await fact(world).execute(world.db)).rows.length === 0) untrue.push(name);
  return untrue;
}

class UndoneError extends Error {}

/** The tables of which a server of an older release, whose claims name no version, could claim a row; none is claimed. */
export async function tablesForOlderServers(db: Kysely<Schema>): Promise<string[]> {
  const claimed: string[] = [];
  const claims = db.transaction().execute(async (transaction) => {
    for (const table of new Set(CLAIMED_QUEUES.map((queue) => queue.table))) {
      const { rows } = await sql`
        update ${sql.table(table)} set attempts = attempts + 1, claimed_until = now() + interval '30 s'
        where ctid = (select max(ctid) from ${sql.table(table)}) returning 1`.execute(transaction);
      if (rows.length > 0) claimed.push(table);
    }
    throw new UndoneError();
  });
  await claims.catch((error) => {
    if (!(error instanceof UndoneError)) throw error;
  });
  return claimed;
}
