import { type Answer, done, type Parameters, refused } from '../bot-api.ts';

/** A payment in Stars, or its refund, as the messenger keeps it. */
type Transaction = { id: string; amount: number; date: number; source?: object; receiver?: object };

const PAGE = 100;
const PERIOD = 30 * 86_400;

/** The messenger's books: invoices, payments, refunds, subscriptions. */
export function createStars(push: (update: object) => void) {
  const transactions: Transaction[] = [];
  const links = new Map<string, string>();
  const payers = new Map<string, number>();
  const subscribed = new Map<number, { charge: string; payload: string }>();
  const refundedCharges = new Set<string>();
  const stopped = new Set<number>();
  let counter = 0;
  const now = () => Math.floor(Date.now() / 1000);

  function refund({ user_id: id, telegram_payment_charge_id: charge }: Parameters): Answer {
    if (payers.get(charge) !== id) return refused(400, 'Bad Request: CHARGE_NOT_FOUND');
    if (refundedCharges.has(charge)) return refused(400, 'Bad Request: CHARGE_ALREADY_REFUNDED');
    refundedCharges.add(charge);
    transactions.push({ id: charge, amount: 100, date: now(), receiver: { type: 'user', user: { id } } });
    push(paymentUpdate(id, 'refunded_payment', { telegram_payment_charge_id: charge }));
    return done();
  }

  /** Takes a person's Stars and tells the bot; returns the charge id. */
  function pay(id: number, payload: string, recurring: object = {}): string {
    counter += 1;
    const charge = `charge-${id}-${counter}`;
    payers.set(charge, id);
    const isSubscription = payload.startsWith('premium-subscription');
    if (isSubscription && !subscribed.has(id)) subscribed.set(id, { charge, payload });
    const user = { type: 'user', user: { id }, invoice_payload: payload };
    const source = isSubscription ? { ...user, subscription_period: PERIOD } : user;
    transactions.push({ id: charge, amount: 100, date: now(), source });
    const paid = {
      invoice_payload: payload,
      telegram_payment_charge_id: charge,
      ...(isSubscription && { subscription_expiration_date: now() + PERIOD }),
      ...recurring,
    };
    push(paymentUpdate(id, 'successful_payment', paid));
    return charge;
  }

  return {
    refundedCharges,
    /** The people who have stopped a subscription. */
    stopped,
    linkFor(payload: string): string {
      counter += 1;
      const link = `https://t.me/$invoice-${counter}`;
      links.set(link, payload);
      return link;
    },
    chargeOf: (id: number) => [...payers].find(([, payer]) => payer === id)?.[0],
    payloadOf: (link: string) => links.get(link) ?? '',
    pay,
    /** Charges a person's subscription again, by the invoice that they paid. */
    renew: (id: number) => pay(id, subscribed.get(id)?.payload ?? '', { is_recurring: true }),
    /** Stops a subscription by its first charge, and by no other. */
    stop({ user_id: id, telegram_payment_charge_id: charge }: Parameters): Answer {
      if (subscribed.get(id)?.charge !== charge) return refused(400, 'Bad Request: CHARGE_ID_INVALID');
      stopped.add(id);
      return done();
    },
    list: ({ offset }: Parameters) => done({ transactions: transactions.slice(offset, offset + PAGE) }),
    refund,
  };
}

function paymentUpdate(id: number, kind: 'successful_payment' | 'refunded_payment', details: object): object {
  const user = { id, first_name: `P${id}` };
  const payment = { currency: 'XTR', total_amount: 100, provider_payment_charge_id: '', ...details };
  const message = { message_id: 1, date: Math.floor(Date.now() / 1000), chat: { ...user, type: 'private' } };
  return { message: { ...message, from: { ...user, is_bot: false }, [kind]: payment } };
}
