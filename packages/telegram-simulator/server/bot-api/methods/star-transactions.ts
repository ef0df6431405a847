import type { StarTransaction, World } from '../../world/world.ts';
import { badRequest } from '../api-error.ts';
import type { ApiMethod } from '../api-method.ts';
import type { Parameters } from '../parameters.ts';
import { presentPerson } from '../present-message.ts';
import { SUBSCRIPTION_PERIOD } from './send-invoice.ts';

const MAX_TRANSACTIONS = 100;

/** Payments have the person as their source, refunds as their receiver. */
export const getStarTransactions: ApiMethod = (world, parameters) => {
  const offset = parameters.integer('offset');
  const limit = readLimit(parameters);
  if (offset < 0) throw badRequest('OFFSET_INVALID');
  const page = world.transactions.slice(offset, offset + limit);
  return { transactions: page.map((transaction) => present(world, transaction)) };
};

function readLimit(parameters: Parameters): number {
  const limit = parameters.text('limit') === '' ? MAX_TRANSACTIONS : parameters.integer('limit');
  if (limit < 1 || limit > MAX_TRANSACTIONS) throw badRequest('LIMIT_INVALID');
  return limit;
}

function present(world: World, transaction: StarTransaction) {
  const { chargeId, personId, amount, payload, date, isRefund, isSubscription } = transaction;
  const person = world.people.get(personId);
  const user = person ? presentPerson(person) : { id: personId, is_bot: false, first_name: '' };
  const partner = {
    type: 'user',
    transaction_type: 'invoice_payment',
    user,
    invoice_payload: payload,
    ...(isSubscription && { subscription_period: SUBSCRIPTION_PERIOD }),
  };
  return { id: chargeId, amount, date, ...(isRefund ? { receiver: partner } : { source: partner }) };
}
