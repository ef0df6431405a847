import { middle, type Picture, type Stage, variant } from '../composition.ts';
import { adventure } from '../emblems/adventure.ts';
import { creatures } from '../emblems/creatures.ts';
import { culture } from '../emblems/culture.ts';
import type { Emblem } from '../emblems/emblem.ts';
import { household } from '../emblems/household.ts';
import { vehicles } from '../emblems/vehicles.ts';
import { halftone, hatch } from '../grain.ts';
import { disc, placed, rect, ring, shape, slice } from '../svg.ts';

const emblems = { ...household, ...adventure, ...vehicles, ...creatures, ...culture } satisfies Record<
  string,
  Emblem
>;

export type EmblemName = keyof typeof emblems;

/** What may stand for a work nobody has chosen a thing for. */
const common: readonly EmblemName[] = [
  'key',
  'candle',
  'bulb',
  'clock',
  'hourglass',
  'telephone',
  'book',
  'envelope',
  'feather',
  'lantern',
  'mirror',
  'chair',
  'apple',
  'rose',
  'magnifier',
  'suitcase',
];

/** One thing, large, on a disc, rays, a split sheet or a screen of dots. */
export function emblem(stage: Stage): Picture {
  const { w, h, focus, tones } = stage;
  const { cx, cy, r } = middle(focus);
  const name = named(stage.motif) ?? variant(stage, common);
  const thing = placed(cx, cy, (r / 100) * 0.8, emblems[name](tones));
  return {
    art: rect(0, 0, w, h, tones.ground) + backdrop(stage) + thing,
    sky: tones.ground,
    earth: tones.ground,
  };
}

function named(motif: string | undefined): EmblemName | undefined {
  return motif !== undefined && Object.hasOwn(emblems, motif) ? (motif as EmblemName) : undefined;
}

/** Quiet enough for any of the four colours to stand on it. */
function backdrop(stage: Stage): string {
  const { w, focus, tones, random } = stage;
  const { cx, cy, r } = middle(focus);
  switch (random.pick(['bare', 'ring', 'rays', 'dots', 'lines', 'shadow'] as const)) {
    case 'bare':
      return '';
    case 'ring':
      return ring(cx, cy, r * 0.96, tones.second, r * 0.02) + ring(cx, cy, r * 0.91, tones.second, r * 0.008);
    case 'rays': {
      const rays = Array.from({ length: 24 }, (_, n) => slice(cx, cy, r * 1, n * 15, n * 15 + 2.4));
      return shape(rays.join(''), tones.second) + disc(cx, cy, r * 0.86, tones.ground);
    }
    case 'dots':
      return halftone({ x: 0, y: focus.y + focus.h * 0.5, w, h: focus.h * 0.48 }, tones.second, r / 10);
    case 'lines':
      return hatch({ x: 0, y: focus.y, w, h: focus.h }, tones.second, r * 0.13, r * 0.012);
    case 'shadow':
      return disc(cx + r * 0.08, cy + r * 0.06, r * 0.9, tones.second) + disc(cx, cy, r * 0.86, tones.ground);
  }
}
