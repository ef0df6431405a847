import { flatOrPatternedBackground } from '../backgrounds.ts';
import { type Canvas, type Picture, pickMotif } from '../composition.ts';
import { circle, filledPath, rect, roundStrokedPath, svgNumbers, transformed } from '../svg.ts';

/** Paper leaves cut with scissors, on coloured sheets. */
export function botanical(canvas: Canvas): Picture {
  const { focus, cx, cy, r, roles, random } = canvas;
  const kind = pickMotif(canvas, ['algae', 'flower', 'branch'] as const);
  const scale = r / 100;
  const paper = random.chance(0.6)
    ? rect(cx - r * 0.86, focus.y + 4, r * 1.72, focus.h - 8, roles.second)
    : circle(cx, cy, r * 0.9, roles.second);
  const leaf = random.chance(0.5) ? roles.figure : roles.ground;
  const plant = transformed(cx, cy, scale, kinds[kind](canvas, leaf), random.pick([-8, 0, 10]));
  return { art: flatOrPatternedBackground(canvas) + paper + plant, sky: roles.ground, earth: roles.ground };
}

const kinds = { algae, flower, branch };

/** A frond of round-ended fingers along a stem, drawn around the origin. */
function frond(high: number, fingers: number, wide: number, colour: string): string {
  let path = svgNumbers`M0 ${high / 2}V${-high / 2}`;
  for (let n = 0; n < fingers; n += 1) {
    const y = high / 2 - (high * (n + 0.6)) / fingers;
    const reach = wide * Math.sin(Math.PI * ((n + 1.2) / (fingers + 1.4)));
    path += svgNumbers`M0 ${y}q${reach * 0.5} ${-2} ${reach} ${-high * 0.14}M0 ${y}q${-reach * 0.5} ${-2} ${-reach} ${-high * 0.14}`;
  }
  return roundStrokedPath(path, colour, high / fingers / 1.9);
}

function algae({ roles, random }: Canvas, leaf: string): string {
  const big = transformed(-22, 4, 1, frond(150, 6, 46, leaf), random.whole(-22, -8));
  const small = transformed(46, 34, 1, frond(92, 5, 30, roles.detail), random.whole(14, 34));
  const third = transformed(46, -54, 1, frond(60, 4, 22, leaf), random.whole(-70, 60));
  return big + small + third + circle(-62, -66, 12, roles.detail);
}

function flower({ roles, random }: Canvas, leaf: string): string {
  const petals = random.whole(6, 9);
  const head = Array.from({ length: petals }, (_, n) =>
    transformed(
      0,
      0,
      1,
      filledPath('M0-14C26-34 22-66 0-70C-22-66-26-34 0-14z', roles.detail),
      (n * 360) / petals,
    ),
  );
  const stem = roundStrokedPath('M0 0C6 40-8 80 0 122', leaf, 7);
  const leaves = filledPath(
    'M-2 74C-40 78-58 50-60 34C-28 30-6 46-2 74zM2 96C34 100 54 78 58 60C28 56 8 70 2 96z',
    leaf,
  );
  return transformed(0, -28, 0.98, stem + leaves + head.join('') + circle(0, 0, 19, leaf));
}

function branch({ roles, random }: Canvas, leaf: string): string {
  const leaves = Array.from({ length: 9 }, (_, n) => {
    const side = n % 2 === 0 ? 1 : -1;
    const fill = random.chance(0.28) ? roles.detail : leaf;
    return transformed(
      0,
      80 - n * 19,
      1 - n * 0.04,
      filledPath('M0 0C10-28 44-40 70-34C62-8 32 10 0 0z', fill),
      side > 0 ? -8 : 188 + 28,
    );
  });
  const fruit = [
    [-20, -66],
    [26, -30],
    [-26, 14],
  ].map(([x = 0, y = 0]) => circle(x, y, 8, roles.detail));
  return roundStrokedPath('M0 98V-86', leaf, 5) + leaves.join('') + fruit.join('');
}
