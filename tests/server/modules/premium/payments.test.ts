import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WEBHOOK_PATH, webhookSecret } from '../../../../src/server/chat/updates/webhook.ts';
import { premiumUntil } from '../../../../src/server/modules/people/premium-status.ts';
import { extendPremium, grantPremiumWithFirstList } from '../../../../src/server/modules/premium/premium.ts';
import { ANNA, BRUNO, messageFrom, OWNER, SECRET, type TestBot, testBot } from '../../support/test-bot.ts';

const DAY = 86_400_000;
const TIMEOUT_MS = 60_000;

let server: TestBot;
afterEach(() => server.close());

const texts = (to = ANNA) => server.api.textsTo(to);

const payment = (telegram_payment_charge_id: string) => ({
  currency: 'XTR',
  total_amount: 100,
  invoice_payload: 'premium-month',
  telegram_payment_charge_id,
  provider_payment_charge_id: '',
});
const pay = (charge: string, from = ANNA) => server.send({ successful_payment: payment(charge) }, from);
const refund = (charge: string, from = ANNA) => server.send({ refunded_payment: payment(charge) }, from);

/** The end of premium after exactly this many months that begin now. */
async function monthsFromNow(months: number): Promise<number> {
  const { rows } = await sql<{
    until: Date;
  }>`select now() + make_interval(months => ${months}) as until`.execute(server.db);
  return rows[0]?.until.getTime() ?? 0;
}

async function untilOf(userId: number): Promise<number | 'without end' | undefined> {
  const until = await premiumUntil(server.db, String(userId));
  return until instanceof Date ? until.getTime() : until;
}

async function expectUntil(userId: number, moment: number): Promise<void> {
  const until = await untilOf(userId);
  if (typeof until !== 'number') throw new Error(`premium until ${until}`);
  expect(Math.abs(until - moment)).toBeLessThan(60_000);
}

/** Moves all earlier events back by `days`. */
const pass = (days: number) =>
  Promise.all(
    [
      sql`update person set premium_until = premium_until - make_interval(days => ${days})`,
      sql`update premium_grant set granted_at = granted_at - make_interval(days => ${days})`,
    ].map((statement) => statement.execute(server.db)),
  );

describe('a payment while the database is down', { timeout: TIMEOUT_MS }, () => {
  it('by webhook it is not acknowledged, sent again, and grants exactly one month', async () => {
    server = await testBot();
    const update = { update_id: 5, message: messageFrom(ANNA, { successful_payment: payment('charge-1') }) };
    const bring = () =>
      server.app.inject({
        method: 'POST',
        url: WEBHOOK_PATH,
        headers: { 'x-telegram-bot-api-secret-token': webhookSecret(SECRET) },
        payload: update,
      });
    server.cutDatabase(true);
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await bring()).statusCode).toBe(503);
    server.cutDatabase(false);
    expect((await bring()).statusCode).toBe(200);
    expect((await bring()).statusCode).toBe(200);
    await expect.poll(texts, { timeout: TIMEOUT_MS }).toEqual([expect.stringMatching(/^Grazie!/)]);
    await expectUntil(ANNA, await monthsFromNow(1));
  });

  it('by polling it is requested again until it is stored', async () => {
    server = await testBot({ usesWebhook: false });
    await expect.poll(() => server.api.of('deleteWebhook')).toHaveLength(1);
    server.cutDatabase(true);
    server.api.push({ message: messageFrom(ANNA, { successful_payment: payment('charge-1') }) });
    await expect.poll(() => server.log(), { timeout: TIMEOUT_MS }).toContain('the bot is not connected');
    server.cutDatabase(false);
    await expect.poll(texts, { timeout: TIMEOUT_MS }).toEqual([expect.stringMatching(/^Grazie!/)]);
    await expectUntil(ANNA, await monthsFromNow(1));
  });

  it('an update that was just stored is handled when its claim expires', async () => {
    server = await testBot();
    // The thanks in a second chat show that the worker is free.
    await pay('charge-0', BRUNO);
    await server.db
      .insertInto('bot_update')
      .values({
        id: 1,
        chat: String(ANNA),
        payload: JSON.stringify({
          update_id: 1,
          message: messageFrom(ANNA, { successful_payment: payment('charge-1') }),
        }),
        // Another process had it in hand when the database went.
        attempts: 1,
        claimed_until: new Date(Date.now() + 300_000),
      })
      .execute();
    server.cutDatabase(true);
    await expect
      .poll(() => server.log(), { timeout: TIMEOUT_MS })
      .toContain('could not claim jobs of a queue');
    server.cutDatabase(false);
    expect(texts()).toEqual([]);
    await server.db
      .updateTable('bot_update')
      .set({ claimed_until: new Date(0) })
      .where('id', '=', 1)
      .execute();
    await expect.poll(texts, { timeout: TIMEOUT_MS }).toEqual([expect.stringMatching(/^Grazie!/)]);
    await expectUntil(ANNA, await monthsFromNow(1));
  });
});

describe('a refund', { timeout: TIMEOUT_MS }, () => {
  beforeEach(async () => {
    server = await testBot();
  });

  it('a refund revokes the month once, however often the update is repeated, and says so', async () => {
    await pay('charge-1');
    await pay('charge-2');
    await refund('charge-1');
    const told = texts();
    await refund('charge-1');
    expect(texts()).toEqual(told);
    // The second month is as long as it was when it was bought.
    await expectUntil(ANNA, Date.now() + (await monthsFromNow(2)) - (await monthsFromNow(1)));
    expect(texts().at(-1)).toMatch(/^Il pagamento ti è stato rimborsato, .* Sei premium fino al/);
    await refund('charge-2');
    expect(await untilOf(ANNA)).toBeUndefined();
    expect(texts().at(-1)).toMatch(/rimborsato, e il mese che avevi comprato non c’è più/);
  });

  it('a refund leaves other grants whole, even later ones', async () => {
    await grantPremiumWithFirstList(server.db, String(ANNA), { days: 10 });
    await pay('charge-1');
    await pass(20);
    await grantPremiumWithFirstList(server.db, String(ANNA), { days: 10 });
    await refund('charge-1');
    await expectUntil(ANNA, Date.now() + 10 * DAY);
  });

  it('a refund of a month that is long over takes nothing from later grants', async () => {
    await pay('charge-1');
    await pass(100);
    await grantPremiumWithFirstList(server.db, String(ANNA), { days: 10 });
    await refund('charge-1');
    await expectUntil(ANNA, Date.now() + 10 * DAY);
  });

  it('a refund takes nothing from endless premium', async () => {
    await pay('charge-1');
    await extendPremium(server.db, String(ANNA));
    await pay('charge-2');
    await refund('charge-2');
    await refund('charge-1');
    expect(await untilOf(ANNA)).toBe('without end');
  });

  it('a refund takes exactly a month from premium extended by a server that stores no grants', async () => {
    await pay('charge-1');
    await sql`update person set premium_until = premium_until + interval '10 days'`.execute(server.db);
    await refund('charge-1');
    await expectUntil(ANNA, Date.now() + 10 * DAY);
  });

  it('a refund of an unknown payment changes nothing, however often it is repeated, and is logged', async () => {
    await grantPremiumWithFirstList(server.db, String(ANNA), { days: 10 });
    await refund('charge-9');
    await refund('charge-9');
    await expectUntil(ANNA, Date.now() + 10 * DAY);
    expect(server.log()).toMatch(/"chargeId":"charge-9".*refund for an unknown payment/);
    expect(texts()).toEqual([]);
  });

  it('a refund that the database did not accept is stored when it does', async () => {
    await pay('charge-1');
    await server.db.schema.alterTable('payment').renameTo('elsewhere').execute();
    await refund('charge-1');
    expect(await untilOf(ANNA)).toBeTypeOf('number');
    await server.db.schema.alterTable('elsewhere').renameTo('payment').execute();
    await expect.poll(() => untilOf(ANNA), { timeout: TIMEOUT_MS }).toBeUndefined();
  });
});

describe('/rimborsa', { timeout: TIMEOUT_MS }, () => {
  beforeEach(async () => {
    server = await testBot();
  });

  it('/rimborsa returns the Stars and revokes the month', async () => {
    await pay('charge-1');
    await server.say('/rimborsa charge-1', OWNER);
    expect(server.api.of('refundStarPayment')).toEqual([
      { user_id: ANNA, telegram_payment_charge_id: 'charge-1' },
    ]);
    expect(texts(OWNER)).toEqual([`Rimborsato. Il mese di ${ANNA} non c’è più.`]);
    expect(await untilOf(ANNA)).toBeUndefined();
  });

  it.each([
    ['CHARGE_ALREADY_REFUNDED', 'Rimborsato', undefined],
    ['CHARGE_ID_EMPTY', 'Il rimborso non è riuscito: 400: Bad Request: CHARGE_ID_EMPTY', 'number'],
  ])('/rimborsa repeats the messenger’s answer: %s', async (refusal, reply, premium) => {
    await pay('charge-1');
    server.api.fail('refundStarPayment', { error_code: 400, description: `Bad Request: ${refusal}` });
    await server.say('/rimborsa charge-1', OWNER);
    expect(texts(OWNER)).toEqual([expect.stringContaining(reply)]);
    expect(typeof (await untilOf(ANNA))).toBe(premium ?? 'undefined');
  });

  it('/rimborsa explains its use, and says when a payment is unknown', async () => {
    await server.say('/rimborsa', OWNER);
    await server.say('/rimborsa charge-9', OWNER);
    expect(texts(OWNER)).toEqual([
      expect.stringMatching(/^Scrivi \/rimborsa/),
      expect.stringMatching(/^Non conosco un pagamento .* \/rimborsa da solo elenca/),
    ]);
    expect(server.api.of('refundStarPayment')).toEqual([]);
  });

  it('/rimborsa does not exist for anyone else', async () => {
    await pay('charge-1');
    await server.say('/rimborsa charge-1');
    expect(texts().at(-1)).toContain('Non conosco questo comando');
    expect(server.api.of('refundStarPayment')).toEqual([]);
  });
});
