import { addMessage, replaceMessage } from '../../world/messages.ts';
import { changePerson } from '../../world/people.ts';
import { recordTransaction } from '../../world/record-transaction.ts';
import type { World } from '../../world/world.ts';
import { badRequest } from '../api-error.ts';
import type { ApiMethod } from '../api-method.ts';
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
