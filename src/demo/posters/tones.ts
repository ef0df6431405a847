import type { Random } from '../random.ts';
import { type Colour, contrast } from './colour.ts';
import type { Palette } from './palettes.ts';

/** The parts the four colours of a palette play in one picture. */
export type Tones = {
  /** What everything stands on. */
  readonly ground: Colour;
  /** The strongest shape; stands out clearly from the ground. */
  readonly figure: Colour;
  readonly second: Colour;
  readonly detail: Colour;
};

/** Casts the palette: paper as the ground mostly, but any casting in which the shapes still tell apart may come. */
export function castTones({ paper, ink, main, accent }: Palette, random: Random): Tones {
  const castings: readonly Tones[] = [
    { ground: paper, figure: ink, second: main, detail: accent },
    { ground: paper, figure: ink, second: accent, detail: main },
    { ground: main, figure: ink, second: paper, detail: accent },
    { ground: main, figure: paper, second: ink, detail: accent },
    { ground: accent, figure: ink, second: main, detail: paper },
    { ground: accent, figure: ink, second: paper, detail: main },
    { ground: ink, figure: paper, second: main, detail: accent },
    { ground: paper, figure: main, second: ink, detail: accent },
  ];
  const telling = castings.filter(tellsApart);
  return random.pick(telling.length > 0 ? telling : castings.slice(0, 1));
}

function tellsApart({ ground, figure, second, detail }: Tones): boolean {
  return (
    contrast(ground, figure) >= 3.2 &&
    contrast(ground, second) >= 1.45 &&
    contrast(ground, detail) >= 1.3 &&
    contrast(figure, second) >= 1.35 &&
    contrast(second, detail) >= 1.2
  );
}

/** The four colours as a list. */
export function coloursOf(tones: Tones): readonly Colour[] {
  return [tones.ground, tones.figure, tones.second, tones.detail];
}
