import { flatOrPatternedBackground } from '../backgrounds.ts';
import { type Canvas, centreOf, type Picture, pickMotif } from '../composition.ts';
import { drawingAt } from '../drawing.ts';
import { mirrored } from '../svg.ts';

/** Hands: an open palm with an eye or a heart, two that reach, a fist, one that holds the strings. */
export function hands(canvas: Canvas): Picture {
  const { focus, roles, random } = canvas;
  const { cx, cy, r } = centreOf(focus);
  const kind = pickMotif(canvas, ['palm', 'reach', 'fist', 'strings'] as const);
  const name = kind === 'palm' ? (random.chance(0.5) ? 'palm-with-eye' : 'palm-with-heart') : kind;
  const drawn = drawingAt(`hands/${name}`, cx, cy, r, roles);
  const art =
    flatOrPatternedBackground(canvas) +
    (random.chance(0.5) && kind !== 'reach' ? mirrored(cx, drawn) : drawn);
  return { art, sky: roles.ground, earth: kind === 'fist' ? roles.figure : roles.ground };
}
