import { ANNA, BRUNO, OWNER } from '../../support/test-bot.ts';
import { anna, calls, happens, meanwhile, owner, says, sends } from '../support/people.ts';
import type { Scenario, World } from '../support/scenario.ts';

const CHARGE = {
  currency: 'XTR',
  total_amount: 100,
  invoice_payload: 'premium-month',
  telegram_payment_charge_id: 'charge-1',
  provider_payment_charge_id: '',
};

const paid = sends(ANNA, { successful_payment: CHARGE });
const refunded = sends(ANNA, { refunded_payment: CHARGE });
const giftBought = sends(ANNA, { successful_payment: { ...CHARGE, invoice_payload: 'premium-gift:code-1' } });

const giftIsOffered = ({ db }: World) =>
  db
    .insertInto('premium_gift')
    .values({ code: 'code-1', giver_id: String(ANNA) })
    .execute();

const giftIsForBruno = ({ db }: World) =>
  db
    .insertInto('premium_gift')
    .values({ code: 'code-1', giver_id: String(ANNA), recipient_id: String(BRUNO) })
    .execute();

const subscription = `premium-subscription:${String(ANNA).padEnd(24, 'a')}`;
const renews = (charge: string, end: number) =>
  sends(ANNA, {
    successful_payment: {
      ...CHARGE,
      telegram_payment_charge_id: charge,
      invoice_payload: subscription,
      subscription_expiration_date: end,
      is_recurring: true,
      ...(charge === 'charge-1' && { is_first_recurring: true }),
    },
  });

const renewalFails = happens({
  subscription: {
    user: { id: ANNA, is_bot: false, first_name: 'Anna' },
    invoice_payload: subscription,
    state: 'failed',
  },
});

const MARCH = Date.UTC(2026, 3, 10) / 1000;
const gives = owner('people/premium', { person: String(ANNA), press: 7 });
const endsSoon = async ({ db }: World) => {
  await db
    .updateTable('person')
    .set({ premium_until: new Date(Date.now() + 86_400_000) })
    .where('user_id', '=', String(ANNA))
    .execute();
};

export const premium: Record<string, Scenario> = {
  'a month is paid': { acts: [paid] },
  'a month is paid, and the notice comes under two numbers': {
    acts: [paid, sends(ANNA, { successful_payment: CHARGE })],
  },
  'a payment is refunded by the messenger': { acts: [paid, refunded] },
  'a refund comes before its payment': { acts: [refunded, paid] },
  'a payment is refunded by an owner': {
    acts: [paid, owner('payments/refund', { payment: CHARGE.telegram_payment_charge_id })],
  },
  'a payment is refunded in the chat': { acts: [paid, says(OWNER, '/rimborsa charge-1')] },
  'a month is given': { acts: [gives] },
  'a month is given in the chat': { acts: [says(OWNER, `/premium ${ANNA} 30`)] },
  'a given month is taken back': {
    acts: [gives, owner('people/premium/back', { person: String(ANNA), gift: -7 })],
  },
  'a gift is bought and opened': {
    given: giftIsOffered,
    acts: [giftBought, says(BRUNO, '/start regalo_code-1')],
  },
  'a gift is bought for somebody': { given: giftIsForBruno, acts: [giftBought] },
  'a subscription is paid and renewed': {
    acts: [renews('charge-1', MARCH), renews('charge-2', MARCH + 2_592_000)],
  },
  'a renewal is stopped': {
    acts: [renews('charge-1', MARCH), anna('premium/renewal', { isOn: false })],
  },
  'a renewal fails in the messenger': { acts: [renews('charge-1', MARCH), renewalFails] },
  'an invoice is asked for': { acts: [calls(ANNA, 'POST /api/tu/premium/invoice', { kind: 'gift' })] },
  'premium ends soon': { acts: [meanwhile(endsSoon)], told: 'once' },
};
