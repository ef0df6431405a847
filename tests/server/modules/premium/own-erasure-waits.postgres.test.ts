import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { appCaller } from '../../support/app-caller.ts';
import { useOwnerBot } from '../../support/owner-bot.ts';
import { ANNA, BRUNO, OWNER } from '../../support/test-bot.ts';

// The embedded database has a single connection: nobody else holds a row there.

const server = await useOwnerBot();
const call = appCaller(server, { isProven: true });

const ofOwn = (who: number) => () => call(who, 'POST /api/tu/data/erasure', { isConfirmed: true });
const atDesk = (who: number) => () =>
  call(OWNER, 'POST /api/gestione/people/erasure', { person: String(who), isConfirmed: true });

it.each([
  ['one’s own', ANNA, ofOwn(ANNA)],
  ['an owner’s', BRUNO, atDesk(BRUNO)],
] as const)(
  '%s erasure that meets a row held for seconds is to be repeated, and erases nothing',
  async (_whose, who, erase) => {
    await server.say('/start', who);
    const isThere = async () => {
      const { rows } = await sql`select from person where user_id = ${String(who)}`.execute(server.db);
      return rows.length === 1;
    };
    await server.db.transaction().execute(async (transaction) => {
      await sql`select from person where user_id = ${String(who)} for update`.execute(transaction);
      const answer = await erase();
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
    });
    expect(await isThere()).toBe(true);
    expect((await erase()).statusCode).toBe(200);
    expect(await isThere()).toBe(false);
  },
);
