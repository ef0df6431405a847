import type { Person, Subscription } from '../../wire-world.ts';
import { changePerson } from './people.ts';
import type { StarTransaction, World } from './world.ts';

/** The only period of a subscription that Telegram takes: 30 days, in seconds. */
export const SUBSCRIPTION_PERIOD_SECONDS = 2_592_000;

export function addSubscription(world: World, person: Person, subscription: Subscription): Person {
  return changePerson(world, person, { subscriptions: [...person.subscriptions, subscription] });
}

export function changeSubscriptionOf(
  world: World,
  person: Person,
  chargeId: string,
  change: Partial<Subscription>,
): Person {
  const subscriptions = person.subscriptions.map((one) =>
    one.chargeId === chargeId ? { ...one, ...change } : one,
  );
  return changePerson(world, person, { subscriptions });
}

/** Records a payment or a refund; drops the oldest beyond the limit. */
export function recordTransaction(world: World, transaction: Omit<StarTransaction, 'date'>): void {
  world.transactions.push({ ...transaction, date: world.clock.seconds() });
  if (world.transactions.length > world.limits.transactions) world.transactions.shift();
}
