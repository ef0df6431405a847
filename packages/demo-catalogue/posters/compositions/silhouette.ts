import { type Canvas, type Picture, pickMotif } from '../composition.ts';
import { drawingAt } from '../drawing.ts';
import { circle, filledPath, mirrored, rect, sectorPathData } from '../svg.ts';
import { halftone } from '../textures.ts';

const BUSTS = ['fedora', 'bob', 'profile', 'bun', 'hood', 'crown'] as const;

/**
 * A head and shoulders cut out of paper before a disc, rays or a block. The busts are drawn about 200 wide with
 * the shoulders ending at y 100; the sheet below takes their colour.
 */
export function silhouette(canvas: Canvas): Picture {
  const { w, h, focus, cx, r, foot, roles, random } = canvas;
  const name = pickMotif(canvas, BUSTS);
  const scale = Math.min(r / 100, focus.h / 214);
  const bust = drawingAt(`silhouette/${name}`, cx, foot - 100 * scale, 100 * scale, roles);
  const turned = random.chance(0.5) ? mirrored(cx, bust) : bust;
  const art =
    rect(0, 0, w, h, roles.ground) +
    backdrop(canvas, name === 'crown') +
    turned +
    rect(0, foot - 1, w, h - foot + 1, roles.figure);
  return { art, sky: roles.ground, earth: roles.figure };
}

function backdrop({ w, focus, cx, r, foot, roles, random }: Canvas, plain: boolean): string {
  const cy = focus.y + focus.h * 0.48;
  const size = Math.min(r * 0.94, focus.h * 0.47);
  const kind = random.pick(['disc', 'rays', 'halftone', 'block', 'half'] as const);
  if (kind === 'disc' || (plain && kind === 'half')) return circle(cx, cy, size, roles.second);
  if (kind === 'half')
    return (
      circle(cx, cy, size, roles.second) + filledPath(sectorPathData(cx, cy, size, -90, 90), roles.detail)
    );
  if (kind === 'block') return rect(cx - size * 0.86, focus.y + 2, size * 1.72, focus.h, roles.second);
  if (kind === 'halftone') {
    return halftone({ x: 0, y: focus.y, w, h: focus.h }, roles.second, r / 11);
  }
  const rays = Array.from({ length: 14 }, (_, n) =>
    sectorPathData(cx, foot, focus.h * 0.98, 180 + n * 12.86, 186 + n * 12.86),
  );
  return filledPath(rays.join(''), roles.second);
}
