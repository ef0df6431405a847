import type { Api } from 'grammy';
import type { StarTransaction } from 'grammy/types';
import type { Kysely } from 'kysely';
import { asGrammySignal } from '../../chat/bot-api/grammy-signal.ts';
import type { Logger } from '../../database/logger.ts';
import type { Schema } from '../../database/schema.ts';
import { readSetting, saveSetting } from '../../database/stored-settings.ts';
import { recordPayment, recordRefund } from './payments.ts';
import { INVOICE_PAYLOAD } from './premium-sale.ts';

/** Page size of `getStarTransactions`. */
const PAGE = 100;

type Deps = { db: Kysely<Schema>; log: Logger; api: Api; signal: AbortSignal };

/**
 * Reads the bot's Star transactions: grants the month of an unknown payment, revokes that of an unknown refund. Oldest
 * first; resumes one page before the last position, and from the start when the list got shorter. `botId` keys the
 * position.
 */
export async function reconcilePayments({ db, log, api, signal }: Deps, botId: string): Promise<void> {
  const key = `payments.reconciled.${botId}`;
  const known = Number((await readSetting(db, key)) ?? 0);
  for (let offset = Math.max(0, known - PAGE); ; ) {
    const { transactions } = await api.getStarTransactions({ offset, limit: PAGE }, asGrammySignal(signal));
    for (const transaction of transactions) await settle({ db, log }, transaction);
    offset += transactions.length;
    await saveSetting(db, key, String(offset));
    if (transactions.length < PAGE) return;
  }
}

/** A refund has its payment's charge id, and the person as receiver. */
async function settle(deps: Pick<Deps, 'db' | 'log'>, transaction: StarTransaction): Promise<void> {
  const { id: chargeId, source, receiver } = transaction;
  const { db, log } = deps;
  if (source?.type === 'user' && source.invoice_payload === INVOICE_PAYLOAD) {
    const payment = { userId: String(source.user.id), chargeId, stars: transaction.amount };
    const paidAt = new Date(transaction.date * 1000);
    if (await recordPayment(db, { ...payment, paidAt }))
      log.warn(payment, 'found an unrecorded payment in the transaction list; granting its month');
  } else if (receiver?.type === 'user' && (await recordRefund(db, chargeId)) === 'refunded')
    log.warn(
      { userId: String(receiver.user.id), chargeId },
      'found an unrecorded refund in the transaction list; revoking its month',
    );
}
