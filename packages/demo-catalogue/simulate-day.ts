import type { StaticList } from '../../src/contract/static-lists.ts';
import { type Day, MS_PER_DAY } from '../../src/server/lib/calendar.ts';
import type { ListItemSeed, PlaySeed } from './seed-activity.ts';
import { type RandomGenerator, seededRandom } from './seeded-random.ts';

const PEOPLE = 400;
const PLAYS_A_DAY = { low: 75, high: 125 };
const MS_PER_HOUR = 3_600_000;

/** Chances that a viewer of a title puts it into a list. */
type Taste = Readonly<Record<'mi_piace' | 'preferiti', number>>;

/**
 * The deliverable titles are all played often: some are liked then, some loved, some only seen, so that each row has its
 * own.
 */
const DELIVERABLE_TASTES: readonly Taste[] = [
  { mi_piace: 0.6, preferiti: 0.5 },
  { mi_piace: 0.5, preferiti: 0.02 },
  { mi_piace: 0.02, preferiti: 0.4 },
  { mi_piace: 0.02, preferiti: 0.02 },
];

/** A title of the demo that is in the catalogue. */
export type DemoTitle = {
  slug: string;
  titleId: number;
  generi: readonly string[];
  isDeliverable: boolean;
  type: 'film' | 'serie';
};
export type DemoActivity = { plays: PlaySeed[]; listItems: ListItemSeed[] };

/**
 * One day of the invented people, the same at every call: they play titles by the day's popularity and put some of
 * them into their lists. No event lies after `now`.
 */
export function simulateDay(day: Day, titles: readonly DemoTitle[], now: Date): DemoActivity {
  const random = seededRandom(`day ${day}`);
  const draw = drawByWeight(titles, (title) => popularity(title, Date.parse(day) / MS_PER_DAY));
  const activity: DemoActivity = { plays: [], listItems: [] };
  const deliverable = titles.filter(({ isDeliverable }) => isDeliverable);
  const deliverableTastes = new Map(
    deliverable.map((title, index) => [title, DELIVERABLE_TASTES[index % DELIVERABLE_TASTES.length]]),
  );
  const seen = new Set<string>();
  for (let left = random.whole(PLAYS_A_DAY.low, PLAYS_A_DAY.high); left > 0; left -= 1) {
    const title = draw(random);
    const play = { userId: personOf(random), titleId: title.titleId, at: momentOf(day, random, now) };
    const lists = reactionsTo(title, deliverableTastes.get(title), random);
    // A person's plays of a title count once a day.
    const once = `${play.userId} ${title.slug}`;
    if (seen.has(once)) continue;
    seen.add(once);
    activity.plays.push(play);
    for (const list of lists) activity.listItems.push({ ...play, list });
  }
  return activity;
}

/** Invented people cannot be mistaken for anybody: a messenger's ids are digits. */
function personOf(random: RandomGenerator): string {
  return `demo-${String(random.whole(1, PEOPLE)).padStart(3, '0')}`;
}

/** Between seven or eight in the morning and about eleven at night in Rome, but not later than now. */
function momentOf(day: Day, random: RandomGenerator, now: Date): Date {
  const moment = Date.parse(day) + random.between(6, 21.5) * MS_PER_HOUR;
  return new Date(Math.min(moment, now.getTime()));
}

/** The lists that a viewer of the title puts it into. */
function reactionsTo(
  { slug }: DemoTitle,
  deliverableTaste: Taste | undefined,
  random: RandomGenerator,
): StaticList[] {
  const title = seededRandom(`reactions ${slug}`);
  const { mi_piace, preferiti } = deliverableTaste ?? tasteFor(title);
  const chances = [
    ['mi_piace', mi_piace],
    ['preferiti', preferiti],
    ['liste', 0.08],
  ] as const;
  return chances.filter(([, chance]) => random.chance(chance)).map(([list]) => list);
}

/** Some titles are liked by many who see them, others loved by few. */
function tasteFor(title: RandomGenerator): Taste {
  return { mi_piace: title.between(0.04, 0.4), preferiti: title.between(0.02, 0.25) };
}

function drawByWeight<Item>(
  items: readonly Item[],
  weight: (item: Item) => number,
): (random: RandomGenerator) => Item {
  let total = 0;
  const steps = items.map((item) => {
    total += weight(item);
    return { item, upTo: total };
  });
  return (random) => {
    const point = random.between(0, total);
    const step = steps.find(({ upTo }) => point < upTo) ?? steps.at(-1);
    if (!step) throw new Error('there are no titles to draw from');
    return step.item;
  };
}

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

/** A title's popularity on a day, counted in days since 1970; always the same, above 0. */
function popularity(
  { slug, isDeliverable, type }: { slug: string; isDeliverable: boolean; type: 'film' | 'serie' },
  dayNumber: number,
): number {
  const luck = WAVES.map(({ days, strength }) => {
    // A separate phase for each title, or all rankings would change on the same day.
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
