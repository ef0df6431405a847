import type { ActionOf } from '../../wire-actions.ts';
import type { Person, Subscription } from '../../wire-world.ts';
import { presentPerson } from '../bot-api/presentation/present-message.ts';
import { changeSubscriptionOf } from '../world/stars.ts';
import type { World } from '../world/world.ts';
import { ActionError } from './action-error.ts';
import { takeStars } from './pay.ts';
import { requirePerson } from './require-existing.ts';

/**
 * A subscription's change by the person or by the passing of time; the bot gets an update for each change but its
 * own.
 */
export function changeSubscription(world: World, action: ActionOf<'changeSubscription'>): Person {
  const person = requirePerson(world, action.person);
  const subscription = person.subscriptions.find(({ chargeId }) => chargeId === action.chargeId);
  if (!subscription) throw new ActionError('Questo abbonamento non esiste.');
  if (action.change === 'stop') return change(world, person, subscription, 'canceled');
  if (action.change === 'resume') return change(world, person, subscription, 'active');
  if (subscription.state === 'canceled' || subscription.state === 'stopped')
    throw new ActionError('Questo abbonamento non si rinnova.');
  const isPaid = action.change === 'renew' && person.stars >= subscription.amount;
  return isPaid ? renew(world, person, subscription) : change(world, person, subscription, 'failed');
}

function change(
  world: World,
  person: Person,
  { chargeId, payload, state }: Subscription,
  to: 'active' | 'canceled' | 'failed',
): Person {
  if (state === to) return person;
  world.updates.add(
    'subscription',
    { user: presentPerson(person), invoice_payload: payload, state: to },
    person.id,
  );
  return changeSubscriptionOf(world, person, chargeId, { state: to });
}

/** The next period follows the last one, or begins now if that is over. */
function renew(world: World, person: Person, subscription: Subscription): Person {
  const { chargeId, amount, payload, currency, period } = subscription;
  const expiresAt = Math.max(subscription.expiresAt, world.clock.seconds()) + period;
  const payment = { currency, amount, payload, recurring: { isFirst: false, expiresAt } };
  takeStars(world, person.id, person, payment);
  return changeSubscriptionOf(world, requirePerson(world, person.id), chargeId, {
    expiresAt,
    state: 'active',
  });
}
