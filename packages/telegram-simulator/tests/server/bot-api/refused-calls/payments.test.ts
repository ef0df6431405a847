import { it } from 'vitest';
import { expectRefused, invoice, type RefusedCall } from '../../support/refused-call.ts';
import { ANNA } from '../../support/test-simulator.ts';

it.each<RefusedCall>([
  ['an invoice without a title', 'sendInvoice', { ...invoice, title: '' }, 'parameter "title" is required'],
  [
    'an invoice without prices',
    'sendInvoice',
    { ...invoice, prices: undefined },
    'parameter "prices" is required',
  ],
  ['an invoice with no price', 'sendInvoice', { ...invoice, prices: [] }, 'there must be at least one price'],
  [
    'an invoice in Stars with a provider',
    'sendInvoice',
    { ...invoice, provider_token: 'x' },
    'STARS_INVOICE_INVALID',
  ],
  [
    'an invoice in Stars with two prices',
    'sendInvoice',
    { ...invoice, prices: [...invoice.prices, ...invoice.prices] },
    'STARS_INVOICE_INVALID',
  ],
  [
    'an invoice for nothing',
    'sendInvoice',
    { ...invoice, prices: [{ label: 'a', amount: 0 }] },
    'CURRENCY_TOTAL_AMOUNT_INVALID',
  ],
  ['an invoice in no currency', 'sendInvoice', { ...invoice, currency: 'stelle' }, 'CURRENCY_INVALID'],
  [
    'an invoice in euros without a provider',
    'sendInvoice',
    { ...invoice, currency: 'EUR' },
    'PAYMENT_PROVIDER_INVALID',
  ],
  [
    'an invoice with a long payload',
    'sendInvoice',
    { ...invoice, payload: 'x'.repeat(129) },
    'INVOICE_PAYLOAD_INVALID',
  ],
  [
    'a refund of nothing',
    'refundStarPayment',
    { user_id: ANNA, telegram_payment_charge_id: 'x' },
    'CHARGE_NOT_FOUND',
  ],
])('%s is refused: %s', expectRefused);
