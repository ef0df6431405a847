import type { Api } from 'grammy';
import type { StarTransaction } from 'grammy/types';
import type { Kysely } from 'kysely';
import type { Log } from '../database/log.ts';
import type { Schema } from '../database/schema.ts';
import { grantPaidMonth, refundPayment } from '../repositories/payments.ts';
import { keepSetting, readSetting } from '../repositories/settings.ts';
import { forGrammy } from './grammy-signal.ts';
import { PAYLOAD } from './premium.ts';

/** As many as the messenger answers at once. */
const PAGE = 100;

type Deps = { db: Kysely<Schema>; log: Log; api: Api; signal: AbortSignal };

/**
 * Goes through the messenger's own list of Star transactions: gives the month of a payment that was never heard of,
 * and takes back that of a refund. The list is in order of time, the oldest first: it goes on where it ended the time
 * before, one page earlier; a list that is shorter than it was is read from its beginning the next time. `botId` is whose
 * list it is.
 */
export async function reconcilePayments({ db, log, api, signal }: Deps, botId: string): Promise<void> {
  const key = `payments.reconciled.${botId}`;
  const known = Number((await readSetting(db, key)) ?? 0);
  for (let offset = Math.max(0, known - PAGE); ; ) {
    const { transactions } = await api.getStarTransactions({ offset, limit: PAGE }, forGrammy(signal));
    for (const transaction of transactions) await settle({ db, log }, transaction);
    offset += transactions.length;
    await keepSetting(db, key, String(offset));
    if (transactions.length < PAGE) return;
  }
}

/** A refund has the number of its payment, and the person as its receiver. */
async function settle(deps: Pick<Deps, 'db' | 'log'>, transaction: StarTransaction): Promise<void> {
  const { id: chargeId, source, receiver } = transaction;
  const { db, log } = deps;
  if (source?.type === 'user' && source.invoice_payload === PAYLOAD) {
    const payment = { userId: String(source.user.id), chargeId, stars: transaction.amount };
    const paidAt = new Date(transaction.date * 1000);
    if (await grantPaidMonth(db, { ...payment, paidAt }))
      log.warn(payment, 'a payment was found in the messenger’s list alone: its month is given now');
  } else if (receiver?.type === 'user' && (await refundPayment(db, chargeId)) === 'refunded')
    log.warn(
      { userId: String(receiver.user.id), chargeId },
      'a refund was found in the messenger’s list alone: its month is taken back now',
    );
}
