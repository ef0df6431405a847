import { middle, type Picture, type Stage, variant } from '../composition.ts';
import { halftone, specks } from '../grain.ts';
import { d, disc, line, onCircle, placed, rect, ring, shape, slice } from '../svg.ts';

/** Space: orbits, a ringed planet, an eclipse, a constellation. */
export function orbits(stage: Stage): Picture {
  const { w, h, focus, tones, random } = stage;
  const kind = variant(stage, ['orbits', 'ringed', 'eclipse', 'constellation', 'limb'] as const);
  const stars = specks({ x: 0, y: focus.y, w, h: focus.h }, tones.figure, Math.round((w / 400) * 36), random);
  const art = rect(0, 0, w, h, tones.ground) + stars + kinds[kind](stage);
  return { art, sky: tones.ground, earth: kind === 'limb' ? tones.figure : tones.ground };
}

const kinds = { orbits: courses, ringed, eclipse, constellation, limb };

function courses({ focus, tones, random }: Stage): string {
  const { cx, cy, r } = middle(focus);
  const paths = [0.42, 0.62, 0.8, 0.98];
  const fills = [tones.second, tones.detail, tones.figure, tones.second];
  const planets = paths.map((at, n) => {
    const [x, y] = onCircle(cx, cy, r * at, random.between(0, 360));
    return (
      ring(cx, cy, r * at, tones.figure, 1.6) +
      disc(x, y, r * random.between(0.06, 0.13), fills[n] ?? tones.figure)
    );
  });
  return (
    planets.join('') +
    disc(cx, cy, r * 0.27, tones.detail) +
    shape(slice(cx, cy, r * 0.27, 90, 270), tones.second)
  );
}

function ringed({ focus, tones, random }: Stage): string {
  const { cx, cy, r } = middle(focus);
  const size = r * 0.56;
  const bands = [-0.5, -0.14, 0.3].map((at, n) => {
    const half = size * Math.sqrt(1 - at * at);
    return d`M${-half} ${size * at}H${half}v${size * (0.1 + n * 0.04)}H${-half * 0.95}z`;
  });
  const back = `<path fill="none" stroke="${tones.figure}" stroke-width="${d`${r * 0.075}`}" d="${d`M${-size} ${-r * 0.05}A${r * 0.98} ${r * 0.25} 0 1 0 ${size} ${-r * 0.05}`}"/>`;
  const planet = disc(0, 0, size, tones.second) + shape(bands.join(''), tones.detail);
  const moon = disc(cx + r * 0.66, focus.y + r * 0.28, r * 0.13, tones.figure);
  return placed(cx, cy, 1, planet + back, random.pick([-24, 20, -14])) + moon;
}

function eclipse({ focus, tones, random }: Stage): string {
  const { cx, cy, r } = middle(focus);
  const shift = r * random.pick([-0.2, 0.2, 0]);
  const crown = Array.from({ length: 24 }, (_, n) => {
    const [x1, y1] = onCircle(cx, cy, r * 0.74, n * 15);
    const [x2, y2] = onCircle(cx, cy, r * (n % 2 === 0 ? 0.98 : 0.86), n * 15);
    return d`M${x1} ${y1}L${x2} ${y2}`;
  });
  return (
    line(crown.join(''), tones.second, r * 0.03) +
    disc(cx, cy, r * 0.66, tones.detail) +
    disc(cx + shift, cy - shift * 0.5, r * 0.57, tones.figure)
  );
}

function constellation({ focus, tones, random }: Stage): string {
  const { cx, cy, r } = middle(focus);
  const points = Array.from(
    { length: 8 },
    (_, n) =>
      [
        cx + ((n / 7) * 2 - 1) * focus.w * 0.44,
        cy + r * random.between(-0.8, 0.8) * (n % 2 === 0 ? 1 : 0.6),
      ] as const,
  );
  const path = points.map(([x, y], n) => d`${n === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const stars = points.map(([x, y]) => star(x, y, r * random.between(0.07, 0.2), tones.detail));
  return (
    ring(cx, cy, r * 0.96, tones.second, 3) +
    ring(cx, cy, r * 0.7, tones.second, 1.5) +
    line(path, tones.figure, 2.4) +
    stars.join('')
  );
}

/** A four-pointed star. */
function star(x: number, y: number, s: number, fill: string): string {
  return shape(
    d`M${x} ${y - s}Q${x} ${y} ${x + s} ${y}Q${x} ${y} ${x} ${y + s}Q${x} ${y} ${x - s} ${y}Q${x} ${y} ${x} ${y - s}z`,
    fill,
  );
}

/** The edge of a planet seen from above, another world rising over it. */
function limb({ w, h, focus, tones, random }: Stage): string {
  const { cx, r } = middle(focus);
  const edge = focus.y + focus.h * 0.74;
  const wide = w * 1.1;
  const near = disc(w / 2, edge + wide, wide, tones.figure);
  const x = cx + random.pick([-0.3, 0.3]) * r;
  const far = disc(x, focus.y + r * 0.72, r * 0.62, tones.second);
  const shade = halftone(
    { x: x - r * 0.62, y: focus.y + r * 0.5, w: r * 1.24, h: r * 0.84 },
    tones.ground,
    r / 13,
  );
  return (
    far +
    shade +
    disc(x - r * 0.7, focus.y + r * 0.24, r * 0.12, tones.detail) +
    near +
    rect(0, h - 1, w, 1, tones.figure) +
    ring(w / 2, edge + wide, wide + 9, tones.detail, 3)
  );
}
