import { flatOrPatternedBackground } from '../backgrounds.ts';
import { type Canvas, centreOf, type Picture, pickMotif } from '../composition.ts';
import { drawingAt } from '../drawing.ts';

const FACES = ['halves', 'theatre', 'skull', 'robot', 'clown', 'cubist', 'cat', 'ghost', 'scream'] as const;

/** Masks: theatre, half and half, a skull, a robot, a clown, a cat. */
export function mask(canvas: Canvas): Picture {
  const { focus, roles } = canvas;
  const { cx, cy, r } = centreOf(focus);
  const face = pickMotif(canvas, FACES);
  const art = flatOrPatternedBackground(canvas) + drawingAt(`mask/${face}`, cx, cy, r / 1.06, roles);
  return { art, sky: roles.ground, earth: roles.ground };
}
