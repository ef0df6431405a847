import { flatOrPatternedBackground } from '../backgrounds.ts';
import { type Canvas, centreOf, type Picture, pickMotif } from '../composition.ts';
import {
  circle,
  filledPath,
  polygonPathData,
  rect,
  ring,
  strokedPath,
  svgNumbers,
  transformed,
} from '../svg.ts';
import { halftone } from '../textures.ts';

/** Constructivist style: wedges, beams, bolts and stairs on a diagonal. */
export function diagonal(canvas: Canvas): Picture {
  const { roles } = canvas;
  const kind = pickMotif(canvas, ['wedge', 'beams', 'bolt', 'stairs'] as const);
  const art = flatOrPatternedBackground(canvas) + kinds[kind](canvas);
  return { art, sky: roles.ground, earth: roles.ground };
}

const kinds = { wedge, beams, bolt, stairs };

function wedge({ focus, roles, random }: Canvas): string {
  const { cx, cy, r } = centreOf(focus);
  const side = random.pick([-1, 1]);
  const big = circle(cx + side * r * 0.24, cy + r * 0.06, r * 0.72, roles.figure);
  const point = filledPath(
    polygonPathData([
      [cx - side * r * 0.98, cy - r * 0.92],
      [cx - side * r * 0.4, cy - r * 0.98],
      [cx + side * r * 0.42, cy + r * 0.22],
    ]),
    roles.second,
  );
  const rods = strokedPath(
    svgNumbers`M${cx - side * r} ${cy + r * 0.5}l${side * r * 1.1} ${r * 0.4}M${cx - side * r * 0.9} ${cy + r * 0.24}l${side * r * 0.7} ${r * 0.26}`,
    roles.detail,
    r * 0.07,
  );
  const eye = ring(cx + side * r * 0.44, cy + r * 0.4, r * 0.15, roles.detail, r * 0.05);
  return big + point + rods + eye;
}

function beams({ focus, roles, random }: Canvas): string {
  const { cx, cy, r } = centreOf(focus);
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

function bolt({ focus, roles, random }: Canvas): string {
  const { cx, cy, r } = centreOf(focus);
  const side = random.pick([-1, 1]);
  const zig = [
    [0.34, -1],
    [-0.62, 0.12],
    [-0.06, 0.12],
    [-0.4, 1],
    [0.66, -0.26],
    [0.06, -0.26],
    [0.62, -1],
  ] as const;
  const body = polygonPathData(zig.map(([x, y]) => [cx + side * x * r, cy + y * r] as const));
  const back = polygonPathData(
    zig.map(([x, y]) => [cx + side * (x + 0.13) * r, cy + y * r * 0.96 + r * 0.04] as const),
  );
  const field = halftone(
    { x: focus.x, y: focus.y, w: focus.w, h: focus.h },
    roles.second,
    r / 9,
    random.pick(['up', 'down']),
  );
  return field + filledPath(back, roles.figure) + filledPath(body, roles.detail);
}

function stairs({ focus, roles, random }: Canvas): string {
  const { cx, cy, r } = centreOf(focus);
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
