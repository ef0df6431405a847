import type { Person, Subscription } from '../../wire-world.ts';
import { changePerson } from './people.ts';
import type { World } from './world.ts';

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
