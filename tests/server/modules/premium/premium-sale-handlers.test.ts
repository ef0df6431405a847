import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { findCustomLists } from '../../../../src/server/modules/lists/custom-lists.ts';
import { isPremium, premiumUntil } from '../../../../src/server/modules/people/premium-status.ts';
import { extendPremium } from '../../../../src/server/modules/premium/premium.ts';
import { setPremiumEnd } from '../../support/set-premium-end.ts';
import { ANNA, BRUNO, testBot } from '../../support/test-bot.ts';

const DAY = 86_400_000;
const CARLA = 3003;
const OWN_LISTS = 'Per una lista personale in più scrivi /lista e il suo nome.';

const server = await testBot({ premiumStars: 150 });
beforeEach(() => void server.api.calls.splice(0));
afterAll(() => server.close());

const texts = () => server.api.of('sendMessage').map(({ text }) => String(text));

function pay(from: number, charge: string, payload = 'premium-month') {
  const successful_payment = {
    currency: 'XTR',
    total_amount: 150,
    invoice_payload: payload,
    telegram_payment_charge_id: charge,
    provider_payment_charge_id: '',
  };
  return server.send({ successful_payment }, from);
}

async function daysLeft(userId: number) {
  const until = await premiumUntil(server.db, String(userId));
  return until instanceof Date ? Math.round((until.getTime() - Date.now()) / DAY) : until;
}

describe('/premium', () => {
  it('/premium offers a month in Stars to ordinary people', async () => {
    await server.say('/premium');
    expect(texts()).toEqual([expect.stringContaining('Con Premium hai le liste personali')]);
    expect(server.api.of('sendInvoice')).toMatchObject([
      {
        chat_id: ANNA,
        currency: 'XTR',
        payload: 'premium-month',
        prices: [{ label: 'Un mese', amount: 150 }],
      },
    ]);
  });

  it('/premium shows the end of premium', async () => {
    await setPremiumEnd(server.db, String(ANNA), new Date('2100-03-12T12:00:00Z'));
    await server.say('/premium');
    expect(texts()).toEqual([
      'Sei premium fino al 12 marzo 2100.\n\nCosta 150 Stelle in tutti e due i modi. L’abbonamento si rinnova ogni 30 ' +
        `giorni, il mese no.\n\n${OWN_LISTS}`,
    ]);
    expect(server.api.of('sendInvoice')).toHaveLength(1);
  });

  it('/premium sells nothing to people with endless premium', async () => {
    await extendPremium(server.db, String(ANNA));
    await server.say('/premium');
    expect(texts()).toEqual([`Sei premium, senza scadenza.\n\n${OWN_LISTS}`]);
    expect(server.api.of('sendInvoice')).toEqual([]);
  });
});

describe('the checkout', () => {
  const check = (changes: object) =>
    server.bring({
      pre_checkout_query: {
        id: '8',
        from: { id: BRUNO, is_bot: false, first_name: 'Bruno' },
        currency: 'XTR',
        total_amount: 150,
        invoice_payload: 'premium-month',
        ...changes,
      },
    });

  it('the checkout accepts what is on offer', async () => {
    await check({});
    expect(server.api.of('answerPreCheckoutQuery')).toEqual([{ pre_checkout_query_id: '8', ok: true }]);
  });

  it('the checkout refuses people with endless premium', async () => {
    await extendPremium(server.db, String(ANNA));
    await check({ from: { id: ANNA, is_bot: false, first_name: 'Anna' } });
    expect(server.api.of('answerPreCheckoutQuery')).toMatchObject([
      { ok: false, error_message: 'Sei premium, senza scadenza.' },
    ]);
  });

  it.each([{ total_amount: 100 }, { currency: 'EUR' }, { invoice_payload: 'a-year' }])(
    'the checkout refuses anything else with a text: %j',
    async (changes) => {
      await check(changes);
      expect(server.api.of('answerPreCheckoutQuery')).toMatchObject([
        { ok: false, error_message: expect.stringContaining('non è più valida') },
      ]);
    },
  );
});

describe('a payment', () => {
  it('a payment grants a month of premium once, however often it is reported', async () => {
    await pay(BRUNO, 'charge-1');
    expect(await daysLeft(BRUNO)).toBeGreaterThanOrEqual(28);
    expect(await daysLeft(BRUNO)).toBeLessThanOrEqual(31);
    expect(texts()).toEqual([expect.stringMatching(/^Grazie! Sei premium fino al /)]);
    const before = await daysLeft(BRUNO);
    await pay(BRUNO, 'charge-1');
    expect(await daysLeft(BRUNO)).toBe(before);
    expect(texts()).toHaveLength(1);
  });

  it('a payment adds a month to remaining premium', async () => {
    await pay(BRUNO, 'charge-2');
    expect(await daysLeft(BRUNO)).toBeGreaterThanOrEqual(58);
  });

  it('a payment counts from now when premium has ended, which happens by itself', async () => {
    await setPremiumEnd(server.db, String(CARLA), new Date(Date.now() - 90 * DAY));
    expect(await isPremium(server.db, String(CARLA))).toBe(false);
    await pay(CARLA, 'charge-3');
    expect(await daysLeft(CARLA)).toBeGreaterThanOrEqual(28);
  });

  it('a payment leaves endless premium unchanged', async () => {
    await pay(ANNA, 'charge-4');
    expect(await daysLeft(ANNA)).toBe('without end');
    expect(texts()).toEqual([expect.stringMatching(/^Grazie! Sei premium, senza scadenza\. Le tue liste/)]);
  });

  it('a payment creates a first list for a person without one, once', async () => {
    await pay(7007, 'charge-8');
    await pay(7007, 'charge-9');
    await pay(7007, 'charge-9');
    expect(await findCustomLists(server.db, '7007')).toMatchObject([{ titolo: 'Da vedere' }]);
    expect(texts()[0]).toContain('Con /lista ne fai altre');
  });

  it('a payment for something else changes nothing', async () => {
    await pay(4004, 'charge-5', 'a-hat');
    expect(await daysLeft(4004)).toBeUndefined();
  });

  it('a payment counts even if the thanks cannot be sent', async () => {
    server.api.fail('sendMessage', {
      error_code: 403,
      description: 'Forbidden: bot was blocked by the user',
    });
    await pay(5005, 'charge-6');
    expect(await isPremium(server.db, '5005')).toBe(true);
  });

  it(
    'thanks that the messenger does not accept are sent later, and nobody reads that something went wrong',
    {
      timeout: 15_000,
    },
    async () => {
      const busy = { error_code: 429, description: 'Too Many Requests', retry_after: 60 };
      server.api.fail('sendMessage', busy, { chatId: 8008 });
      await pay(8008, 'charge-10');
      const thanks = expect.stringMatching(/^Grazie!/);
      await server.hurry('bot_update');
      // The first call failed.
      await expect.poll(texts, { timeout: 10_000 }).toEqual([thanks, thanks]);
      expect(await daysLeft(8008)).toBeLessThanOrEqual(31);
    },
  );

  it(
    'a payment that the database did not accept is stored when it does, and the log has what an owner needs',
    {
      timeout: 15_000,
    },
    async () => {
      await server.db.schema.alterTable('payment').renameTo('hidden').execute();
      await pay(6006, 'charge-7');
      await server.db.schema.alterTable('hidden').renameTo('payment').execute();
      expect(await isPremium(server.db, '6006')).toBe(false);
      await server.hurry('bot_update');
      expect(server.log()).toMatch(/"userId":"6006","chargeId":"charge-7","stars":150/);
      await expect.poll(texts, { timeout: 10_000 }).toEqual([expect.stringMatching(/^Grazie!/)]);
      expect(await daysLeft(6006)).toBeLessThanOrEqual(31);
    },
  );
});

it('/paysupport names the contact', async () => {
  await server.say('/paysupport');
  expect(texts()).toEqual([expect.stringContaining('Per un problema con un pagamento')]);
});
