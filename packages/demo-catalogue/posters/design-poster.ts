import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { type RandomGenerator, seededRandom } from '../seeded-random.ts';
import { assignColourRoles, type ColourRoles } from './colour-roles.ts';
import type { Picture } from './composition.ts';
import { type CompositionName, compositions } from './compositions.ts';
import { type GenreStyle, genreStyles } from './genre-styles.ts';
import { type Mood, type Palette, palettes } from './palettes.ts';
import type { PosterInput } from './poster-input.ts';
import type { Box } from './textures.ts';

/** The build puts a copy beside the compiled program. */
const FILE = new URL('./motifs.json', import.meta.url);

/**
 * Titles with a chosen picture: slug to `composition:motif`. A slug that is not in the catalogue is ignored; any other
 * title gets its picture by genre and at random.
 */
export const compositionAndMotifBySlug: Readonly<Record<string, string>> = v.parse(
  v.record(v.string(), v.string()),
  JSON.parse(readFileSync(FILE, 'utf8')),
);

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

/**
 * Draws a title's picture on a sheet: the same on cover and banner, as its random choices are seeded alike.
 * `backgroundBox` and `focus` as the `Canvas` has them.
 */
export function drawPicture(
  { slug }: PosterInput,
  { composition, motif, roles }: PosterDesign,
  { w, h }: Box,
  backgroundBox: Box,
  focus: Box,
): Picture {
  return compositions[composition]({
    w,
    h,
    backgroundBox,
    focus,
    cx: focus.x + focus.w / 2,
    cy: focus.y + focus.h / 2,
    r: Math.min(focus.w, focus.h) / 2,
    foot: focus.y + focus.h,
    roles,
    motif,
    random: seededRandom(`${slug}/drawing`),
    backgroundRandom: seededRandom(`${slug}/scene`),
  });
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
