import type { RandomGenerator } from '../seeded-random.ts';
import { type Colour, contrastRatio } from './colour.ts';
import type { Palette } from './palettes.ts';

/** The use of a palette's four colours in one picture. */
export type ColourRoles = {
  /** The background. */
  readonly ground: Colour;
  /** The strongest shape; stands out clearly from the ground. */
  readonly figure: Colour;
  readonly second: Colour;
  readonly detail: Colour;
};

/** Assigns the palette's colours at random among the assignments whose contrasts suffice; paper is mostly the ground. */
export function assignColourRoles(
  { paper, ink, main, accent }: Palette,
  random: RandomGenerator,
): ColourRoles {
  const assignments: readonly ColourRoles[] = [
    { ground: paper, figure: ink, second: main, detail: accent },
    { ground: paper, figure: ink, second: accent, detail: main },
    { ground: main, figure: ink, second: paper, detail: accent },
    { ground: main, figure: paper, second: ink, detail: accent },
    { ground: accent, figure: ink, second: main, detail: paper },
    { ground: accent, figure: ink, second: paper, detail: main },
    { ground: ink, figure: paper, second: main, detail: accent },
    { ground: paper, figure: main, second: ink, detail: accent },
  ];
  const readable = assignments.filter(hasContrast);
  return random.pick(readable.length > 0 ? readable : assignments.slice(0, 1));
}

function hasContrast({ ground, figure, second, detail }: ColourRoles): boolean {
  return (
    contrastRatio(ground, figure) >= 3.2 &&
    contrastRatio(ground, second) >= 1.45 &&
    contrastRatio(ground, detail) >= 1.3 &&
    contrastRatio(figure, second) >= 1.35 &&
    contrastRatio(second, detail) >= 1.2
  );
}

/** The four colours as a list. */
export function coloursOf(roles: ColourRoles): readonly Colour[] {
  return [roles.ground, roles.figure, roles.second, roles.detail];
}
