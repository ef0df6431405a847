import { addMessage, replaceMessage } from '../../world/messages.ts';
import { changePerson } from '../../world/people.ts';
import { changeSubscriptionOf, recordTransaction, SUBSCRIPTION_PERIOD_SECONDS } from '../../world/stars.ts';
import type { StarTransaction, World } from '../../world/world.ts';
import { badRequest } from '../api-error.ts';
import type { ApiMethod } from '../api-method.ts';
import type { Parameters } from '../parameters.ts';
import { presentPerson } from '../presentation/present-message.ts';
import { queueMessageUpdate } from '../queue-message-update.ts';

/** Gives the Stars of a payment back, once. */
export const refundStarPayment: ApiMethod = (world, parameters) => {
  const person = world.people.get(parameters.integer('user_id'));
  if (!person) throw badRequest('USER_ID_INVALID');
  const { message, payment } = findPayment(world, person.id, parameters.text('telegram_payment_charge_id'));
  if (payment.isRefunded) throw badRequest('CHARGE_ALREADY_REFUNDED');
  changePerson(world, person, { stars: person.stars + payment.amount });
  replaceMessage(world, {
    ...message,
    service: { ...payment, isRefunded: true },
    editDate: world.clock.seconds(),
  });
  const { currency, amount, payload, chargeId } = payment;
  const isSubscription = payment.recurring !== undefined;
  recordTransaction(world, {
    chargeId,
    personId: person.id,
    amount,
    payload,
    isSubscription,
    isRefund: true,
  });
  const service = { kind: 'refund' as const, currency, amount, payload, chargeId };
  const author = { kind: 'person' as const, id: person.id, name: person.firstName };
  queueMessageUpdate(world, addMessage(world, { chatId: person.id, author, service }));
  return true;
};

function findPayment(world: World, personId: number, chargeId: string) {
  for (const message of world.chats.get(personId)?.messages ?? []) {
    const { service } = message;
    if (service?.kind === 'payment' && service.chargeId === chargeId) return { message, payment: service };
  }
  throw badRequest('CHARGE_NOT_FOUND');
}

/** Stops a person's subscription, or lets it continue; not one that they have stopped themselves. */
export const editUserStarSubscription: ApiMethod = (world, parameters) => {
  const person = world.people.get(parameters.integer('user_id'));
  if (!person) throw badRequest('USER_ID_INVALID');
  const chargeId = parameters.requiredText('telegram_payment_charge_id');
  const subscription = person.subscriptions.find((one) => one.chargeId === chargeId);
  if (!subscription) throw badRequest('CHARGE_ID_INVALID');
  const isStopped = parameters.flag('is_canceled');
  if (subscription.state === 'canceled' || isStopped === (subscription.state === 'stopped'))
    throw badRequest('SUBSCRIPTION_NOT_MODIFIED');
  changeSubscriptionOf(world, person, chargeId, { state: isStopped ? 'stopped' : 'active' });
  return true;
};

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
    ...(isSubscription && { subscription_period: SUBSCRIPTION_PERIOD_SECONDS }),
  };
  return { id: chargeId, amount, date, ...(isRefund ? { receiver: partner } : { source: partner }) };
}
