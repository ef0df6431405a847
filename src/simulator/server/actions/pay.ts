import { randomBytes } from 'node:crypto';
import type { ActionOf, PayResult } from '../../wire-actions.ts';
import type { Invoice, Message } from '../../wire-message.ts';
import type { Person } from '../../wire-world.ts';
import { announce } from '../bot-api/announce.ts';
import { presentPerson } from '../bot-api/present-message.ts';
import { findMessage, post, replaceMessage } from '../world/messages.ts';
import { changePerson } from '../world/people.ts';
import { noteTransaction } from '../world/transactions.ts';
import type { World } from '../world/world.ts';
import { ActionError } from './action-error.ts';
import { findChat, findIn, findOwnChat, findPerson } from './find.ts';

/** Pays an invoice with Stars: the bot is asked first, as the messenger does, and has ten seconds. */
export async function pay(
  world: World,
  { chat, person: personId, messageId }: ActionOf<'pay'>,
): Promise<PayResult> {
  const person = findPerson(world, personId);
  const { invoice } = findIn(findOwnChat(world, chat, person), messageId);
  if (!invoice) throw new ActionError(`Il messaggio ${messageId} non è una fattura.`);
  if (invoice.isPaid) throw new ActionError('Questa fattura è già pagata.');
  if (person.stars < invoice.amount) return { outcome: 'tooFewStars' };
  const answer = await askBot(world, person, invoice);
  if (!answer) return { outcome: 'timeout' };
  if (!answer.isOk) return { outcome: 'refused', reason: answer.reason };
  return { outcome: 'paid', message: settle(world, chat, messageId, personId) };
}

function askBot(world: World, person: Person, { currency, amount, payload }: Invoice) {
  const { id, answer } = world.preCheckouts.ask();
  const query = { id, from: presentPerson(person), currency, total_amount: amount, invoice_payload: payload };
  world.updates.add('pre_checkout_query', query, person.id);
  return answer;
}

/** The chat may have changed while the bot was thinking. */
function settle(world: World, chatId: number, messageId: number, personId: number): Message {
  const person = findPerson(world, personId);
  const message = findMessage(world.chats.get(chatId), messageId);
  const invoice = message?.invoice;
  if (!invoice || invoice.isPaid || person.stars < invoice.amount)
    throw new ActionError('Questa fattura non si può pagare.');
  changePerson(world, person, { stars: person.stars - invoice.amount });
  replaceMessage(world, { ...message, invoice: { ...invoice, isPaid: true } });
  const { currency, amount, payload } = invoice;
  const chargeId = `stx${randomBytes(24).toString('base64url')}`;
  const paid = post(world, {
    chatId,
    author: { kind: 'person', id: person.id, name: person.firstName },
    service: { kind: 'payment', currency, amount, payload, chargeId, isRefunded: false },
  });
  noteTransaction(world, { chargeId, personId, amount, payload, isRefund: false });
  announce(world, paid);
  return paid;
}

export function repeatPayment(world: World, { chat, messageId }: ActionOf<'repeatPayment'>): null {
  const message = findIn(findChat(world, chat), messageId);
  if (message.service?.kind !== 'payment')
    throw new ActionError(`Il messaggio ${messageId} non è un pagamento.`);
  announce(world, message);
  return null;
}
