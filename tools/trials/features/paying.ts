import { randomUUID } from 'node:crypto';
import { buttonOf, waitFor } from './chats.ts';
import type { PersonPlan } from './plan.ts';
import type { World } from './world.ts';

const NOTICE_MS = 120_000;
const FIRST = { is_recurring: true, is_first_recurring: true };

/** Gets an invoice, and pays it as soon as the bot allows it. */
export async function checkOut(world: World, person: PersonPlan): Promise<void> {
  const { messenger, people } = world;
  const payload = await invoiceFor(world, person);
  if (payload === undefined) return;
  const ids: string[] = [];
  const query = {
    from: { id: person.id, is_bot: false, first_name: 'P' },
    currency: 'XTR',
    total_amount: 100,
    invoice_payload: payload,
  };
  const mayPay = await people.until(
    `${person.id} checks out`,
    () => {
      ids.push(randomUUID());
      messenger.push({ pre_checkout_query: { id: ids.at(-1), ...query } });
    },
    () => ids.find((id) => messenger.hasAnswered(id)),
  );
  if (mayPay === undefined) return;
  messenger.stars.pay(person.id, payload, person.pays === 'subscription' ? FIRST : {});
  const thanks = await waitFor(
    () => people.latest(person.id, ({ text }) => text.startsWith('Grazie!')),
    NOTICE_MS,
  );
  if (!thanks) people.failures.push(`${person.id} paid and was not thanked`);
}

/** The payload of the invoice that a person asks for. */
async function invoiceFor(
  { messenger, people }: World,
  { id, pays }: PersonPlan,
): Promise<string | undefined> {
  const command = pays === 'gift' ? '/regala' : '/premium';
  const isAskedFor = (payload: string) =>
    pays === 'gift' ? payload.startsWith('premium-gift:') : payload === 'premium-month';
  return people.until(
    `${id} asks for an invoice`,
    () => people.say(id, command),
    () => {
      if (pays !== 'subscription') return people.latest(id, ({ invoice }) => isAskedFor(invoice))?.invoice;
      const offer = people.latest(id, (message) => buttonOf(message, 'Abbonati') !== undefined);
      return offer && messenger.stars.payloadOf(buttonOf(offer, 'Abbonati')?.url ?? '');
    },
  );
}
