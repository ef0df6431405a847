import { flatOrPatternedBackground } from '../backgrounds.ts';
import { type Canvas, type Picture, pickMotif } from '../composition.ts';
import { drawing, drawingAt, hasDrawing } from '../drawing.ts';
import { patternGrid } from '../pattern-grid.ts';
import { circle, filledPath, mirrored, rect, svgNumbers, transformed } from '../svg.ts';

const FACES = ['halves', 'theatre', 'skull', 'robot', 'cubist', 'cat', 'ghost', 'scream'] as const;

/** Masks: theatre, half and half, a skull, a robot, a cat. */
export function mask(canvas: Canvas): Picture {
  const { cx, cy, r, roles } = canvas;
  const face = pickMotif(canvas, FACES);
  const art = flatOrPatternedBackground(canvas) + drawingAt(`mask/${face}`, cx, cy, r / 1.06, roles);
  return { art, sky: roles.ground, earth: roles.ground };
}

/** Hands: an open palm with an eye or a heart, a fist, one that holds the strings. */
export function hands(canvas: Canvas): Picture {
  const { cx, cy, r, roles, random } = canvas;
  const kind = pickMotif(canvas, ['palm', 'fist', 'strings'] as const);
  const name = kind === 'palm' ? (random.chance(0.5) ? 'palm-with-eye' : 'palm-with-heart') : kind;
  const drawn = drawingAt(`hands/${name}`, cx, cy, r, roles);
  const art = flatOrPatternedBackground(canvas) + (random.chance(0.5) ? mirrored(cx, drawn) : drawn);
  return { art, sky: roles.ground, earth: kind === 'fist' ? roles.figure : roles.ground };
}

/** Two of something: discs that overlap, faces about to kiss, halves of a heart, moon and sun, two chairs. */
export function pair(canvas: Canvas): Picture {
  const { cx, cy, r, roles } = canvas;
  const kind = pickMotif(canvas, ['discs', 'faces', 'heart', 'moons', 'chairs', 'vases'] as const);
  const drawn = kind === 'discs' ? discs(canvas) : drawingAt(`pair/${kind}`, cx, cy, r, roles);
  return { art: flatOrPatternedBackground(canvas) + drawn, sky: roles.ground, earth: roles.ground };
}

function discs({ cx, cy, r, roles, random }: Canvas): string {
  const size = r * 0.58;
  const [right, down] = random.pick([
    [0.38, 0],
    [0.28, 0.28],
    [0, 0.38],
  ] as const);
  const [dx, dy] = [right * r, down * r];
  const apart = Math.hypot(dx, dy);
  const across = Math.sqrt(size * size - apart * apart);
  const [ux, uy] = [(-dy / apart) * across, (dx / apart) * across];
  const lens = svgNumbers`M${cx + ux} ${cy + uy}A${size} ${size} 0 0 1 ${cx - ux} ${cy - uy}A${size} ${size} 0 0 1 ${cx + ux} ${cy + uy}z`;
  return (
    circle(cx - dx, cy - dy, size, roles.second) +
    circle(cx + dx, cy + dy, size, roles.figure) +
    filledPath(lens, roles.detail)
  );
}

/** A house with something in it: on the hill, in a row of cottages, a castle, a lighthouse. */
export function house(canvas: Canvas): Picture {
  const { w, h, focus, cx, r, foot, roles } = canvas;
  const kind = pickMotif(canvas, ['manor', 'cottage', 'castle', 'lighthouse'] as const);
  const moon =
    kind === 'lighthouse'
      ? ''
      : circle(cx, focus.y + focus.h * 0.44, Math.min(r * 0.78, focus.h * 0.43), roles.second);
  const building = drawingAt(`house/${kind}`, cx, focus.y + focus.h * 0.88, r, roles);
  const art = rect(0, 0, w, h, roles.ground) + moon + building + hill(w, h, foot, focus.h, roles.figure);
  return { art, sky: roles.ground, earth: roles.figure };
}

function hill(w: number, h: number, foot: number, high: number, colour: string): string {
  return filledPath(svgNumbers`M0 ${foot}Q${w / 2} ${foot - high * 0.34} ${w} ${foot}V${h}H0z`, colour);
}

/** Rows of equal heads, hats or helmets, one of them in a different colour. */
export function crowd(canvas: Canvas): Picture {
  const { w, h, roles, random } = canvas;
  const kind = pickMotif(canvas, ['heads', 'hats', 'helmets'] as const);
  const { cells, wide } = patternGrid(canvas, random.pick([3, 4]), 1);
  const size = wide / 112;
  const name = `crowd/${kind}`;
  const dark = drawing(name, roles);
  const light = drawing(name, { ...roles, figure: roles.second, second: roles.figure });
  const oddOne = hasDrawing(`${name}-odd`) ? `${name}-odd` : name;
  const inOtherColours = drawing(oddOne, { ...roles, figure: roles.detail, second: roles.figure });
  const many = cells.map(({ x, y, row, column, odd }) => {
    if (odd) return transformed(x / size, y / size, 1, inOtherColours);
    return svgNumbers`<use href="#${(row + column) % 2 === 0 ? 'd' : 'l'}" x="${x / size}" y="${y / size}"/>`;
  });
  const defs = `<defs><g id="d">${dark}</g><g id="l">${light}</g></defs>`;
  const art = rect(0, 0, w, h, roles.ground) + defs + transformed(0, 0, size, many.join(''));
  return { art, sky: roles.ground, earth: roles.ground };
}
