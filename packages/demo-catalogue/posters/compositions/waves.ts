import { type Canvas, composed, flatBackground } from '../composition.ts';
import { drawingAt } from '../drawing.ts';
import { circle, filledPath, mirrored, rect, strokedPath, svgNumbers } from '../svg.ts';

/** The sea: rolling lines, scales, a breaker; a fin, a sail or only the sun on it. */
export const waves = composed(
  { shark, sail, scales, breaker, island },
  { background: sun, earth: 'figure', earths: { breaker: 'second', scales: 'second' } },
);

function sun(canvas: Canvas, motif: string): string {
  const { focus, cx, r, roles, random } = canvas;
  const size = r * (motif === 'shark' ? 0.4 : 0.54);
  const x = cx + (motif === 'breaker' ? 0.42 : random.pick([-0.3, 0, 0.3])) * r;
  return flatBackground(canvas) + circle(x, focus.y + size + 4, size, roles.detail);
}

/** One rolling crest from edge to edge, filled down to the sheet's foot. */
function roll(w: number, h: number, level: number, length: number, swing: number, shift: number): string {
  let path = svgNumbers`M${-shift} ${level}`;
  for (let x = -shift; x < w; x += length)
    path += svgNumbers`q${length / 4} ${-swing} ${length / 2} 0t${length / 2} 0`;
  return `${path}V${Math.round(h)}H${Math.round(-shift)}z`;
}

function swell({ w, h, focus, foot, roles, random }: Canvas, from: number): string {
  const colours = [roles.second, roles.figure, roles.second, roles.figure];
  const step = (foot - from) / 3.4;
  return colours
    .map((colour, n) =>
      filledPath(
        roll(w, h, from + n * step, focus.w * 0.42, focus.h * 0.06, random.between(0, focus.w * 0.42)),
        colour,
      ),
    )
    .join('');
}

function shark(canvas: Canvas): string {
  const { focus, cx, r, roles, random } = canvas;
  const level = focus.y + focus.h * 0.6;
  const side = random.pick([-1, 1]);
  const fin = drawingAt('waves/fin', cx, level, r * 0.9, roles);
  return (side < 0 ? mirrored(cx, fin) : fin) + swell(canvas, level);
}

function sail(canvas: Canvas): string {
  const { focus, cx, r, roles, random } = canvas;
  const level = focus.y + focus.h * 0.7;
  const x = cx + random.between(-0.16, 0.16) * r;
  return drawingAt('waves/boat', x, level, r * 0.78, roles) + swell(canvas, level);
}

/** Rows of overlapping rings, as on Japanese cloth. */
function scales({ w, h, focus, roles }: Canvas): string {
  const size = focus.w / 7;
  let art = rect(0, focus.y + focus.h * 0.52, w, h, roles.second);
  const rows = Math.floor((focus.h * 0.48) / (size * 0.5)) - 1;
  for (let row = 0; row < rows; row += 1) {
    const y = focus.y + focus.h * 0.52 + size * 0.5 * (row + 0.4);
    const shift = row % 2 === 0 ? 0 : size;
    let outer = '';
    let inner = '';
    for (let x = -shift; x < w + size; x += size * 2) {
      outer += svgNumbers`M${x - size} ${y}a${size} ${size} 0 0 1 ${size * 2} 0z`;
      inner += svgNumbers`M${x - size * 0.66} ${y}a${size * 0.66} ${size * 0.66} 0 0 1 ${size * 1.32} 0M${x - size * 0.3} ${y}a${size * 0.3} ${size * 0.3} 0 0 1 ${size * 0.6} 0`;
    }
    art +=
      filledPath(outer, row % 2 === 0 ? roles.figure : roles.second) +
      strokedPath(inner, row % 2 === 0 ? roles.ground : roles.figure, size * 0.1);
  }
  return art + rect(0, focus.y + focus.h * 0.52 + size * 0.5 * (rows - 0.6), w, h, roles.second);
}

function breaker({ w, h, focus, cx, r, foot, roles }: Canvas): string {
  const at = (x: number, y: number): string => svgNumbers`${cx + x * r} ${foot + y * r}`;
  const curl = `M${svgNumbers`0 ${foot}`}V${svgNumbers`${foot - r * 0.5}`}C${at(-0.9, -0.5)} ${at(-0.9, -1.5)} ${at(-0.1, -1.56)}C${at(0.44, -1.56)} ${at(0.66, -1.16)} ${at(0.5, -0.86)}C${at(0.42, -1.12)} ${at(0.16, -1.2)} ${at(0.02, -1.02)}C${at(-0.22, -0.7)} ${at(0.3, -0.34)} ${at(1.1, -0.34)}L${svgNumbers`${w} ${foot - r * 0.3}`}V${svgNumbers`${h}`}H0z`;
  const base = filledPath(roll(w, h, foot - r * 0.1, focus.w * 0.3, r * 0.1, r), roles.second);
  return filledPath(curl, roles.figure) + drawingAt('waves/foam', cx, foot, r, roles) + base;
}

function island(canvas: Canvas): string {
  const { w, h, focus, cx, r, roles } = canvas;
  const level = focus.y + focus.h * 0.68;
  const sea = rect(0, level, w, h - level, roles.figure);
  const glints = [0.1, 0.24, 0.38].map(
    (at, n) => svgNumbers`M${cx - r * (0.8 - n * 0.16)} ${level + focus.h * at * 0.7}h${r * (1.5 - n * 0.4)}`,
  );
  return drawingAt('waves/island', cx, level, r, roles) + sea + strokedPath(glints.join(''), roles.second, 5);
}
