import type { PreCheckoutQuery } from 'grammy/types';
import { chance } from '../../lib/clock.ts';

export const STARS = 'XTR';
/** The only period that Telegram allows (`subscription_period`): 30 days, in seconds. */
export const SUBSCRIPTION_PERIOD_SECONDS = 2_592_000;
export const SUBSCRIPTION_DAYS = SUBSCRIPTION_PERIOD_SECONDS / 86_400;

/** Bytes of a code: too many to guess one. */
const CODE_BYTES = 18;
/** A new code for a purchase or gift. */
export const newCode = (): string => chance.bytes(CODE_BYTES).toString('base64url');

/** The goods of an invoice. A subscription's code is empty in invoices from before there were codes. */
export type Offer =
  | { kind: 'month' }
  | { kind: 'subscription'; code: string }
  | { kind: 'gift'; code: string };

const MONTH_PAYLOAD = 'premium-month';
const PAYLOAD = /^premium-(gift|subscription)(?::([\w-]{16,64}))?$/;

export function invoicePayload(offer: Offer): string {
  return offer.kind === 'month' ? MONTH_PAYLOAD : `premium-${offer.kind}:${offer.code}`;
}

/** The goods of an invoice with this payload; undefined if it is not the bot's. */
export function readInvoicePayload(payload: string | undefined): Offer | undefined {
  if (payload === MONTH_PAYLOAD) return { kind: 'month' };
  const [, kind, code = ''] = PAYLOAD.exec(payload ?? '') ?? [];
  if (kind === 'subscription') return { kind, code };
  return kind === 'gift' && code !== '' ? { kind, code } : undefined;
}

/** The goods of a checkout; undefined unless the bot offers them at this price. */
export function readOffer(query: PreCheckoutQuery, premiumStars: number): Offer | undefined {
  const { invoice_payload: payload, currency, total_amount: amount } = query;
  return currency === STARS && amount === premiumStars ? readInvoicePayload(payload) : undefined;
}
