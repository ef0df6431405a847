import { type RandomGenerator, seededRandom } from '../seeded-random.ts';
import { assignColourRoles, type ColourRoles } from './colour-roles.ts';
import { type CompositionName, compositions } from './compositions.ts';
import { type GenreStyle, genreStyles } from './genre-styles.ts';
import { compositionAndMotifBySlug } from './motifs.ts';
import { type Mood, type Palette, palettes } from './palettes.ts';
import type { PosterInput } from './poster-input.ts';

/** What a title's cover and banner have in common. */
export type PosterDesign = {
  readonly composition: CompositionName;
  readonly motif: string | undefined;
  readonly palette: Palette;
  readonly roles: ColourRoles;
};

/** Chooses a title's composition and colours: by its own motif where it has one, else by genre, age and at random. */
export function designPoster(posterInput: PosterInput): PosterDesign {
  const random = seededRandom(posterInput.slug);
  const [own, motif] = (compositionAndMotifBySlug[posterInput.slug] ?? '').split(':');
  const style = styleOf(posterInput);
  const byChance = random.pick(style.compositions);
  const palette = paletteOf(posterInput, style, random);
  return {
    composition: isComposition(own) ? own : byChance,
    motif,
    palette,
    roles: assignColourRoles(palette, random),
  };
}

/** The random generator of a title's drawing, seeded alike for cover and banner, so that both show the same picture. */
export function drawingRandom(posterInput: PosterInput): RandomGenerator {
  return seededRandom(`${posterInput.slug}/drawing`);
}

function isComposition(name: string | undefined): name is CompositionName {
  return name !== undefined && Object.hasOwn(compositions, name);
}

function hasStyle(genre: string): genre is keyof typeof genreStyles {
  return Object.hasOwn(genreStyles, genre);
}

/** The first genre counts twice. */
function styleOf({ generi }: PosterInput): GenreStyle {
  const [first, ...others] = generi.flatMap((genre) => (hasStyle(genre) ? [genreStyles[genre]] : []));
  const all = first === undefined ? [genreStyles.Dramma] : [first, first, ...others];
  return {
    moods: all.flatMap(({ moods }) => moods),
    compositions: all.flatMap((style) => style.compositions),
  };
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

function paletteOf({ data }: PosterInput, { moods }: GenreStyle, random: RandomGenerator): Palette {
  const wanted = data < '1985' ? moods.filter((mood) => vintage.includes(mood)) : moods;
  const mood = random.pick(wanted.length > 0 ? wanted : moods);
  return random.pick(palettes.filter((palette) => palette.moods.includes(mood)));
}
