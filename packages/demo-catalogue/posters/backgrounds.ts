import { type Colour, contrastRatio, mix } from './colour.ts';
import type { Canvas } from './composition.ts';
import {
  circle,
  filledPath,
  polygonPathData,
  rect,
  ring,
  sectorPathData,
  strokedPath,
  svgNumbers,
} from './svg.ts';
import type { Box } from './textures.ts';

/** A flat background with a random low-contrast pattern, for compositions of a single motif. */
export function patternedBackground(canvas: Canvas): string {
  const { w, h, backgroundBox, roles, backgroundRandom } = canvas;
  const tint = backgroundTint(canvas);
  const kind = backgroundRandom.pick(kinds);
  const inside = svgNumbers`<svg y="${backgroundBox.y}" width="${w}" height="${backgroundBox.h}" viewBox="0 ${backgroundBox.y} ${w} ${backgroundBox.h}">${kind(canvas, tint)}</svg>`;
  return rect(0, 0, w, h, roles.ground) + inside;
}

/** A flat background; with a pattern if no type shares the sheet or panel. */
export function flatOrPatternedBackground(canvas: Canvas): string {
  const { w, h, backgroundBox, roles } = canvas;
  return backgroundBox.h < h ? rect(0, 0, w, h, roles.ground) : patternedBackground(canvas);
}

/** The mix of ground and second colour nearest to the ground whose contrast to it reaches 1.22. */
export function backgroundTint({ roles: { ground, second } }: Canvas): Colour {
  for (let share = 0.1; share < 0.6; share += 0.05) {
    const tint = mix(ground, second, share);
    if (contrastRatio(tint, ground) >= 1.22) return tint;
  }
  return mix(ground, second, 0.6);
}

type BackgroundPattern = (canvas: Canvas, tint: Colour) => string;

const far = ({ w, h }: Box | Canvas): number => Math.hypot(w, h);

const burst: BackgroundPattern = (canvas, tint) => {
  const { cx, cy } = canvas;
  const count = canvas.backgroundRandom.pick([12, 16, 20]);
  const step = 360 / count;
  const rays = Array.from({ length: count }, (_, n) =>
    sectorPathData(cx, cy, far(canvas), n * step, (n + 0.5) * step),
  );
  return filledPath(rays.join(''), tint);
};

const rings: BackgroundPattern = (canvas, tint) => {
  const { cx, cy, r } = canvas;
  const count = Math.ceil(canvas.w / r / 0.84);
  return Array.from({ length: count }, (_, n) => ring(cx, cy, r * (1.2 + n * 0.42), tint, r * 0.2)).join('');
};

const floor: BackgroundPattern = ({ w, h, cy, r, roles }, tint) => {
  const level = cy + r * 0.6;
  return rect(0, level, w, h - level, tint) + strokedPath(svgNumbers`M0 ${level}H${w}`, roles.second, 2);
};

const half: BackgroundPattern = ({ w, h, cx, backgroundRandom }, tint) => {
  return backgroundRandom.chance(0.5) ? rect(cx, 0, w - cx, h, tint) : rect(0, 0, cx, h, tint);
};

const slant: BackgroundPattern = ({ w, backgroundBox, cx, cy, r, backgroundRandom }, tint) => {
  const lean = backgroundRandom.pick([-1, 1]) * r * 0.6;
  const [top, foot] = [backgroundBox.y, backgroundBox.y + backgroundBox.h];
  const at = (y: number): number => cx + (lean * (cy - y)) / r;
  return filledPath(
    polygonPathData([
      [at(top), top],
      [w, top],
      [w, foot],
      [at(foot), foot],
    ]),
    tint,
  );
};

const stripes: BackgroundPattern = ({ w, h, focus, cx }, tint) => {
  const wide = focus.w / 9;
  let path = '';
  for (let x = (cx % (wide * 2)) - wide * 1.5; x < w; x += wide * 2)
    path += svgNumbers`M${x} 0h${wide}v${h}h${-wide}z`;
  return filledPath(path, tint);
};

const corners: BackgroundPattern = ({ w, backgroundBox, backgroundRandom }, tint) => {
  const size = Math.min(backgroundBox.h * 0.72, w * 0.56);
  const [left, right] = backgroundRandom.chance(0.5)
    ? [backgroundBox.y, backgroundBox.y + backgroundBox.h]
    : [backgroundBox.y + backgroundBox.h, backgroundBox.y];
  return circle(0, left, size, tint) + circle(w, right, size, tint);
};

const arch: BackgroundPattern = ({ w, backgroundBox, cx, cy, r }, tint) => {
  const foot = backgroundBox.y + backgroundBox.h;
  const one = (x: number, half: number, top: number): string =>
    svgNumbers`M${x - half} ${foot}V${top}a${half} ${half} 0 0 1 ${half * 2} 0V${foot}z`;
  const step = r * 2.24;
  const sides = Array.from(
    { length: Math.ceil(w / step / 2) },
    (_, n) => one(cx - (n + 1) * step, r * 0.98, cy) + one(cx + (n + 1) * step, r * 0.98, cy),
  );
  return filledPath(one(cx, r * 1.04, cy - r * 0.02) + sides.join(''), tint);
};

const hills: BackgroundPattern = ({ w, h, cx, cy, r }, tint) => {
  return filledPath(
    svgNumbers`M0 ${cy + r * 0.5}Q${cx - r} ${cy - r * 0.3} ${cx} ${cy + r * 0.4}T${w} ${cy + r * 0.3}V${h}H0z`,
    tint,
  );
};

const moon: BackgroundPattern = ({ cx, cy, r, backgroundRandom }, tint) => {
  return circle(cx + backgroundRandom.pick([-0.5, 0.5]) * r, cy - r * 0.2, r * 1.06, tint);
};

const kinds: readonly BackgroundPattern[] = [
  burst,
  rings,
  floor,
  half,
  slant,
  stripes,
  corners,
  arch,
  hills,
  moon,
];
