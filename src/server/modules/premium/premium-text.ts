import { escapeHtml } from '../../chat/messages/html.ts';
import { texts } from '../../chat/texts/texts.ts';
import { byLanguage } from '../../languages/texts.ts';
import type { KnownPayment } from './known-payments.ts';

/** Texts about premium as a subscription and as a gift. */
export const premiumTexts = byLanguage(({ premium }) => premium);

/** The last payments with the command that refunds each, as HTML. */
export function lastPaymentsText(payments: readonly KnownPayment[]): string {
  const lines = payments.map(
    (payment) => `${premiumTexts.payment(payment)}\n<code>/rimborsa ${escapeHtml(payment.chargeId)}</code>`,
  );
  return [texts.refundHelp, ...lines].join('\n\n');
}
