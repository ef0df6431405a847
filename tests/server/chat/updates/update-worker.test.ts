import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeUpdates } from '../../../../src/server/chat/updates/bot-updates.ts';
import { WEBHOOK_PATH, webhookSecret } from '../../../../src/server/chat/updates/webhook.ts';
import { premiumUntil } from '../../../../src/server/modules/people/premium-status.ts';
import { setPremiumEnd } from '../../support/set-premium-end.ts';
import { ANNA, messageFrom, SECRET, testBot } from '../../support/test-bot.ts';
import { withoutPauses } from '../../support/without-pauses.ts';

const GAVE_UP = 'Non sono riuscito a fare quello che hai chiesto. Riprova più tardi.';

const server = await testBot({ premiumStars: 150, intervalMs: 50 });
beforeEach(async () => {
  await setPremiumEnd(server.db, String(ANNA), new Date('2100-03-12T12:00:00Z'));
  await server.db.deleteFrom('bot_update').execute();
  server.api.calls.splice(0);
});
afterEach(async () => {
  for (const table of ['custom_list', 'payment'])
    await sql`drop trigger if exists refuse on ${sql.table(table)}`.execute(server.db);
});
afterAll(() => server.close());

const texts = () => server.api.of('sendMessage').map(({ text }) => String(text));
const updates = () => server.db.selectFrom('bot_update').selectAll().orderBy('id').execute();

/** Every insert into a table fails with this SQLSTATE from now on. */
async function refuseInserts(table: 'custom_list' | 'payment', code: string) {
  await sql`create or replace function refuse() returns trigger language plpgsql
    as ${sql.lit(`begin raise exception 'refused' using errcode = '${code}'; end`)}`.execute(server.db);
  await sql`create or replace trigger refuse before insert on ${sql.table(table)}
    execute function refuse()`.execute(server.db);
}

const retriedUntil = (isSo: () => Promise<boolean>) =>
  vi.waitUntil(withoutPauses(server, 'bot_update', isSo), { timeout: 20_000, interval: 20 });

const firstAttempts = async () => (await updates())[0]?.attempts ?? 0;
const isFirstDone = async () => (await updates())[0]?.done_at != null;

const payment = {
  successful_payment: {
    currency: 'XTR',
    total_amount: 150,
    invoice_payload: 'premium-month',
    telegram_payment_charge_id: 'a charge',
    provider_payment_charge_id: '',
  },
};

describe('an update that fails', () => {
  it.each(['57014', '55P03'])(
    'an update with %s is tried three times, then the person is notified and the chat continues',
    async (code) => {
      await refuseInserts('custom_list', code);
      await server.say('/lista Serate');
      const later = server.say('/paysupport');
      await retriedUntil(isFirstDone);
      await later;
      const [given, next] = await updates();
      expect(given).toMatchObject({ attempts: 3, failure: expect.stringContaining('refused') });
      expect(given?.payload).toContain('/lista Serate');
      expect(next).toMatchObject({ failure: null, payload: null });
      await expect.poll(texts).toHaveLength(2);
      expect(texts()).toEqual(
        expect.arrayContaining([GAVE_UP, expect.stringContaining('problema con un pagamento')]),
      );
      expect(server.log()).toContain('gave up on an update');
    },
  );

  it('an update is retried for a day while the database is down, however often', async () => {
    await refuseInserts('custom_list', '08006');
    await server.say('/lista Serate');
    await retriedUntil(async () => (await firstAttempts()) >= 6);
    expect(await isFirstDone()).toBe(false);
    expect(texts()).toEqual([]);
    await sql`update bot_update set received_at = now() - interval '25 hours'`.execute(server.db);
    await retriedUntil(isFirstDone);
    await expect.poll(texts).toEqual([GAVE_UP]);
  });

  it('an update at which the process keeps ending is no longer retried', async () => {
    await refuseInserts('custom_list', '08006');
    await server.say('/lista Serate');
    const attempts = await firstAttempts();
    // The state after ten processes were killed with it in hand.
    await sql`update bot_update set failures = 9, claimed_until = now() - interval '1 second'`.execute(
      server.db,
    );
    await retriedUntil(isFirstDone);
    expect(await updates()).toMatchObject([
      { attempts: attempts + 1, failure: expect.stringContaining('the process ended') },
    ]);
    await expect.poll(texts).toEqual([GAVE_UP]);
  });
});

describe('a payment that cannot be stored', () => {
  it('the payment is never given up, and the rest of the chat continues', async () => {
    await setPremiumEnd(server.db, String(ANNA), new Date());
    await refuseInserts('payment', '57014');
    await server.send(payment);
    await server.say('/paysupport');
    expect(texts()).toEqual([expect.stringContaining('problema con un pagamento')]);
    await sql`update bot_update set received_at = now() - interval '25 hours' where done_at is null`.execute(
      server.db,
    );
    await retriedUntil(async () => (await firstAttempts()) >= 12);
    expect(await isFirstDone()).toBe(false);
    await sql`drop trigger refuse on payment`.execute(server.db);
    await retriedUntil(isFirstDone);
    expect(await premiumUntil(server.db, String(ANNA))).toBeInstanceOf(Date);
    expect(texts().at(-1)).toMatch(/^Grazie!/);
  });
});

describe('queries that are due within ten seconds', () => {
  const inline = {
    inline_query: {
      id: '5',
      from: { id: ANNA, is_bot: false, first_name: 'Anna' },
      query: 'film',
      offset: '',
    },
  };
  const checkout = (id: string) => ({
    pre_checkout_query: {
      id,
      from: { id: ANNA, is_bot: false, first_name: 'Anna' },
      currency: 'XTR',
      total_amount: 150,
      invoice_payload: 'premium-month',
    },
  });

  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('queries are answered even if the server’s clock is ahead of the database’s', async () => {
    const { now } = Date;
    vi.spyOn(Date, 'now').mockImplementation(() => now() + 12_000);
    await server.bring(inline);
    await server.bring(checkout('1'));
    expect(server.api.of('answerInlineQuery')).toHaveLength(1);
    expect(server.api.of('answerPreCheckoutQuery')).toMatchObject([{ ok: true }]);
  });

  const receive = (update: object) =>
    server.app.inject({
      method: 'POST',
      url: WEBHOOK_PATH,
      headers: { 'x-telegram-bot-api-secret-token': webhookSecret(SECRET) },
      payload: { update_id: 99, ...update },
    });

  it('queries for a payment are answered once the database is back', async () => {
    server.cutDatabase(true);
    expect((await receive(checkout('3'))).statusCode).toBe(200);
    expect(server.api.of('answerPreCheckoutQuery')).toEqual([]);
    server.cutDatabase(false);
    await expect.poll(() => server.api.of('answerPreCheckoutQuery')).toMatchObject([{ ok: true }]);
  });

  it('queries for a payment are logged and counted when the database stays down', async () => {
    server.cutDatabase(true);
    await receive(checkout('4'));
    const { now } = performance;
    vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + 11_000);
    await expect.poll(() => server.bot.unansweredQuestions.pre_checkout_query).toBe(1);
    server.cutDatabase(false);
    expect(server.log()).toContain('a query was not answered in time');
    expect(server.api.of('answerPreCheckoutQuery')).toEqual([]);
  });

  it('expired queries are logged and counted', async () => {
    await sql`insert into bot_update (id, chat, payload, received_at)
      values (77, 'person 1001', ${JSON.stringify({ update_id: 77, ...inline })}, now() - interval '11 seconds')`.execute(
      server.db,
    );
    await retriedUntil(isFirstDone);
    expect(server.api.of('answerInlineQuery')).toEqual([]);
    expect(server.log()).toContain('a query was not answered in time');
    expect(server.bot.unansweredQuestions.inline_query).toBe(1);
  });

  it('queries for a payment do not wait behind other people’s messages', async () => {
    server.api.fail('sendMessage', 'disconnect', { times: 10_000 });
    await storeUpdates(
      server.db,
      Array.from({ length: 40 }, (_, n) => ({
        id: 100 + n,
        chat: String(5000 + n),
        payload: JSON.stringify({ update_id: 100 + n, message: messageFrom(5000 + n, { text: 'Film 1' }) }),
      })),
    );
    await expect.poll(() => server.api.of('sendMessage').length).toBeGreaterThan(0);
    await server.bring(checkout('2'));
    expect(server.api.of('answerPreCheckoutQuery')).toHaveLength(1);
    expect((await updates()).filter(({ done_at }) => done_at === null).length).toBeGreaterThan(16);
  });
});
