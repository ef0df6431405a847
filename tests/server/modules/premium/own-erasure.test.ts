import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { INIT_DATA_HEADER } from '../../../../src/contract/headers.ts';
import { banPerson } from '../../../../src/server/modules/desk/people/ban-person.ts';
import { isBanned } from '../../../../src/server/modules/people/bans.ts';
import { createLaunchKey, LAUNCH_KEY_LIFETIME_MS } from '../../../../src/server/sessions/launch-key.ts';
import { createSessionTokens } from '../../../../src/server/sessions/session-token.ts';
import { appCaller } from '../../support/app-caller.ts';
import { signInitData } from '../../support/sign-init-data.ts';
import { TOKEN } from '../../support/stub-bot-api.ts';
import { OWNER, SECRET, testBot } from '../../support/test-bot.ts';

const IN_A_MONTH = Math.round(Date.now() / 1000) + 30 * 86_400;

const server = await testBot({ premiumStars: 150 });
const call = appCaller(server, { isProven: true });
afterAll(() => server.close());

const erase = (who: number, body: object = { isConfirmed: true }) =>
  call(who, 'POST /api/tu/data/erasure', body);

async function personIds(): Promise<string[]> {
  const rows = await server.db.selectFrom('person').select('user_id').execute();
  return rows.map(({ user_id }) => String(user_id));
}

/** Subscribes a person, as the messenger reports a payment to the bot. */
const subscribe = (from: number) =>
  server.send(
    {
      date: Math.round(Date.now() / 1000),
      successful_payment: {
        currency: 'XTR',
        total_amount: 150,
        invoice_payload: `premium-subscription:${String(from).padEnd(24, 'a')}`,
        telegram_payment_charge_id: `charge ${from}`,
        provider_payment_charge_id: '',
        is_recurring: true,
        is_first_recurring: true,
        subscription_expiration_date: IN_A_MONTH,
      },
    },
    from,
  );

it('a person is erased by their own confirmed call, and others stay', async () => {
  await server.say('/start', 71);
  await server.say('/start', 72);
  expect((await erase(71, {})).statusCode).toBe(400);
  expect(await personIds()).toContain('71');
  expect((await erase(71)).json()).toEqual({ stillRenews: false });
  expect(await personIds()).not.toContain('71');
  expect(await personIds()).toContain('72');
});

it('an erasure ends the session that it was made with, and is made once in ten minutes', async () => {
  const tokens = await createSessionTokens([SECRET]);
  const authorization = `Bearer ${await tokens.issue('76', { isProven: true })}`;
  const headers = { authorization };
  const url = '/api/check_premium_status?user-id=76';
  expect((await server.app.inject({ url, headers })).statusCode).toBe(200);
  const payload = { isConfirmed: true };
  const erasure = { method: 'POST', url: '/api/tu/data/erasure', headers, payload } as const;
  expect((await server.app.inject(erasure)).statusCode).toBe(200);
  expect((await server.app.inject({ url, headers })).statusCode).toBe(401);

  expect((await call(76, `GET ${url}`)).statusCode).toBe(200);
  const again = await erase(76);
  expect(again.statusCode).toBe(429);
  expect(Number(again.headers['retry-after'])).toBeGreaterThan(500);
  await sql`update erasure set erased_at = erased_at - interval '11 minutes'`.execute(server.db);
  expect((await erase(76)).statusCode).toBe(200);
});

it('after an erasure the link that the app was opened by is refused, and a launch from the chat works again', async () => {
  await server.say('/start', 77);
  const open = (key: string, initData?: string) =>
    server.app.inject({
      method: 'POST',
      url: `/api/auth?user_id=77&token=${encodeURIComponent(key)}`,
      headers: initData === undefined ? {} : { [INIT_DATA_HEADER]: initData },
    });
  const keyOf = (ageMs: number) =>
    createLaunchKey({
      userId: '77',
      secret: SECRET,
      expires: new Date(Date.now() - ageMs + LAUNCH_KEY_LIFETIME_MS),
    });
  const launchData = (ageMs: number) =>
    signInitData({ user: { id: 77, first_name: 'A' } }, TOKEN, new Date(Date.now() - ageMs));
  const old = keyOf(60_000);
  const before = launchData(60_000);
  expect((await open(old, before)).statusCode).toBe(200);
  expect((await erase(77)).statusCode).toBe(200);
  expect((await open(old, before)).statusCode).toBe(401);
  expect((await open(old)).statusCode).toBe(401);
  // The menu button has the old link, but the messenger signs the new launch.
  expect((await open(old, launchData(0))).statusCode).toBe(200);
  expect((await open(keyOf(0))).statusCode).toBe(200);
});

it('an owner is refused as at the desk, and a session by link alone as well: nothing is erased', async () => {
  await server.say('/start', OWNER);
  expect((await erase(OWNER)).statusCode).toBe(409);
  await server.say('/start', 78);
  const byLink = await appCaller(server)(78, 'POST /api/tu/data/erasure', { isConfirmed: true });
  expect(byLink.statusCode).toBe(403);
  expect(await personIds()).toEqual(expect.arrayContaining([String(OWNER), '78']));
});

it('their subscription is stopped first, and a refusal is reported', async () => {
  await subscribe(73);
  expect((await erase(73)).json()).toEqual({ stillRenews: false });
  expect(server.api.of('editUserStarSubscription')).toEqual([
    expect.objectContaining({ user_id: 73, telegram_payment_charge_id: 'charge 73', is_canceled: true }),
  ]);

  await subscribe(74);
  server.api.fail('editUserStarSubscription', { error_code: 400, description: 'Bad Request: no' });
  expect((await erase(74)).json()).toEqual({ stillRenews: true });
  expect(await personIds()).not.toContain('74');
});

it('nothing is erased while the messenger cannot be asked to stop a subscription', async () => {
  await subscribe(75);
  server.api.fail('editUserStarSubscription', { error_code: 500, description: 'Internal Server Error' });
  expect((await erase(75)).statusCode).toBe(503);
  expect(await personIds()).toContain('75');
});

it('a ban during the erasure stays, though nothing else of the person does', async () => {
  await server.say('/start', 79);
  await subscribe(79);
  server.api.answer('editUserStarSubscription', async () => {
    await banPerson(server.db, '79');
    return true;
  });
  expect((await erase(79)).statusCode).toBe(200);
  expect(await personIds()).not.toContain('79');
  expect(await isBanned(server.db, '79')).toBe(true);
  server.api.calls.splice(0);
  await server.say('/start', 79);
  expect(server.api.textsTo(79)).toEqual([expect.stringContaining('Non puoi usare questo bot')]);
  expect(await personIds()).not.toContain('79');
});
