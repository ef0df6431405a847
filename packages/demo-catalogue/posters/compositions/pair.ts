import { flatOrPatternedBackground } from '../backgrounds.ts';
import { type Canvas, centreOf, type Picture, pickMotif } from '../composition.ts';
import { drawingAt } from '../drawing.ts';
import { circle, filledPath, svgNumbers } from '../svg.ts';

/** Two of something: discs that overlap, faces about to kiss, halves of a heart, moon and sun, two chairs. */
export function pair(canvas: Canvas): Picture {
  const { focus, roles } = canvas;
  const { cx, cy, r } = centreOf(focus);
  const kind = pickMotif(canvas, ['discs', 'faces', 'heart', 'moons', 'chairs', 'vases'] as const);
  const drawn = kind === 'discs' ? discs(canvas) : drawingAt(`pair/${kind}`, cx, cy, r, roles);
  return { art: flatOrPatternedBackground(canvas) + drawn, sky: roles.ground, earth: roles.ground };
}

function discs({ focus, roles, random }: Canvas): string {
  const { cx, cy, r } = centreOf(focus);
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
