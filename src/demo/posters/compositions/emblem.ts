import { middle, type Picture, type Stage, variant } from '../composition.ts';
import { adventure } from '../emblems/adventure.ts';
import { creatures } from '../emblems/creatures.ts';
import { culture } from '../emblems/culture.ts';
import type { Emblem } from '../emblems/emblem.ts';
import { household } from '../emblems/household.ts';
import { vehicles } from '../emblems/vehicles.ts';
import { halftone, hatch } from '../grain.ts';
import { gridOf } from '../grid.ts';
import { scene, tintOf } from '../scenery.ts';
import { d, disc, placed, rect, ring, shape, slice } from '../svg.ts';

const emblems = { ...household, ...adventure, ...vehicles, ...creatures, ...culture } satisfies Record<
  string,
  Emblem
>;

type EmblemName = keyof typeof emblems;

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

/** One thing, large: before a scene, with a misprinted shadow, split into day and night, or many times over. */
export function emblem(stage: Stage): Picture {
  const { tones, random } = stage;
  const name = isEmblem(stage.motif) ? stage.motif : variant(stage, common);
  const show = random.pick([staged, staged, staged, framed, framed, misprinted, misprinted, split, many]);
  const edges = show === split ? [tones.figure] : [];
  return { art: show(stage, emblems[name]), sky: tones.ground, earth: tones.ground, edges };
}

type Show = (stage: Stage, thing: Emblem) => string;

const staged: Show = (stage, thing) => {
  const { cx, cy, r } = middle(stage.focus);
  return scene(stage) + placed(cx, cy, (r / 100) * 0.92, thing(stage.tones));
};

const framed: Show = (stage, thing) => {
  const { w, h, focus, tones } = stage;
  const { cx, cy, r } = middle(focus);
  if (w > h) return staged(stage, thing);
  return rect(0, 0, w, h, tones.ground) + backdrop(stage) + placed(cx, cy, (r / 100) * 0.8, thing(tones));
};

/** The second colour has slipped, as in a hurried print. */
const misprinted: Show = (stage, thing) => {
  const { w, h, focus, tones, random } = stage;
  const { cx, cy, r } = middle(focus);
  const flat = thing({
    ground: tones.second,
    figure: tones.second,
    second: tones.second,
    detail: tones.second,
  });
  const slip = r * 0.07 * random.pick([-1, 1]);
  const size = (r / 100) * 0.92;
  const print = thing({ ...tones, second: tones.second === tones.figure ? tones.detail : tones.second });
  return (
    (w > h ? scene(stage) : rect(0, 0, w, h, tones.ground)) +
    placed(cx + slip, cy + r * 0.06, size, flat) +
    placed(cx, cy, size, print)
  );
};

/** Left as it is, right with ground and figure changed over. */
const split: Show = (stage, thing) => {
  const { w, h, focus, band, tones } = stage;
  const { cx, cy, r } = middle(focus);
  const size = (r / 100) * 0.92;
  const night = { ...tones, ground: tones.figure, figure: tones.ground };
  const dark = rect(0, band.y, w, band.h, tones.figure) + placed(cx, cy, size, thing(night));
  const right = d`<svg x="${cx}" y="${band.y}" width="${w - cx}" height="${band.h}" viewBox="${cx} ${band.y} ${w - cx} ${band.h}">${dark}</svg>`;
  return rect(0, 0, w, h, tones.ground) + placed(cx, cy, size, thing(tones)) + right;
};

/** Rows of the same thing, one of them in other colours. */
const many: Show = (stage, thing) => {
  const { w, h, tones } = stage;
  const { cells, wide, high } = gridOf(stage, 3, 1);
  const size = (Math.min(wide, high) / 200) * 0.8;
  let copies = '';
  let special = '';
  for (const { x, y, odd } of cells) {
    const other = { ...tones, figure: tones.detail, detail: tones.figure };
    if (odd)
      special = disc(x, y, Math.min(wide, high) * 0.48, tintOf(stage)) + placed(x, y, size, thing(other));
    else copies += d`<use href="#e" x="${x / size}" y="${y / size}"/>`;
  }
  const first = `<defs><g id="e">${thing(tones)}</g></defs>`;
  return rect(0, 0, w, h, tones.ground) + first + placed(0, 0, size, copies) + special;
};

/** Whether a thing of this name has been drawn. */
export function isEmblem(name: string | undefined): name is EmblemName {
  return name !== undefined && Object.hasOwn(emblems, name);
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
      return hatch({ x: 0, y: focus.y, w, h: focus.h }, tintOf(stage), r * 0.13, r * 0.03);
    case 'shadow':
      return disc(cx + r * 0.08, cy + r * 0.06, r * 0.9, tones.second) + disc(cx, cy, r * 0.86, tones.ground);
  }
}
