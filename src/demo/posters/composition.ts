import type { Random } from '../random.ts';
import type { Colour } from './colour.ts';
import type { Box } from './grain.ts';
import type { Tones } from './tones.ts';

/** Where a composition draws: the sheet, and the part of it the eye should go to. */
export type Stage = {
  readonly w: number;
  readonly h: number;
  /** The main motif stays in here; above it the sheet is flat `sky`, below it flat `earth`. */
  readonly focus: Box;
  /** Where a background may be more than one flat colour: between the type, or everywhere if there is none. */
  readonly band: Box;
  readonly tones: Tones;
  readonly random: Random;
  /** Chances for the background alone, so that a cover and a banner may differ in it and not in the motif. */
  readonly scenes: Random;
  /** A variant asked for by name; the composition picks one itself where it does not know the name. */
  readonly motif?: string | undefined;
};

/** The drawn picture and the flat colours above and below its focus, on which type may stand. */
export type Picture = {
  readonly art: string;
  readonly sky: Colour;
  readonly earth: Colour;
  /** Further colours that reach the picture's edge. */
  readonly edges?: readonly Colour[];
};

export type Composition = (stage: Stage) => Picture;

/** The middle of a box and half of its shorter side. */
export function middle({ x, y, w, h }: Box): {
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
} {
  return { cx: x + w / 2, cy: y + h / 2, r: Math.min(w, h) / 2 };
}

/** The motif asked for if it is one of the variants, else one of them by chance. */
export function variant<T extends string>({ motif, random }: Stage, variants: readonly T[]): T {
  const chosen = random.pick(variants);
  return variants.find((name) => name === motif) ?? chosen;
}
