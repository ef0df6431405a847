import type { State } from '../../wire.ts';
import type { Person } from '../../wire-world.ts';

/** What there is to know of a person, in a word or two: only what is true now. */
export function personStatusLabel(person: Person, { ownerIds }: Pick<State, 'ownerIds'>): string {
  if (person.isDeleted) return 'account eliminato';
  if (person.hasBlocked) return 'ha bloccato il bot';
  const isOwner = ownerIds.includes(person.id);
  if (person.isPremium) return isOwner ? 'titolare, premium' : 'premium';
  if (isOwner) return 'titolare';
  if (!person.hasStarted) return 'prima volta';
  return person.isPremium === false ? 'senza premium' : '';
}
