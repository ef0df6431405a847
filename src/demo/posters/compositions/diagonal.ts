import { middle, type Picture, type Stage, variant } from '../composition.ts';
import { halftone } from '../grain.ts';
import { sheet } from '../scenery.ts';
import { d, disc, line, placed, polygon, rect, ring, shape } from '../svg.ts';

/** Wedges, beams and discs on the slant, as the constructivists hung them. */
export function diagonal(stage: Stage): Picture {
  const { tones } = stage;
  const kind = variant(stage, ['wedge', 'beams', 'bolt', 'stairs'] as const);
  const art = sheet(stage) + kinds[kind](stage);
  return { art, sky: tones.ground, earth: tones.ground };
}

const kinds = { wedge, beams, bolt, stairs };

function wedge({ focus, tones, random }: Stage): string {
  const { cx, cy, r } = middle(focus);
  const side = random.pick([-1, 1]);
  const big = disc(cx + side * r * 0.24, cy + r * 0.06, r * 0.72, tones.figure);
  const point = shape(
    polygon([
      [cx - side * r * 0.98, cy - r * 0.92],
      [cx - side * r * 0.4, cy - r * 0.98],
      [cx + side * r * 0.42, cy + r * 0.22],
    ]),
    tones.second,
  );
  const rods = line(
    d`M${cx - side * r} ${cy + r * 0.5}l${side * r * 1.1} ${r * 0.4}M${cx - side * r * 0.9} ${cy + r * 0.24}l${side * r * 0.7} ${r * 0.26}`,
    tones.detail,
    r * 0.07,
  );
  const eye = ring(cx + side * r * 0.44, cy + r * 0.4, r * 0.15, tones.detail, r * 0.05);
  return big + point + rods + eye;
}

function beams({ focus, tones, random }: Stage): string {
  const { cx, cy, r } = middle(focus);
  const colours = [tones.second, tones.figure, tones.detail, tones.second, tones.figure];
  const angle = random.pick([-38, -52, 38, 52]);
  const bars = colours.map((colour, at) => {
    const long = r * random.between(0.8, 1.5);
    const shift = random.between(-0.3, 0.3) * r;
    return rect(shift - long / 2, (at - 2.5) * r * 0.26, long, r * 0.2, colour);
  });
  return (
    disc(cx, cy, r * 0.88, tones.detail) +
    disc(cx, cy, r * 0.78, tones.ground) +
    placed(cx, cy, 1, bars.join(''), angle)
  );
}

function bolt({ focus, tones, random }: Stage): string {
  const { cx, cy, r } = middle(focus);
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
  const body = polygon(zig.map(([x, y]) => [cx + side * x * r, cy + y * r] as const));
  const back = polygon(
    zig.map(([x, y]) => [cx + side * (x + 0.13) * r, cy + y * r * 0.96 + r * 0.04] as const),
  );
  const field = halftone(
    { x: focus.x, y: focus.y, w: focus.w, h: focus.h },
    tones.second,
    r / 9,
    random.pick(['up', 'down']),
  );
  return field + shape(back, tones.figure) + shape(body, tones.detail);
}

function stairs({ focus, tones, random }: Stage): string {
  const { cx, cy, r } = middle(focus);
  const side = random.pick([-1, 1]);
  const sheets = [tones.second, tones.detail, tones.figure].map((colour, at) => {
    const lift = (at - 1) * r * 0.5;
    const x = cx + side * lift * 0.8;
    const y = cy + lift;
    return shape(
      polygon([
        [x - r * 0.62, y - r * 0.1],
        [x + r * 0.3, y - r * 0.46],
        [x + r * 0.62, y + r * 0.1],
        [x - r * 0.3, y + r * 0.46],
      ]),
      colour,
    );
  });
  return sheets.join('') + disc(cx + side * r * 0.6, cy - r * 0.62, r * 0.26, tones.figure);
}
