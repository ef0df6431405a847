import type { RandomGenerator } from '../seeded-random.ts';
import type { PosterInput } from './poster-input.ts';
import type { TypeStyle } from './typesetting.ts';

const typeStyles = {
  bill: { font: 'anton', capitals: true, align: 'start', justified: true, leading: 0.94, largest: 190 },
  stack: { font: 'anton', capitals: true, align: 'start', leading: 0.95, largest: 150 },
  didone: { font: 'abril', capitals: false, align: 'start', leading: 0.98, largest: 118 },
  didoneMiddle: { font: 'abril', capitals: false, align: 'middle', leading: 0.98, largest: 118 },
  serif: { font: 'serif', capitals: false, align: 'start', leading: 0.96, largest: 118 },
  italic: { font: 'italic', capitals: false, align: 'middle', leading: 0.96, largest: 118 },
  slab: { font: 'slab', capitals: true, align: 'middle', leading: 0.9, largest: 110, justified: true },
  black: { font: 'black', capitals: false, align: 'start', leading: 0.96, tracking: -0.035, largest: 110 },
  blackStepped: {
    font: 'black',
    capitals: true,
    align: 'start',
    leading: 0.84,
    tracking: -0.03,
    stepped: 0.4,
    largest: 110,
  },
  stepped: { font: 'anton', capitals: true, align: 'start', leading: 0.95, stepped: 0.34, largest: 150 },
  swiss: { font: 'grotesk', capitals: false, align: 'start', leading: 0.94, tracking: -0.045, largest: 110 },
  right: { font: 'black', capitals: false, align: 'end', leading: 0.96, tracking: -0.035, largest: 110 },
  deco: { font: 'deco', capitals: true, align: 'middle', leading: 0.86, largest: 110 },
} as const satisfies Record<string, TypeStyle>;

type TypeStyleName = keyof typeof typeStyles;

const byGenre: Readonly<Record<string, readonly TypeStyleName[]>> = {
  Western: ['slab', 'bill', 'slab'],
  Guerra: ['slab', 'stack', 'bill'],
  Romance: ['italic', 'didone', 'serif'],
  Fantascienza: ['swiss', 'black', 'stack', 'blackStepped'],
  'Sci-Fi & Fantasy': ['swiss', 'serif', 'stack', 'black'],
  Fantasy: ['didoneMiddle', 'serif', 'italic'],
  Horror: ['bill', 'serif', 'stack', 'stepped'],
  Musica: ['stepped', 'black', 'deco'],
  Azione: ['bill', 'stack', 'blackStepped'],
  Commedia: ['black', 'right', 'didone', 'stepped', 'swiss'],
  Crime: ['stack', 'bill', 'swiss', 'right'],
};
const early: readonly TypeStyleName[] = ['deco', 'didoneMiddle', 'bill', 'slab', 'didone', 'deco', 'italic'];
const middle: readonly TypeStyleName[] = [
  'didone',
  'stack',
  'swiss',
  'black',
  'serif',
  'bill',
  'didoneMiddle',
  'stepped',
];
const late: readonly TypeStyleName[] = [
  'stack',
  'swiss',
  'black',
  'serif',
  'right',
  'blackStepped',
  'bill',
  'didone',
];

/** The type style of a title, chosen at random among those for its age and genre. */
export function typeStyleFor({ data, generi }: PosterInput, random: RandomGenerator): TypeStyle {
  const age = data < '1950' ? early : data < '1985' ? middle : late;
  const own = generi.flatMap((genre) => byGenre[genre] ?? []);
  return typeStyles[random.pick([...age, ...own, ...own])];
}

/** The style for titles that are too long for the others. */
export const longTitleStyle: TypeStyle = typeStyles.stack;
