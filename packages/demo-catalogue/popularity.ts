import { seededRandom } from './seeded-random.ts';

/**
 * Amplitude of the random noise added to a title's popularity, by the days that it lasts: each ranking period gets its
 * own winners.
 */
const WAVES = [
  { days: 1, strength: 1.1 },
  { days: 7, strength: 0.9 },
  { days: 30, strength: 0.8 },
] as const;
const LASTING_STRENGTH = 0.9;
/** Deliverable titles rank above all others: they can be delivered at once. */
const LUCK_OF_DELIVERABLE = 3;
/** There is but one such series: it has to lead its rows on a bad day, too. */
const LUCK_OF_DELIVERABLE_SERIES = 6;

/** How much a title is asked for on a day, counted in days since 1970; always the same, above 0. */
export function popularity(
  { slug, isDeliverable, type }: { slug: string; isDeliverable: boolean; type: 'film' | 'serie' },
  dayNumber: number,
): number {
  const luck = WAVES.map(({ days, strength }) => {
    // A phase of its own for each title, or all rankings would change on the same day.
    const phase = seededRandom(`phase ${days} ${slug}`).whole(0, days - 1);
    return strength * mood(`${days} ${Math.floor((dayNumber + phase) / days)} ${slug}`);
  });
  const ofDeliverable = type === 'serie' ? LUCK_OF_DELIVERABLE_SERIES : LUCK_OF_DELIVERABLE;
  const lasting = isDeliverable ? ofDeliverable : LASTING_STRENGTH * mood(`lasting ${slug}`);
  return Math.exp(luck.reduce((sum, part) => sum + part, lasting));
}

/** Around 0, seldom beyond -2 and 2. */
function mood(seed: string): number {
  const random = seededRandom(seed);
  return random.between(-1, 1) + random.between(-1, 1) + random.between(-1, 1);
}
