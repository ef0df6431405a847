import type { RandomGenerator } from '../seeded-random.ts';
import type { Colour } from './colour.ts';
import type { ColourRoles } from './colour-roles.ts';
import { rect } from './svg.ts';
import type { Box } from './textures.ts';

/** A composition's drawing area: the size of the sheet, and the box of its main motif. */
export type Canvas = {
  readonly w: number;
  readonly h: number;
  /** The main motif stays in here; above it the sheet is flat `sky`, below it flat `earth`. */
  readonly focus: Box;
  /** The focus's centre, half of its shorter side, and its lower edge. */
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
  readonly foot: number;
  /**
   * The area in which a background may have more than one flat colour: between the type, or everywhere without any.
   */
  readonly backgroundBox: Box;
  readonly roles: ColourRoles;
  readonly random: RandomGenerator;
  /** A random generator for the background alone, so that cover and banner may differ in it and not in the motif. */
  readonly backgroundRandom: RandomGenerator;
  /** The motif to draw; a composition that does not know it picks a different one. */
  readonly motif?: string | undefined;
};

/** The drawn picture and the flat colours above and below its focus, on which type may be set. */
export type Picture = {
  readonly art: string;
  readonly sky: Colour;
  readonly earth: Colour;
  /** Further colours that reach the picture's edge. */
  readonly edges?: readonly Colour[];
};

export type Composition = (canvas: Canvas) => Picture;

/** The canvas's motif if it is one of these, else a random one. */
export function pickMotif<T extends string>({ motif, random }: Canvas, motifs: readonly T[]): T {
  const anyOne = random.pick(motifs);
  return motifs.find((name) => name === motif) ?? anyOne;
}

type Drawing = (canvas: Canvas) => string;

type Options<Motif> = {
  /** Drawn below the motif; flat ground by default. */
  background?(canvas: Canvas, motif: string): string;
  /** The colour below the focus, and exceptions by motif. */
  earth?: keyof ColourRoles;
  earths?: { readonly [Name in Motif & string]?: keyof ColourRoles };
};

/** A composition that draws one of several motifs on a background, with its ground as the sky. */
export function composed<Motif extends string>(
  drawings: Readonly<Record<Motif, Drawing>>,
  { background = flatBackground, earth = 'ground', earths = {} }: Options<Motif> = {},
): Composition {
  const motifs = Object.entries<Drawing>(drawings);
  const earthOf = new Map<string, keyof ColourRoles | undefined>(Object.entries(earths));
  return (canvas) => {
    const anyOne = canvas.random.pick(motifs);
    const [name, draw] = motifs.find(([motif]) => motif === canvas.motif) ?? anyOne;
    const art = background(canvas, name) + draw(canvas);
    return { art, sky: canvas.roles.ground, earth: canvas.roles[earthOf.get(name) ?? earth] };
  };
}

/** The whole sheet in the ground's colour. */
export function flatBackground({ w, h, roles }: Canvas): string {
  return rect(0, 0, w, h, roles.ground);
}
