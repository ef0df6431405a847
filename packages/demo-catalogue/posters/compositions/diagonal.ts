import { flatOrPatternedBackground } from '../backgrounds.ts';
import { type Canvas, composed } from '../composition.ts';
import { drawingAt } from '../drawing.ts';
import { circle, filledPath, mirrored, polygonPathData, rect, transformed } from '../svg.ts';
import { halftone } from '../textures.ts';

/** Constructivist style: wedges, beams, bolts and stairs on a diagonal. */
export const diagonal = composed({ wedge, beams, bolt, stairs }, { background: flatOrPatternedBackground });

function wedge({ cx, cy, r, roles, random }: Canvas): string {
  const side = random.pick([-1, 1]);
  const drawn = drawingAt('diagonal/wedge', cx, cy, r, roles);
  return side < 0 ? mirrored(cx, drawn) : drawn;
}

function beams({ cx, cy, r, roles, random }: Canvas): string {
  const colours = [roles.second, roles.figure, roles.detail, roles.second, roles.figure];
  const angle = random.pick([-38, -52, 38, 52]);
  const bars = colours.map((colour, at) => {
    const long = r * random.between(0.8, 1.5);
    const shift = random.between(-0.3, 0.3) * r;
    return rect(shift - long / 2, (at - 2.5) * r * 0.26, long, r * 0.2, colour);
  });
  return (
    circle(cx, cy, r * 0.88, roles.detail) +
    circle(cx, cy, r * 0.78, roles.ground) +
    transformed(cx, cy, 1, bars.join(''), angle)
  );
}

function bolt({ focus, cx, cy, r, roles, random }: Canvas): string {
  const side = random.pick([-1, 1]);
  const field = halftone(
    { x: focus.x, y: focus.y, w: focus.w, h: focus.h },
    roles.second,
    r / 9,
    random.pick(['up', 'down']),
  );
  const drawn = drawingAt('diagonal/bolt', cx, cy, r, roles);
  return field + (side < 0 ? mirrored(cx, drawn) : drawn);
}

function stairs({ cx, cy, r, roles, random }: Canvas): string {
  const side = random.pick([-1, 1]);
  const sheets = [roles.second, roles.detail, roles.figure].map((colour, at) => {
    const lift = (at - 1) * r * 0.5;
    const x = cx + side * lift * 0.8;
    const y = cy + lift;
    return filledPath(
      polygonPathData([
        [x - r * 0.62, y - r * 0.1],
        [x + r * 0.3, y - r * 0.46],
        [x + r * 0.62, y + r * 0.1],
        [x - r * 0.3, y + r * 0.46],
      ]),
      colour,
    );
  });
  return sheets.join('') + circle(cx + side * r * 0.6, cy - r * 0.62, r * 0.26, roles.figure);
}
