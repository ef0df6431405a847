import type { RandomGenerator } from '../seeded-random.ts';
import type { Colour } from './colour.ts';
import type { ColourRoles } from './colour-roles.ts';
import type { Box } from './textures.ts';

/** Where a composition draws: the size of the sheet, and the box of its main motif. */
export type Canvas = {
  readonly w: number;
  readonly h: number;
  /** The main motif stays in here; above it the sheet is flat `sky`, below it flat `earth`. */
  readonly focus: Box;
  /** Where a background may be more than one flat colour: between the type, or everywhere if there is none. */
  readonly backgroundBox: Box;
  readonly roles: ColourRoles;
  readonly random: RandomGenerator;
  /** A random generator for the background alone, so that cover and banner may differ in it and not in the motif. */
  readonly backgroundRandom: RandomGenerator;
  /** The motif to draw; a composition that does not know it picks one of its own. */
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

export type Composition = (canvas: Canvas) => Picture;

/** The centre of a box and half of its shorter side. */
export function centreOf({ x, y, w, h }: Box): {
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
} {
  return { cx: x + w / 2, cy: y + h / 2, r: Math.min(w, h) / 2 };
}

/** The canvas's motif if it is one of these, else a random one. */
export function pickMotif<T extends string>({ motif, random }: Canvas, motifs: readonly T[]): T {
  const anyOne = random.pick(motifs);
  return motifs.find((name) => name === motif) ?? anyOne;
}
