import { sql } from 'kysely';
import { foldedSubscriptions } from '../../../../src/server/modules/premium/star-subscriptions.ts';
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
const giftBought = sends(ANNA, {
  successful_payment: { ...CHARGE, invoice_payload: 'premium-gift:code-of-the-gift-1' },
});

const giftIsOffered = ({ db }: World) =>
  db
    .insertInto('premium_gift')
    .values({ code: 'code-of-the-gift-1', giver_id: String(ANNA) })
    .execute();

const giftIsForBruno = ({ db }: World) =>
  db
    .insertInto('premium_gift')
    .values({ code: 'code-of-the-gift-1', giver_id: String(ANNA), recipient_id: String(BRUNO) })
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

const MARCH = Date.UTC(2026, 3, 10) / 1000;
const gives = owner('people/premium', { person: String(ANNA), press: 7 });
const endsSoon = async ({ db }: World) => {
  await db
    .updateTable('person')
    .set({ premium_until: new Date(Date.now() + 86_400_000) })
    .where('user_id', '=', String(ANNA))
    .execute();
};

const hasMonths = (count: number, person = ANNA) => ({
  [`premium lasts ${count} months`]: () => sql`select from person where user_id = ${String(person)}
    and premium_until between now() + make_interval(days => ${30 * count - 10}::int) and now() + make_interval(days => ${31 * count}::int)`,
});
const hasNone = (person = ANNA) => ({
  'premium is over': () => sql`select from person where user_id = ${String(person)}
    and (premium_until is null or premium_until <= now())`,
});

/** By the messenger's clock, which is an hour ahead. */
const renewsAhead = (charge: string, end: number) =>
  sends(ANNA, {
    date: Date.UTC(2026, 2, 10, 13) / 1000,
    successful_payment: {
      ...CHARGE,
      telegram_payment_charge_id: charge,
      invoice_payload: subscription,
      subscription_expiration_date: end,
      is_recurring: true,
    },
  });
const renewalIs = (state: 'canceled' | 'failed') =>
  happens({
    subscription: {
      user: { id: ANNA, is_bot: false, first_name: 'Anna' },
      invoice_payload: subscription,
      state,
    },
  });
const opensGift = () => says(BRUNO, '/start regalo_code-of-the-gift-1');

export const premium: Record<string, Scenario> = {
  'a month is paid': {
    acts: [paid],
    isSo: hasMonths(1),
    told: { [ANNA]: [/premium/i], [OWNER]: [] },
  },
  'a month is paid, and the notice comes under two numbers': {
    acts: [paid, sends(ANNA, { successful_payment: CHARGE })],
    isSo: hasMonths(1),
    told: { [ANNA]: [/premium/i] },
  },
  'a payment is refunded by the messenger': { acts: [paid, refunded], isSo: hasNone() },
  'a refund comes before its payment': { acts: [refunded, paid], isSo: hasNone() },
  'a payment is refunded by an owner': {
    acts: [paid, owner('payments/refund', { payment: CHARGE.telegram_payment_charge_id })],
    isSo: hasNone(),
  },
  'a payment is refunded in the chat': { acts: [paid, says(OWNER, '/rimborsa charge-1')] },
  'a month is given': { acts: [gives], isSo: hasMonths(1) },
  'a month is given in the chat': {
    acts: [says(OWNER, `/concedi ${ANNA} 30`)],
    isSo: hasMonths(1),
    told: { [ANNA]: [/premium/i], [OWNER]: [/premium/i] },
  },
  'premium is taken away in the chat': {
    acts: [paid, says(OWNER, `/revoca ${ANNA}`)],
    isSo: hasNone(),
  },
  'a revoked gift is opened again': {
    given: giftIsOffered,
    acts: [giftBought, opensGift(), says(OWNER, `/revoca ${BRUNO}`), opensGift()],
    isSo: hasNone(BRUNO),
  },
  'a renewal is stopped by another clock': {
    acts: [renewsAhead('charge-1', MARCH), renewsAhead('charge-2', MARCH + 2_592_000), renewalIs('canceled')],
    isSo: {
      'it ends': () => sql`select from (${foldedSubscriptions(sql`true`)}) as one where state = 'canceled'`,
    },
  },
  'a given month is taken back': {
    acts: [gives, owner('people/premium/back', { person: String(ANNA), gift: -7 })],
    isSo: hasNone(),
  },
  'a gift is bought and opened': {
    given: giftIsOffered,
    acts: [giftBought, opensGift()],
    isSo: hasMonths(1, BRUNO),
  },
  'a gift is bought for somebody': {
    given: giftIsForBruno,
    acts: [giftBought],
    isSo: hasMonths(1, BRUNO),
  },
  'a subscription is paid and renewed': {
    acts: [renews('charge-1', MARCH), renews('charge-2', MARCH + 2_592_000)],
    isSo: hasMonths(2),
  },
  'a renewal is stopped': {
    acts: [renews('charge-1', MARCH), anna('premium/renewal', { isOn: false })],
  },
  'a stopped renewal is resumed': {
    acts: [
      renews('charge-1', MARCH),
      anna('premium/renewal', { isOn: false }),
      anna('premium/renewal', { isOn: true }),
    ],
  },
  'a renewal that was stopped in the messenger is resumed': {
    acts: [renews('charge-1', MARCH), renewalIs('canceled'), anna('premium/renewal', { isOn: true })],
  },
  'a renewal fails in the messenger': { acts: [renews('charge-1', MARCH), renewalIs('failed')] },
  'an invoice is asked for': { acts: [calls(ANNA, 'POST /api/tu/premium/invoice', { kind: 'gift' })] },
  'premium ends soon': { acts: [meanwhile(endsSoon)] },
};
