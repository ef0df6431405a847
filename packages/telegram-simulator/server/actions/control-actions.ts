import type { ActionOf } from '../../wire-actions.ts';
import { isSecureUrl } from '../bot-api/check-url.ts';
import { changeBot } from '../world/change-bot.ts';
import type { World } from '../world/world.ts';
import { ActionError } from './action-error.ts';
import { changeSubscription } from './change-subscription.ts';

/** Settings at @BotFather; here they apply at once, even in groups that the bot has already joined. */
export function setBotSettings(
  world: World,
  {
    hasPrivacyMode = world.bot.hasPrivacyMode,
    hasInlineFeedback = world.bot.hasInlineFeedback,
  }: ActionOf<'setBotSettings'>,
): null {
  changeBot(world, { hasPrivacyMode, hasInlineFeedback });
  return null;
}

/** Checks an address as @BotFather does: https only, or http on this machine. */
export function setMainApp(world: World, { url }: ActionOf<'setMainApp'>): null {
  if (url !== '' && !isSecureUrl(url)) throw new ActionError('Serve un indirizzo https.');
  changeBot(world, { mainAppUrl: url || undefined });
  return null;
}

export function setFault(
  world: World,
  { kind, method, person, times, retryAfter }: ActionOf<'setFault'>,
): null {
  if (kind === 'none') world.faults.clear();
  else world.faults.add({ kind, method, person, times, retryAfter });
  return null;
}

/** Moves the messenger's clock forward. Subscriptions whose period has ended are paid again, or fail. */
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
