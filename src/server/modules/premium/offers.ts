import type { PreCheckoutQuery } from 'grammy/types';

export const STARS = 'XTR';
/** The only period that Telegram takes (`subscription_period`): 30 days, in seconds. */
export const SUBSCRIPTION_PERIOD = 2_592_000;
export const SUBSCRIPTION_DAYS = SUBSCRIPTION_PERIOD / 86_400;

/** What an invoice sells. */
export type Offer = { kind: 'month' } | { kind: 'subscription' } | { kind: 'gift'; code: string };

const PAYLOADS = { month: 'premium-month', subscription: 'premium-subscription' } as const;
const GIFT_PAYLOAD = /^premium-gift:([\w-]{16,64})$/;

/** The payload of an invoice for this. */
export function invoicePayload(offer: Offer): string {
  return offer.kind === 'gift' ? `premium-gift:${offer.code}` : PAYLOADS[offer.kind];
}

/** What an invoice with this payload sells; undefined where it is not the bot's. */
export function readInvoicePayload(payload: string | undefined): Offer | undefined {
  if (payload === PAYLOADS.month) return { kind: 'month' };
  if (payload === PAYLOADS.subscription) return { kind: 'subscription' };
  const [, code] = GIFT_PAYLOAD.exec(payload ?? '') ?? [];
  return code === undefined ? undefined : { kind: 'gift', code };
}

/** Whether an invoice is one that the bot sends at today's price. */
export function isOffered(query: PreCheckoutQuery, premiumStars: number): boolean {
  const { invoice_payload: payload, currency, total_amount: amount } = query;
  return readInvoicePayload(payload) !== undefined && currency === STARS && amount === premiumStars;
}
