import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { type RandomGenerator, seededRandom } from '../seeded-random.ts';
import { assignColourRoles, type ColourRoles } from './colour-roles.ts';
import type { Picture } from './composition.ts';
import { type CompositionName, compositions } from './compositions.ts';
import { genreMoods } from './genre-moods.ts';
import { type Mood, type Palette, palettes } from './palettes.ts';
import type { PosterInput } from './poster-input.ts';
import type { Box } from './textures.ts';

/** The build puts a copy beside the compiled program. */
const FILE = new URL('./motifs.json', import.meta.url);

/** Each title's picture: slug to `composition:motif`. A title without one gets type alone. */
export const compositionAndMotifBySlug: Readonly<Record<string, string>> = v.parse(
  v.record(v.string(), v.string()),
  JSON.parse(readFileSync(FILE, 'utf8')),
);

/** The shared design of a title's cover and banner. */
export type PosterDesign = {
  readonly composition: CompositionName;
  readonly motif: string | undefined;
  readonly palette: Palette;
  readonly roles: ColourRoles;
};

/** A title's composition, and its colours, chosen by genre, age and at random. */
export function designPoster(posterInput: PosterInput): PosterDesign {
  const random = seededRandom(posterInput.slug);
  const [own, motif] = (compositionAndMotifBySlug[posterInput.slug] ?? '').split(':');
  // Burns one random number: without it all titles' colours change.
  random.chance(1);
  const palette = paletteOf(posterInput, random);
  return {
    composition: isComposition(own) ? own : 'typographic',
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

function hasMoods(genre: string): genre is keyof typeof genreMoods {
  return Object.hasOwn(genreMoods, genre);
}

/** The first genre counts twice. */
function moodsOf({ generi }: PosterInput): readonly Mood[] {
  const [first, ...others] = generi.flatMap((genre) => (hasMoods(genre) ? [genreMoods[genre]] : []));
  return first === undefined ? genreMoods.Dramma : [first, first, ...others].flat();
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

function paletteOf(posterInput: PosterInput, random: RandomGenerator): Palette {
  const moods = moodsOf(posterInput);
  const wanted = posterInput.data < '1985' ? moods.filter((mood) => vintage.includes(mood)) : moods;
  const mood = random.pick(wanted.length > 0 ? wanted : moods);
  return random.pick(palettes.filter((palette) => palette.moods.includes(mood)));
}
