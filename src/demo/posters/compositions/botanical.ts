import { middle, type Picture, type Stage, variant } from '../composition.ts';
import { sheet } from '../scenery.ts';
import { brush, d, disc, placed, rect, shape } from '../svg.ts';

/** Paper leaves cut with scissors, on coloured sheets. */
export function botanical(stage: Stage): Picture {
  const { focus, tones, random } = stage;
  const { cx, cy, r } = middle(focus);
  const kind = variant(stage, ['algae', 'flower', 'branch', 'vase'] as const);
  const scale = r / 100;
  const paper =
    random.chance(0.6) && kind !== 'vase'
      ? rect(cx - r * 0.86, focus.y + 4, r * 1.72, focus.h - 8, tones.second)
      : disc(cx, cy, r * 0.9, tones.second);
  const leaf = kind === 'vase' || random.chance(0.5) ? tones.figure : tones.ground;
  const plant = placed(
    cx,
    cy,
    scale,
    kinds[kind](stage, leaf),
    kind === 'vase' ? 0 : random.pick([-8, 0, 10]),
  );
  return { art: sheet(stage) + paper + plant, sky: tones.ground, earth: tones.ground };
}

const kinds = { algae, flower, branch, vase };

/** A frond of round-ended fingers along a stem, drawn around the origin. */
function frond(high: number, fingers: number, wide: number, colour: string): string {
  let path = d`M0 ${high / 2}V${-high / 2}`;
  for (let n = 0; n < fingers; n += 1) {
    const y = high / 2 - (high * (n + 0.6)) / fingers;
    const reach = wide * Math.sin(Math.PI * ((n + 1.2) / (fingers + 1.4)));
    path += d`M0 ${y}q${reach * 0.5} ${-2} ${reach} ${-high * 0.14}M0 ${y}q${-reach * 0.5} ${-2} ${-reach} ${-high * 0.14}`;
  }
  return brush(path, colour, high / fingers / 1.9);
}

function algae({ tones, random }: Stage, leaf: string): string {
  const big = placed(-22, 4, 1, frond(150, 6, 46, leaf), random.whole(-22, -8));
  const small = placed(46, 34, 1, frond(92, 5, 30, tones.detail), random.whole(14, 34));
  const third = placed(46, -54, 1, frond(60, 4, 22, leaf), random.whole(-70, 60));
  return big + small + third + disc(-62, -66, 12, tones.detail);
}

function flower({ tones, random }: Stage, leaf: string): string {
  const petals = random.whole(6, 9);
  const head = Array.from({ length: petals }, (_, n) =>
    placed(0, 0, 1, shape('M0-14C26-34 22-66 0-70C-22-66-26-34 0-14z', tones.detail), (n * 360) / petals),
  );
  const stem = brush('M0 0C6 40-8 80 0 122', leaf, 7);
  const leaves = shape(
    'M-2 74C-40 78-58 50-60 34C-28 30-6 46-2 74zM2 96C34 100 54 78 58 60C28 56 8 70 2 96z',
    leaf,
  );
  return placed(0, -28, 0.98, stem + leaves + head.join('') + disc(0, 0, 19, leaf));
}

function branch({ tones, random }: Stage, leaf: string): string {
  const leaves = Array.from({ length: 9 }, (_, n) => {
    const side = n % 2 === 0 ? 1 : -1;
    const fill = random.chance(0.28) ? tones.detail : leaf;
    return placed(
      0,
      80 - n * 19,
      1 - n * 0.04,
      shape('M0 0C10-28 44-40 70-34C62-8 32 10 0 0z', fill),
      side > 0 ? -8 : 188 + 28,
    );
  });
  const fruit = [
    [-20, -66],
    [26, -30],
    [-26, 14],
  ].map(([x = 0, y = 0]) => disc(x, y, 8, tones.detail));
  return brush('M0 98V-86', leaf, 5) + leaves.join('') + fruit.join('');
}

function vase({ tones, random }: Stage, leaf: string): string {
  const stems = [-34, -12, 12, 36].map((angle, n) => {
    const long = 96 + (n % 2) * 18;
    const bloom =
      n % 2 === 0
        ? disc(0, -long, 17, tones.detail) + disc(0, -long, 6, leaf)
        : shape(
            d`M0 ${-long - 26}C22 ${-long - 10} 18 ${-long + 22} 0 ${-long + 30}C-18 ${-long + 22}-22 ${-long - 10} 0 ${-long - 26}z`,
            leaf,
          );
    return placed(0, 40, 1, brush(d`M0 0V${-long}`, leaf, 3.5) + bloom, angle + random.whole(-4, 4));
  });
  return (
    stems.join('') +
    shape('M-30 24H30C26 44 44 56 40 78C38 96-38 96-40 78C-44 56-26 44-30 24z', tones.detail) +
    rect(-39, 62, 78, 9, tones.ground)
  );
}
