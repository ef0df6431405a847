import { type Canvas, centreOf, type Picture, pickMotif } from '../composition.ts';
import { drawingAt } from '../drawing.ts';
import { circle, filledPath, rect, svgNumbers } from '../svg.ts';

/** A house with something in it: on the hill, in a row of cottages, a castle, a lighthouse, a mill. */
export function house(canvas: Canvas): Picture {
  const { w, h, focus, roles } = canvas;
  const { cx, r } = centreOf(focus);
  const kind = pickMotif(canvas, ['manor', 'cottage', 'castle', 'lighthouse', 'mill'] as const);
  const moon =
    kind === 'lighthouse'
      ? ''
      : circle(cx, focus.y + focus.h * 0.44, Math.min(r * 0.78, focus.h * 0.43), roles.second);
  const foot = focus.y + focus.h;
  const building = drawingAt(`house/${kind}`, cx, focus.y + focus.h * 0.88, r, roles);
  const art = rect(0, 0, w, h, roles.ground) + moon + building + hill(w, h, foot, focus.h, roles.figure);
  return { art, sky: roles.ground, earth: roles.figure };
}

function hill(w: number, h: number, foot: number, high: number, colour: string): string {
  return filledPath(svgNumbers`M0 ${foot}Q${w / 2} ${foot - high * 0.34} ${w} ${foot}V${h}H0z`, colour);
}
