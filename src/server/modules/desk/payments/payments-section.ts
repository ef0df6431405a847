import { getPayments, refundPayment as refundCall } from '../../../../contract/desk/payments.ts';
import { listPayments } from '../../premium/list-payments.ts';
import { fromMessenger } from '../../premium/premium-routes.ts';
import { refundPayment } from '../../premium/refund-payment.ts';
import type { DeskSection } from '../section.ts';

const PAGE = 40;

/** 'Pagamenti': people's payments, and refunds by the chat's rules. */
export const paymentsSection: DeskSection = {
  path: 'pagamenti',
  role: 'owner',
  register(on, onChange) {
    on(getPayments, async ({ query: { person, after } }, { db }) => {
      const payments = await listPayments(db, { person, after, limit: PAGE });
      return { payments, next: payments.length === PAGE ? (payments.at(-1)?.id ?? null) : null };
    });

    onChange(refundCall, async ({ body }, desk) => {
      const outcome = await fromMessenger(desk, () => refundPayment(desk, body.payment));
      if ('failure' in outcome) return { failure: outcome.failure, note: null };
      return { failure: null, note: outcome.note ?? null };
    });
  },
};
