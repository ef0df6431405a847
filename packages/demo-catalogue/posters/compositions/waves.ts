import { type Canvas, centreOf, type Picture, pickMotif } from '../composition.ts';
import { circle, filledPath, rect, strokedPath, svgNumbers } from '../svg.ts';

/** The sea: rolling lines, scales, a breaker; a fin, a sail or only the sun on it. */
export function waves(canvas: Canvas): Picture {
  const { w, h, focus, roles, random } = canvas;
  const { cx, r } = centreOf(focus);
  const kind = pickMotif(canvas, ['shark', 'sail', 'scales', 'breaker', 'island'] as const);
  const size = r * (kind === 'shark' ? 0.4 : 0.54);
  const sun = circle(
    cx + (kind === 'breaker' ? 0.42 : random.pick([-0.3, 0, 0.3])) * r,
    focus.y + size + 4,
    size,
    roles.detail,
  );
  const art = rect(0, 0, w, h, roles.ground) + sun + kinds[kind](canvas);
  return {
    art,
    sky: roles.ground,
    earth: kind === 'breaker' || kind === 'scales' ? roles.second : roles.figure,
  };
}

const kinds = { shark, sail, scales, breaker, island };

/** One rolling crest from edge to edge, filled down to the sheet's foot. */
function roll(w: number, h: number, level: number, length: number, swing: number, shift: number): string {
  let path = svgNumbers`M${-shift} ${level}`;
  for (let x = -shift; x < w; x += length)
    path += svgNumbers`q${length / 4} ${-swing} ${length / 2} 0t${length / 2} 0`;
  return `${path}V${Math.round(h)}H${Math.round(-shift)}z`;
}

function swell({ w, h, focus, roles, random }: Canvas, from: number): string {
  const colours = [roles.second, roles.figure, roles.second, roles.figure];
  const step = (focus.y + focus.h - from) / 3.4;
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
  const { focus, roles, random } = canvas;
  const { cx, r } = centreOf(focus);
  const level = focus.y + focus.h * 0.6;
  const side = random.pick([-1, 1]);
  const s = r * 0.9;
  const fin = svgNumbers`M${cx - side * s * 0.5} ${level + s * 0.2}C${cx - side * s * 0.2} ${level - s * 0.2} ${cx} ${level - s * 0.7} ${cx + side * s * 0.42} ${level - s * 0.82}C${cx + side * s * 0.2} ${level - s * 0.4} ${cx + side * s * 0.24} ${level - s * 0.1} ${cx + side * s * 0.4} ${level + s * 0.2}z`;
  return filledPath(fin, roles.figure) + swell(canvas, level);
}

function sail(canvas: Canvas): string {
  const { focus, roles, random } = canvas;
  const { cx, r } = centreOf(focus);
  const level = focus.y + focus.h * 0.7;
  const x = cx + random.between(-0.16, 0.16) * r;
  const s = r * 0.78;
  const hull = svgNumbers`M${x - s * 0.66} ${level - s * 0.12}H${x + s * 0.66}L${x + s * 0.44} ${level + s * 0.22}H${x - s * 0.44}z`;
  const main = svgNumbers`M${x + s * 0.06} ${level - s * 0.2}V${level - s * 1.5}Q${x + s * 0.66} ${level - s * 0.9} ${x + s * 0.6} ${level - s * 0.2}z`;
  const jib = svgNumbers`M${x - s * 0.06} ${level - s * 0.2}V${level - s * 1.3}L${x - s * 0.54} ${level - s * 0.2}z`;
  return (
    filledPath(main, roles.figure) +
    filledPath(jib, roles.second) +
    filledPath(hull, roles.figure) +
    swell(canvas, level)
  );
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

function breaker({ w, h, focus, roles }: Canvas): string {
  const { cx, r } = centreOf(focus);
  const foot = focus.y + focus.h;
  const at = (x: number, y: number): string => svgNumbers`${cx + x * r} ${foot + y * r}`;
  const curl = `M${svgNumbers`0 ${foot}`}V${svgNumbers`${foot - r * 0.5}`}C${at(-0.9, -0.5)} ${at(-0.9, -1.5)} ${at(-0.1, -1.56)}C${at(0.44, -1.56)} ${at(0.66, -1.16)} ${at(0.5, -0.86)}C${at(0.42, -1.12)} ${at(0.16, -1.2)} ${at(0.02, -1.02)}C${at(-0.22, -0.7)} ${at(0.3, -0.34)} ${at(1.1, -0.34)}L${svgNumbers`${w} ${foot - r * 0.3}`}V${svgNumbers`${h}`}H0z`;
  const foam = `M${at(-0.62, -0.5)}C${at(-0.56, -1.1)} ${at(-0.4, -1.34)} ${at(-0.06, -1.38)}M${at(-0.36, -0.4)}C${at(-0.34, -0.9)} ${at(-0.24, -1.1)} ${at(0, -1.2)}M${at(-0.14, -0.3)}C${at(-0.16, -0.6)} ${at(-0.12, -0.8)} ${at(-0.06, -0.92)}`;
  const drops = [
    [0.62, -0.7],
    [0.74, -0.9],
    [0.5, -0.6],
    [0.82, -0.62],
  ].map(([x = 0, y = 0]) => circle(cx + x * r, foot + y * r, r * 0.045, roles.figure));
  const base = filledPath(roll(w, h, foot - r * 0.1, focus.w * 0.3, r * 0.1, r), roles.second);
  return (
    filledPath(curl, roles.figure) +
    strokedPath(foam, roles.ground, r * 0.045, 'stroke-linecap="round"') +
    drops.join('') +
    base
  );
}

function island(canvas: Canvas): string {
  const { w, h, focus, roles } = canvas;
  const { cx, r } = centreOf(focus);
  const level = focus.y + focus.h * 0.68;
  const hump = svgNumbers`M${cx - r * 0.62} ${level}Q${cx - r * 0.3} ${level - r * 0.36} ${cx + r * 0.1} ${level - r * 0.24}T${cx + r * 0.7} ${level}z`;
  const trunk = strokedPath(
    svgNumbers`M${cx} ${level - r * 0.2}Q${cx - r * 0.06} ${level - r * 0.6} ${cx + r * 0.12} ${level - r * 0.92}`,
    roles.figure,
    r * 0.06,
  );
  const top = [cx + r * 0.12, level - r * 0.92] as const;
  const leaves = [
    [-0.5, 0.1],
    [-0.42, -0.24],
    [0.06, -0.36],
    [0.44, -0.12],
    [0.46, 0.2],
  ].map(
    ([x = 0, y = 0]) =>
      svgNumbers`M${top[0]} ${top[1]}q${x * r * 0.4} ${y * r - r * 0.26} ${x * r} ${y * r}q${-x * r * 0.5} ${-r * 0.1} ${-x * r} ${-y * r}z`,
  );
  const sea = rect(0, level, w, h - level, roles.figure);
  const glints = [0.1, 0.24, 0.38].map(
    (at, n) => svgNumbers`M${cx - r * (0.8 - n * 0.16)} ${level + focus.h * at * 0.7}h${r * (1.5 - n * 0.4)}`,
  );
  return (
    filledPath(hump, roles.second) +
    trunk +
    filledPath(leaves.join(''), roles.figure) +
    sea +
    strokedPath(glints.join(''), roles.second, 5)
  );
}
