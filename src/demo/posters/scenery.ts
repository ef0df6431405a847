import { type Colour, contrast, mix } from './colour.ts';
import { middle, type Stage } from './composition.ts';
import type { Box } from './grain.ts';
import { d, disc, line, polygon, rect, ring, shape, slice } from './svg.ts';

/** The flat sheet with a quiet scene on its band: something for a lone motif to stand before. */
export function scene(stage: Stage): string {
  const { w, h, band, tones, scenes } = stage;
  const tint = tintOf(stage);
  const kind = scenes.pick(kinds);
  const inside = d`<svg y="${band.y}" width="${w}" height="${band.h}" viewBox="0 ${band.y} ${w} ${band.h}">${kind(stage, tint)}</svg>`;
  return rect(0, 0, w, h, tones.ground) + inside;
}

/** The flat sheet; with a scene where the picture has the whole sheet or panel to itself. */
export function sheet(stage: Stage): string {
  const { w, h, band, tones } = stage;
  return band.h < h ? rect(0, 0, w, h, tones.ground) : scene(stage);
}

/** A colour just far enough from the ground to be seen, so that any of the four still stands out from it. */
export function tintOf({ tones: { ground, second } }: Stage): Colour {
  for (let share = 0.1; share < 0.6; share += 0.05) {
    const tint = mix(ground, second, share);
    if (contrast(tint, ground) >= 1.22) return tint;
  }
  return mix(ground, second, 0.6);
}

type Scene = (stage: Stage, tint: Colour) => string;

const far = ({ w, h }: Box | Stage): number => Math.hypot(w, h);

const burst: Scene = (stage, tint) => {
  const { cx, cy } = middle(stage.focus);
  const count = stage.scenes.pick([12, 16, 20]);
  const step = 360 / count;
  const rays = Array.from({ length: count }, (_, n) => slice(cx, cy, far(stage), n * step, (n + 0.5) * step));
  return shape(rays.join(''), tint);
};

const rings: Scene = (stage, tint) => {
  const { cx, cy, r } = middle(stage.focus);
  const count = Math.ceil(stage.w / r / 0.84);
  return Array.from({ length: count }, (_, n) => ring(cx, cy, r * (1.2 + n * 0.42), tint, r * 0.2)).join('');
};

const floor: Scene = ({ w, h, focus, tones }, tint) => {
  const { cy, r } = middle(focus);
  const level = cy + r * 0.6;
  return rect(0, level, w, h - level, tint) + line(d`M0 ${level}H${w}`, tones.second, 2);
};

const half: Scene = ({ w, h, focus, scenes }, tint) => {
  const { cx } = middle(focus);
  return scenes.chance(0.5) ? rect(cx, 0, w - cx, h, tint) : rect(0, 0, cx, h, tint);
};

const slant: Scene = ({ w, focus, band, scenes }, tint) => {
  const { cx, cy, r } = middle(focus);
  const lean = scenes.pick([-1, 1]) * r * 0.6;
  const [top, foot] = [band.y, band.y + band.h];
  const at = (y: number): number => cx + (lean * (cy - y)) / r;
  return shape(
    polygon([
      [at(top), top],
      [w, top],
      [w, foot],
      [at(foot), foot],
    ]),
    tint,
  );
};

const stripes: Scene = ({ w, h, focus }, tint) => {
  const { cx } = middle(focus);
  const wide = focus.w / 9;
  let path = '';
  for (let x = (cx % (wide * 2)) - wide * 1.5; x < w; x += wide * 2)
    path += d`M${x} 0h${wide}v${h}h${-wide}z`;
  return shape(path, tint);
};

const corners: Scene = ({ w, band, scenes }, tint) => {
  const size = Math.min(band.h * 0.72, w * 0.56);
  const [left, right] = scenes.chance(0.5) ? [band.y, band.y + band.h] : [band.y + band.h, band.y];
  return disc(0, left, size, tint) + disc(w, right, size, tint);
};

const arch: Scene = ({ w, band, focus }, tint) => {
  const { cx, cy, r } = middle(focus);
  const foot = band.y + band.h;
  const one = (x: number, half: number, top: number): string =>
    d`M${x - half} ${foot}V${top}a${half} ${half} 0 0 1 ${half * 2} 0V${foot}z`;
  const step = r * 2.24;
  const sides = Array.from(
    { length: Math.ceil(w / step / 2) },
    (_, n) => one(cx - (n + 1) * step, r * 0.98, cy) + one(cx + (n + 1) * step, r * 0.98, cy),
  );
  return shape(one(cx, r * 1.04, cy - r * 0.02) + sides.join(''), tint);
};

const hills: Scene = ({ w, h, focus }, tint) => {
  const { cx, cy, r } = middle(focus);
  return shape(
    d`M0 ${cy + r * 0.5}Q${cx - r} ${cy - r * 0.3} ${cx} ${cy + r * 0.4}T${w} ${cy + r * 0.3}V${h}H0z`,
    tint,
  );
};

const moon: Scene = ({ focus, scenes }, tint) => {
  const { cx, cy, r } = middle(focus);
  return disc(cx + scenes.pick([-0.5, 0.5]) * r, cy - r * 0.2, r * 1.06, tint);
};

const kinds: readonly Scene[] = [burst, rings, floor, half, slant, stripes, corners, arch, hills, moon];
