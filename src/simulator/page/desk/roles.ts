/** What each of the simulator's people is there to show. */
const ROLES: Readonly<Record<number, string>> = {
  1001: 'ordinaria',
  2002: 'premium',
  3003: 'nuova',
  9009: 'proprietaria',
};

export function roleOf(personId: number): string {
  return ROLES[personId] ?? 'ospite';
}
