import type { OwnPremium, Subscription } from '../../../../../contract/own/premium.ts';
import { texts } from '../../../../languages/texts.ts';

/** Until when somebody is premium. */
export function standingText({ isPremium, until }: OwnPremium): string {
  if (!isPremium) return texts.ownPage.premium.none;
  return until === null ? texts.ownPage.premium.endless : texts.ownPage.premium.until(until);
}

/** When a subscription renews itself, or ends. */
export function renewalText({ state, expiresAt, stars }: Subscription): string {
  if (state === 'active') return texts.ownPage.premium.renews(expiresAt, stars);
  return state === 'canceled'
    ? texts.ownPage.premium.ends(expiresAt)
    : texts.ownPage.premium.renewalFailed(expiresAt);
}
