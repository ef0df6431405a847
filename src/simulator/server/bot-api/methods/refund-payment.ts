import { nowInSeconds, post, replaceMessage } from '../../world/messages.ts';
import { changePerson } from '../../world/people.ts';
import { noteTransaction } from '../../world/transactions.ts';
import type { World } from '../../world/world.ts';
import { announce } from '../announce.ts';
import type { Method } from '../method.ts';
import { badRequest } from '../refusal.ts';

/** Gives the Stars of a payment back, once. */
export const refundStarPayment: Method = (world, parameters) => {
  const person = world.people.get(parameters.integer('user_id'));
  if (!person) throw badRequest('USER_ID_INVALID');
  const { message, payment } = findPayment(world, person.id, parameters.text('telegram_payment_charge_id'));
  if (payment.isRefunded) throw badRequest('CHARGE_ALREADY_REFUNDED');
  changePerson(world, person, { stars: person.stars + payment.amount });
  replaceMessage(world, { ...message, service: { ...payment, isRefunded: true }, editDate: nowInSeconds() });
  const { currency, amount, payload, chargeId } = payment;
  noteTransaction(world, { chargeId, personId: person.id, amount, payload, isRefund: true });
  const service = { kind: 'refund' as const, currency, amount, payload, chargeId };
  const author = { kind: 'person' as const, id: person.id, name: person.firstName };
  announce(world, post(world, { chatId: person.id, author, service }));
  return true;
};

function findPayment(world: World, personId: number, chargeId: string) {
  for (const message of world.chats.get(personId)?.messages ?? []) {
    const { service } = message;
    if (service?.kind === 'payment' && service.chargeId === chargeId) return { message, payment: service };
  }
  throw badRequest('CHARGE_NOT_FOUND');
}
