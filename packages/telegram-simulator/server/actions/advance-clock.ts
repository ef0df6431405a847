import type { ActionOf } from '../../wire-actions.ts';
import type { World } from '../world/world.ts';
import { changeSubscription } from './change-subscription.ts';

/** Moves the messenger's clock on. Subscriptions whose period is over by then are paid again, or fail. */
export function advanceClock(world: World, { seconds }: ActionOf<'advanceClock'>): null {
  world.clock.advance(seconds);
  world.feed.publish({ type: 'clockMoved', ahead: world.clock.ahead() });
  const now = world.clock.seconds();
  for (const { id: person, isDeleted, subscriptions } of world.people.values()) {
    const due = subscriptions.filter(({ state, expiresAt }) => state === 'active' && expiresAt <= now);
    if (isDeleted) continue;
    for (const { chargeId } of due) changeSubscription(world, { person, chargeId, change: 'renew' });
  }
  return null;
}
