import { middle, type Picture, type Stage, variant } from '../composition.ts';
import { d, disc, line, rect, shape } from '../svg.ts';

/** The sea: rolling lines, scales, a breaker; a fin, a sail or only the sun on it. */
export function waves(stage: Stage): Picture {
  const { w, h, focus, tones, random } = stage;
  const { cx, r } = middle(focus);
  const kind = variant(stage, ['shark', 'sail', 'scales', 'breaker', 'island'] as const);
  const size = r * (kind === 'shark' ? 0.4 : 0.54);
  const sun = disc(
    cx + (kind === 'breaker' ? 0.42 : random.pick([-0.3, 0, 0.3])) * r,
    focus.y + size + 4,
    size,
    tones.detail,
  );
  const art = rect(0, 0, w, h, tones.ground) + sun + kinds[kind](stage);
  return {
    art,
    sky: tones.ground,
    earth: kind === 'breaker' || kind === 'scales' ? tones.second : tones.figure,
  };
}

const kinds = { shark, sail, scales, breaker, island };

/** One rolling crest from edge to edge, filled down to the sheet's foot. */
function roll(w: number, h: number, level: number, length: number, swing: number, shift: number): string {
  let path = d`M${-shift} ${level}`;
  for (let x = -shift; x < w; x += length)
    path += d`q${length / 4} ${-swing} ${length / 2} 0t${length / 2} 0`;
  return `${path}V${Math.round(h)}H${Math.round(-shift)}z`;
}

function swell({ w, h, focus, tones, random }: Stage, from: number): string {
  const colours = [tones.second, tones.figure, tones.second, tones.figure];
  const step = (focus.y + focus.h - from) / 3.4;
  return colours
    .map((colour, n) =>
      shape(
        roll(w, h, from + n * step, focus.w * 0.42, focus.h * 0.06, random.between(0, focus.w * 0.42)),
        colour,
      ),
    )
    .join('');
}

function shark(stage: Stage): string {
  const { focus, tones, random } = stage;
  const { cx, r } = middle(focus);
  const level = focus.y + focus.h * 0.6;
  const side = random.pick([-1, 1]);
  const s = r * 0.9;
  const fin = d`M${cx - side * s * 0.5} ${level + s * 0.2}C${cx - side * s * 0.2} ${level - s * 0.2} ${cx} ${level - s * 0.7} ${cx + side * s * 0.42} ${level - s * 0.82}C${cx + side * s * 0.2} ${level - s * 0.4} ${cx + side * s * 0.24} ${level - s * 0.1} ${cx + side * s * 0.4} ${level + s * 0.2}z`;
  return shape(fin, tones.figure) + swell(stage, level);
}

function sail(stage: Stage): string {
  const { focus, tones, random } = stage;
  const { cx, r } = middle(focus);
  const level = focus.y + focus.h * 0.7;
  const x = cx + random.between(-0.16, 0.16) * r;
  const s = r * 0.78;
  const hull = d`M${x - s * 0.66} ${level - s * 0.12}H${x + s * 0.66}L${x + s * 0.44} ${level + s * 0.22}H${x - s * 0.44}z`;
  const main = d`M${x + s * 0.06} ${level - s * 0.2}V${level - s * 1.5}Q${x + s * 0.66} ${level - s * 0.9} ${x + s * 0.6} ${level - s * 0.2}z`;
  const jib = d`M${x - s * 0.06} ${level - s * 0.2}V${level - s * 1.3}L${x - s * 0.54} ${level - s * 0.2}z`;
  return (
    shape(main, tones.figure) + shape(jib, tones.second) + shape(hull, tones.figure) + swell(stage, level)
  );
}

/** Rows of overlapping rings, as on Japanese cloth. */
function scales({ w, h, focus, tones }: Stage): string {
  const size = focus.w / 7;
  let art = rect(0, focus.y + focus.h * 0.52, w, h, tones.second);
  const rows = Math.floor((focus.h * 0.48) / (size * 0.5)) - 1;
  for (let row = 0; row < rows; row += 1) {
    const y = focus.y + focus.h * 0.52 + size * 0.5 * (row + 0.4);
    const shift = row % 2 === 0 ? 0 : size;
    let outer = '';
    let inner = '';
    for (let x = -shift; x < w + size; x += size * 2) {
      outer += d`M${x - size} ${y}a${size} ${size} 0 0 1 ${size * 2} 0z`;
      inner += d`M${x - size * 0.66} ${y}a${size * 0.66} ${size * 0.66} 0 0 1 ${size * 1.32} 0M${x - size * 0.3} ${y}a${size * 0.3} ${size * 0.3} 0 0 1 ${size * 0.6} 0`;
    }
    art +=
      shape(outer, row % 2 === 0 ? tones.figure : tones.second) +
      line(inner, row % 2 === 0 ? tones.ground : tones.figure, size * 0.1);
  }
  return art + rect(0, focus.y + focus.h * 0.52 + size * 0.5 * (rows - 0.6), w, h, tones.second);
}

function breaker({ w, h, focus, tones }: Stage): string {
  const { cx, r } = middle(focus);
  const foot = focus.y + focus.h;
  const at = (x: number, y: number): string => d`${cx + x * r} ${foot + y * r}`;
  const curl = `M${d`0 ${foot}`}V${d`${foot - r * 0.5}`}C${at(-0.9, -0.5)} ${at(-0.9, -1.5)} ${at(-0.1, -1.56)}C${at(0.44, -1.56)} ${at(0.66, -1.16)} ${at(0.5, -0.86)}C${at(0.42, -1.12)} ${at(0.16, -1.2)} ${at(0.02, -1.02)}C${at(-0.22, -0.7)} ${at(0.3, -0.34)} ${at(1.1, -0.34)}L${d`${w} ${foot - r * 0.3}`}V${d`${h}`}H0z`;
  const foam = `M${at(-0.62, -0.5)}C${at(-0.56, -1.1)} ${at(-0.4, -1.34)} ${at(-0.06, -1.38)}M${at(-0.36, -0.4)}C${at(-0.34, -0.9)} ${at(-0.24, -1.1)} ${at(0, -1.2)}M${at(-0.14, -0.3)}C${at(-0.16, -0.6)} ${at(-0.12, -0.8)} ${at(-0.06, -0.92)}`;
  const drops = [
    [0.62, -0.7],
    [0.74, -0.9],
    [0.5, -0.6],
    [0.82, -0.62],
  ].map(([x = 0, y = 0]) => disc(cx + x * r, foot + y * r, r * 0.045, tones.figure));
  const base = shape(roll(w, h, foot - r * 0.1, focus.w * 0.3, r * 0.1, r), tones.second);
  return (
    shape(curl, tones.figure) +
    line(foam, tones.ground, r * 0.045, 'stroke-linecap="round"') +
    drops.join('') +
    base
  );
}

function island(stage: Stage): string {
  const { w, h, focus, tones } = stage;
  const { cx, r } = middle(focus);
  const level = focus.y + focus.h * 0.68;
  const hump = d`M${cx - r * 0.62} ${level}Q${cx - r * 0.3} ${level - r * 0.36} ${cx + r * 0.1} ${level - r * 0.24}T${cx + r * 0.7} ${level}z`;
  const trunk = line(
    d`M${cx} ${level - r * 0.2}Q${cx - r * 0.06} ${level - r * 0.6} ${cx + r * 0.12} ${level - r * 0.92}`,
    tones.figure,
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
      d`M${top[0]} ${top[1]}q${x * r * 0.4} ${y * r - r * 0.26} ${x * r} ${y * r}q${-x * r * 0.5} ${-r * 0.1} ${-x * r} ${-y * r}z`,
  );
  const sea = rect(0, level, w, h - level, tones.figure);
  const glints = [0.1, 0.24, 0.38].map(
    (at, n) => d`M${cx - r * (0.8 - n * 0.16)} ${level + focus.h * at * 0.7}h${r * (1.5 - n * 0.4)}`,
  );
  return (
    shape(hump, tones.second) +
    trunk +
    shape(leaves.join(''), tones.figure) +
    sea +
    line(glints.join(''), tones.second, 5)
  );
}
