import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testApp } from '../support/test-app.ts';

it('a call that gets no connection in time is a 503 with Retry-After', async () => {
  const app = await testApp({ pool: { size: 1, waitLimit: 100 } });
  await app.db.transaction().execute(async (transaction) => {
    await sql`select 1`.execute(transaction);
    const answer = await app.ask('GET /api/check_premium_status?user-id=42', { as: '42' });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
  });
  expect((await app.ask('GET /api/check_premium_status?user-id=42', { as: '42' })).statusCode).toBe(200);
  await app.close();
});
