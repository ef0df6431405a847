import { randomBytes } from 'node:crypto';
import type { ActionOf, PayResult } from '../../wire-actions.ts';
import type { Invoice, Message } from '../../wire-message.ts';
import type { Person, Subscription } from '../../wire-world.ts';
import { presentPerson } from '../bot-api/presentation/present-message.ts';
import { queueMessageUpdate } from '../bot-api/queue-message-update.ts';
import { addMessage, findMessage, replaceMessage } from '../world/messages.ts';
import { changePerson } from '../world/people.ts';
import { addSubscription, recordTransaction } from '../world/stars.ts';
import type { World } from '../world/world.ts';
import { ActionError } from './action-error.ts';
import { requireChat, requireChatOf, requireMessage, requirePerson } from './require-existing.ts';

const UNPAYABLE = 'Questa fattura non si può pagare.';

/** Pays the invoice of a message with Stars. */
export function pay(
  world: World,
  { chat, person: personId, messageId }: ActionOf<'pay'>,
): Promise<PayResult> {
  const person = requirePerson(world, personId);
  const { invoice } = requireMessage(requireChatOf(world, chat, person), messageId);
  if (!invoice) throw new ActionError(`Il messaggio ${messageId} non è una fattura.`);
  if (invoice.isPaid) throw new ActionError('Questa fattura è già pagata.');
  return payInvoice(world, person, invoice, () => {
    // The chat may have changed before the bot answered the pre-checkout query.
    const message = findMessage(world.chats.get(chat), messageId);
    if (!message?.invoice || message.invoice.isPaid) throw new ActionError(UNPAYABLE);
    replaceMessage(world, { ...message, invoice: { ...message.invoice, isPaid: true } });
    return chat;
  });
}

/** Pays by a link; the payment's message goes into the bot's chat. */
export function payLink(world: World, { person: personId, slug }: ActionOf<'payLink'>): Promise<PayResult> {
  const person = requirePerson(world, personId);
  const invoice = world.invoiceLinks.get(slug);
  if (!invoice) throw new ActionError('Questa fattura non esiste.');
  if (invoice.period && person.subscriptions.some((one) => isRunning(world, one, invoice)))
    throw new ActionError('Hai già questo abbonamento.');
  return payInvoice(world, person, invoice, () => person.id);
}

function isRunning(world: World, { payload, expiresAt }: Subscription, invoice: Invoice): boolean {
  return payload === invoice.payload && expiresAt > world.clock.seconds();
}

/** Sends the pre-checkout query first; the bot has ten seconds. `settle` returns the chat for the payment's message. */
async function payInvoice(
  world: World,
  person: Person,
  invoice: Invoice,
  settle: () => number,
): Promise<PayResult> {
  if (person.stars < invoice.amount) return { outcome: 'tooFewStars' };
  const answer = await askBot(world, person, invoice);
  if (!answer) return { outcome: 'timeout' };
  if (!answer.isOk) return { outcome: 'refused', reason: answer.reason };
  const payer = requirePerson(world, person.id);
  if (payer.stars < invoice.amount) throw new ActionError(UNPAYABLE);
  const message = takeStars(world, settle(), payer, { ...invoice, recurring: firstPeriod(world, invoice) });
  if (invoice.period) subscribe(world, message, invoice, invoice.period);
  return { outcome: 'paid', message };
}

function firstPeriod(world: World, { period }: Invoice): Recurring | undefined {
  return period ? { isFirst: true, expiresAt: world.clock.seconds() + period } : undefined;
}

function subscribe(world: World, { author, service }: Message, invoice: Invoice, period: number): void {
  if (service?.kind !== 'payment' || !service.recurring) return;
  const { title, payload, currency, amount } = invoice;
  const { chargeId, recurring } = service;
  addSubscription(world, requirePerson(world, author.id), {
    chargeId,
    title,
    payload,
    currency,
    amount,
    period,
    expiresAt: recurring.expiresAt,
    state: 'active',
  });
}

function askBot(world: World, person: Person, { currency, amount, payload }: Invoice) {
  const { id, answer } = world.preCheckouts.ask();
  const query = { id, from: presentPerson(person), currency, total_amount: amount, invoice_payload: payload };
  world.updates.add('pre_checkout_query', query, person.id);
  return answer;
}

type Recurring = { isFirst: boolean; expiresAt: number };
type Paid = Pick<Invoice, 'currency' | 'amount' | 'payload'> & { recurring: Recurring | undefined };

/** Takes the Stars of a payment, whose message goes into a chat and to the bot. */
export function takeStars(world: World, chatId: number, person: Person, paid: Paid): Message {
  const { currency, amount, payload, recurring } = paid;
  changePerson(world, person, { stars: person.stars - amount });
  const chargeId = `stx${randomBytes(24).toString('base64url')}`;
  const message = addMessage(world, {
    chatId,
    author: { kind: 'person', id: person.id, name: person.firstName },
    service: { kind: 'payment', currency, amount, payload, chargeId, isRefunded: false, recurring },
  });
  const isSubscription = recurring !== undefined;
  recordTransaction(world, {
    chargeId,
    personId: person.id,
    amount,
    payload,
    isSubscription,
    isRefund: false,
  });
  queueMessageUpdate(world, message);
  return message;
}

export function repeatPayment(world: World, { chat, messageId }: ActionOf<'repeatPayment'>): null {
  const message = requireMessage(requireChat(world, chat), messageId);
  if (message.service?.kind !== 'payment')
    throw new ActionError(`Il messaggio ${messageId} non è un pagamento.`);
  queueMessageUpdate(world, message);
  return null;
}
