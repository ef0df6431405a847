import type { Api } from 'grammy';
import type { StarTransaction } from 'grammy/types';
import { asGrammySignal } from '../../chat/bot-api/api-clients.ts';
import type { Db } from '../../database/db.ts';
import type { Logger } from '../../database/logger.ts';
import { readSetting, saveSetting } from '../../database/stored-settings.ts';
import { readInvoicePayload, SUBSCRIPTION_PERIOD_SECONDS } from './offers.ts';
import { type Payment, recordPayment, settleRefund } from './payments.ts';

/** Page size of `getStarTransactions`. */
const PAGE = 100;

type Deps = { db: Db; log: Logger; api: Api; signal: AbortSignal };

/**
 * Reads the bot's Star transactions, oldest first: grants the goods of unknown payments, revokes those of unknown
 * refunds. Resumes one page before the last position, or from the start if the list has become shorter. The
 * position is stored by `botId`.
 */
export async function reconcilePayments({ db, log, api, signal }: Deps, botId: string): Promise<void> {
  const key = `payments.reconciled.${botId}`;
  const known = Number((await readSetting(db, key)) ?? 0);
  for (let offset = Math.max(0, known - PAGE); ;) {
    const { transactions } = await api.getStarTransactions({ offset, limit: PAGE }, asGrammySignal(signal));
    for (const transaction of transactions) await applyTransaction({ db, log, api }, transaction);
    offset += transactions.length;
    await saveSetting(db, key, String(offset));
    if (transactions.length < PAGE) return;
  }
}

async function applyTransaction(deps: Omit<Deps, 'signal'>, transaction: StarTransaction): Promise<void> {
  const payment = paymentInTransaction(transaction);
  if (payment) await grant(deps, payment);
  else if (transaction.receiver?.type === 'user') await revoke(deps, transaction);
}

async function grant({ db, log }: Omit<Deps, 'signal'>, payment: Payment): Promise<void> {
  const { userId, chargeId, stars } = payment;
  if (await recordPayment(db, payment))
    log.warn({ userId, chargeId, stars }, 'found an unrecorded payment in the transaction list; granting it');
}

/** A refund has its payment's charge id, and the person as its receiver. */
async function revoke(
  { db, log, api }: Omit<Deps, 'signal'>,
  { id: chargeId }: StarTransaction,
): Promise<void> {
  const { outcome, renewal } = await settleRefund(api, db, { chargeId });
  if (outcome === 'refunded')
    log.warn({ chargeId }, 'found an unrecorded refund in the transaction list; revoking it');
  if (renewal === 'refused')
    log.warn(
      { chargeId },
      'the messenger does not allow the bot to stop the subscription of a refunded payment',
    );
}

/** The payment in a transaction; undefined unless it is for premium. */
function paymentInTransaction({ id: chargeId, source, amount, date }: StarTransaction): Payment | undefined {
  const offer = source?.type === 'user' ? readInvoicePayload(source.invoice_payload) : undefined;
  if (source?.type !== 'user' || !offer) return undefined;
  const payment = { userId: String(source.user.id), chargeId, stars: amount, paidAt: new Date(date * 1000) };
  if (offer.kind !== 'subscription') return { ...payment, bought: offer };
  const expiresAt = new Date((date + (source.subscription_period ?? SUBSCRIPTION_PERIOD_SECONDS)) * 1000);
  return { ...payment, bought: { ...offer, expiresAt } };
}
