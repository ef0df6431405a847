import type { Random } from '../random.ts';
import type { Setting } from './type.ts';
import type { Work } from './work.ts';

const treatments = {
  bill: { face: 'anton', capitals: true, align: 'start', justified: true, leading: 0.94, largest: 190 },
  stack: { face: 'anton', capitals: true, align: 'start', leading: 0.95, largest: 150 },
  didone: { face: 'abril', capitals: false, align: 'start', leading: 0.98, largest: 118 },
  didoneMiddle: { face: 'abril', capitals: false, align: 'middle', leading: 0.98, largest: 118 },
  serif: { face: 'serif', capitals: false, align: 'start', leading: 0.96, largest: 118 },
  italic: { face: 'italic', capitals: false, align: 'middle', leading: 0.96, largest: 118 },
  slab: { face: 'slab', capitals: true, align: 'middle', leading: 0.9, largest: 110, justified: true },
  black: { face: 'black', capitals: false, align: 'start', leading: 0.96, tracking: -0.035, largest: 110 },
  blackStepped: {
    face: 'black',
    capitals: true,
    align: 'start',
    leading: 0.84,
    tracking: -0.03,
    stepped: 0.4,
    largest: 110,
  },
  stepped: { face: 'anton', capitals: true, align: 'start', leading: 0.95, stepped: 0.34, largest: 150 },
  swiss: { face: 'grotesk', capitals: false, align: 'start', leading: 0.94, tracking: -0.045, largest: 110 },
  right: { face: 'black', capitals: false, align: 'end', leading: 0.96, tracking: -0.035, largest: 110 },
  deco: { face: 'deco', capitals: true, align: 'middle', leading: 0.86, largest: 110 },
} as const satisfies Record<string, Setting>;

type TreatmentName = keyof typeof treatments;

const byGenre: Readonly<Record<string, readonly TreatmentName[]>> = {
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
const early: readonly TreatmentName[] = ['deco', 'didoneMiddle', 'bill', 'slab', 'didone', 'deco', 'italic'];
const middle: readonly TreatmentName[] = [
  'didone',
  'stack',
  'swiss',
  'black',
  'serif',
  'bill',
  'didoneMiddle',
  'stepped',
];
const late: readonly TreatmentName[] = [
  'stack',
  'swiss',
  'black',
  'serif',
  'right',
  'blackStepped',
  'bill',
  'didone',
];

/** How a work's title is set: by its age and genre; the narrow face for what is too long for a wide one. */
export function treatmentOf({ data, generi }: Work, random: Random): Setting {
  const age = data < '1950' ? early : data < '1985' ? middle : late;
  const own = generi.flatMap((genre) => byGenre[genre] ?? []);
  return treatments[random.pick([...age, ...own, ...own])];
}

/** The setting that holds the most letters. */
export const narrow: Setting = treatments.stack;
