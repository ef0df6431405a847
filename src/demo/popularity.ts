import { seeded } from './random.ts';

/** How far a title's luck reaches, in days, and how much it does: so each ranking period has its own winners. */
const WAVES = [
  { days: 1, strength: 1.1 },
  { days: 7, strength: 0.9 },
  { days: 30, strength: 0.8 },
] as const;
const LASTING_STRENGTH = 0.9;
/** What can be played at once is asked for most of all. */
const LUCK_OF_OPEN = 3;

/** How much a title is asked for on a day, counted in days since 1970; always the same, above 0. */
export function popularity({ slug, isOpen }: { slug: string; isOpen: boolean }, dayNumber: number): number {
  const luck = WAVES.map(({ days, strength }) => {
    // Each title's waves begin on days of their own, or all rankings would turn over at once.
    const phase = seeded(`phase ${days} ${slug}`).whole(0, days - 1);
    return strength * mood(`${days} ${Math.floor((dayNumber + phase) / days)} ${slug}`);
  });
  const lasting = isOpen ? LUCK_OF_OPEN : LASTING_STRENGTH * mood(`lasting ${slug}`);
  return Math.exp(luck.reduce((sum, part) => sum + part, lasting));
}

/** Around 0, seldom beyond -2 and 2. */
function mood(seed: string): number {
  const random = seeded(seed);
  return random.between(-1, 1) + random.between(-1, 1) + random.between(-1, 1);
}
