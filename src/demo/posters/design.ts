import { type Random, seeded } from '../random.ts';
import { type FamilyName, families } from './families.ts';
import { type Taste, tastes } from './genre-taste.ts';
import { motifs } from './motifs.ts';
import { type Mood, type Palette, palettes } from './palettes.ts';
import { castTones, type Tones } from './tones.ts';
import type { Work } from './work.ts';

/** What cover and banner of a work have in common. */
export type Design = {
  readonly family: FamilyName;
  readonly motif: string | undefined;
  readonly palette: Palette;
  readonly tones: Tones;
};

/** Decides a work's picture: by its own motif where it has one, else by genre, age and chance. */
export function designOf(work: Work): Design {
  const random = seeded(work.slug);
  const [own, motif] = (motifs[work.slug] ?? '').split(':');
  const taste = tasteOf(work);
  const byChance = random.pick(taste.families);
  const palette = paletteOf(work, taste, random);
  return { family: isFamily(own) ? own : byChance, motif, palette, tones: castTones(palette, random) };
}

/** The stream of chances a work's drawing uses; the same for cover and banner, so that both show the same thing. */
export function drawingChances(work: Work): Random {
  return seeded(`${work.slug}/drawing`);
}

function isFamily(name: string | undefined): name is FamilyName {
  return name !== undefined && Object.hasOwn(families, name);
}

function hasTaste(genre: string): genre is keyof typeof tastes {
  return Object.hasOwn(tastes, genre);
}

/** The first genre counts twice. */
function tasteOf({ generi }: Work): Taste {
  const [first, ...others] = generi.flatMap((genre) => (hasTaste(genre) ? [tastes[genre]] : []));
  const all = first === undefined ? [tastes.Dramma] : [first, first, ...others];
  return { moods: all.flatMap(({ moods }) => moods), families: all.flatMap(({ families: names }) => names) };
}

const vintage: readonly Mood[] = [
  'print',
  'earth',
  'noir',
  'sun',
  'royal',
  'blood',
  'sea',
  'sweet',
  'forest',
  'cold',
];

function paletteOf({ data }: Work, { moods }: Taste, random: Random): Palette {
  const wanted = data < '1985' ? moods.filter((mood) => vintage.includes(mood)) : moods;
  const mood = random.pick(wanted.length > 0 ? wanted : moods);
  return random.pick(palettes.filter((palette) => palette.moods.includes(mood)));
}
