import type { OwnPremium, Subscription } from '../../../../../contract/own-premium.ts';

const date = new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', dateStyle: 'long' });

export const inStars = (count: number) => (count === 1 ? '1 Stella' : `${count} Stelle`);

/** Until when somebody is premium. */
export function standingText({ isPremium, until }: OwnPremium): string {
  if (!isPremium) return 'Non hai Premium.';
  return until === null ? 'Hai Premium, senza scadenza.' : `Hai Premium fino al ${date.format(until)}.`;
}

/** When a subscription renews itself, or ends. */
export function renewalText({ state, expiresAt, stars }: Subscription): string {
  const day = date.format(expiresAt);
  if (state === 'active') return `L’abbonamento si rinnova il ${day}, per ${inStars(stars)}.`;
  if (state === 'canceled') return `L’abbonamento finisce il ${day} e non si rinnova.`;
  return `Il rinnovo non è riuscito: ricarica le Stelle entro il ${day}, o Premium finisce quel giorno.`;
}
