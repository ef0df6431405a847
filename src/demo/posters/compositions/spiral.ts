import { middle, type Picture, type Stage, variant } from '../composition.ts';
import { sheet } from '../scenery.ts';
import { d, disc, line, onCircle, ring, shape, slice } from '../svg.ts';

/** Dizziness: a spiral, a target, a vortex of arms, a fall through squares. */
export function spiral(stage: Stage): Picture {
  const { tones } = stage;
  const kind = variant(stage, ['spiral', 'target', 'vortex', 'shift'] as const);
  const art = sheet(stage) + kinds[kind](stage);
  return { art, sky: tones.ground, earth: tones.ground };
}

const kinds = { spiral: coil, target, vortex, shift };

function falling(x: number, y: number, s: number, colour: string): string {
  const limbs = d`M${x} ${y}l${-s * 0.2} ${s * 0.7}l${-s * 0.4} ${s * 0.44}M${x - s * 0.1} ${y + s * 0.66}l${s * 0.5} ${s * 0.3}l${s * 0.1} ${s * 0.5}M${x} ${y + s * 0.06}l${-s * 0.6} ${-s * 0.24}M${x} ${y + s * 0.06}l${s * 0.5} ${-s * 0.46}`;
  return (
    line(limbs, colour, s * 0.2, 'stroke-linecap="round" stroke-linejoin="round"') +
    disc(x + s * 0.06, y - s * 0.28, s * 0.19, colour)
  );
}

function coil({ focus, tones, random }: Stage): string {
  const { cx, cy, r } = middle(focus);
  const turns = random.pick([4, 5]);
  const sense = random.pick([-1, 1]);
  const points = turns * 9;
  let path = d`M${cx} ${cy}`;
  for (let n = 1; n <= points; n += 1) {
    const [x, y] = onCircle(cx, cy, (r * 0.95 * n) / points, sense * n * 40);
    const [mx, my] = onCircle(cx, cy, ((r * 0.95 * (n - 0.5)) / points) * 1.065, sense * (n - 0.5) * 40);
    path += d`Q${mx} ${my} ${x} ${y}`;
  }
  return (
    line(path, tones.second, (r / turns) * 0.42) +
    line(path, tones.figure, (r / turns) * 0.1) +
    falling(cx + r * 0.04, cy - r * 0.1, r * 0.3, tones.detail)
  );
}

function target({ focus, tones, random }: Stage): string {
  const { cx, cy, r } = middle(focus);
  const shift = random.pick([-1, 1]) * r * 0.035;
  const colours = [tones.figure, tones.second, tones.figure, tones.second, tones.figure, tones.detail];
  const rings = colours.map((colour, n) =>
    disc(cx + shift * n, cy + shift * n * 0.7, r * (0.98 - n * 0.16), colour),
  );
  return rings.join('') + disc(cx + shift * 6, cy + shift * 4.4, r * 0.06, tones.ground);
}

function vortex({ focus, tones, random }: Stage): string {
  const { cx, cy, r } = middle(focus);
  const arms = random.pick([8, 10, 12]);
  const bend = random.pick([50, -50, 70]);
  const blades = Array.from({ length: arms }, (_, n) => {
    const a = (n * 360) / arms;
    const wide = 180 / arms;
    const [x1, y1] = onCircle(cx, cy, r, a + bend);
    const [x2, y2] = onCircle(cx, cy, r, a + bend + wide);
    const [m1, n1] = onCircle(cx, cy, r * 0.55, a);
    const [m2, n2] = onCircle(cx, cy, r * 0.55, a + wide);
    return d`M${cx} ${cy}Q${m1} ${n1} ${x1} ${y1}A${r} ${r} 0 0 1 ${x2} ${y2}Q${m2} ${n2} ${cx} ${cy}z`;
  });
  return (
    disc(cx, cy, r, tones.second) +
    shape(blades.join(''), tones.figure) +
    disc(cx, cy, r * 0.2, tones.detail) +
    ring(cx, cy, r * 0.28, tones.detail, 3)
  );
}

/** Rings cut in two and slid apart. */
function shift({ focus, tones, random }: Stage): string {
  const { cx, cy, r } = middle(focus);
  const slide = r * random.pick([0.16, 0.22]);
  const half = (side: number): string =>
    [0.84, 0.7, 0.56, 0.42, 0.28, 0.14]
      .map((by, n) =>
        shape(
          slice(cx, cy + side * slide, r * by, side > 0 ? -90 : 90, side > 0 ? 90 : 270),
          n % 2 === 0 ? (side > 0 ? tones.figure : tones.second) : tones.ground,
        ),
      )
      .join('');
  return half(-1) + half(1) + disc(cx, cy, r * 0.07, tones.detail);
}
