import { middle, type Picture, type Stage, variant } from '../composition.ts';
import { sheet } from '../scenery.ts';
import { d, disc, line, onCircle, rect } from '../svg.ts';

/** A way in and no way out: a round maze, a square one, a city plan, a knot of lines. */
export function maze(stage: Stage): Picture {
  const { tones } = stage;
  const kind = variant(stage, ['round', 'square', 'threads'] as const);
  const art = sheet(stage) + kinds[kind](stage);
  return { art, sky: tones.ground, earth: tones.ground };
}

const kinds = { round, square, threads };

function round({ focus, tones, random }: Stage): string {
  const { cx, cy, r } = middle(focus);
  const walls = [0.22, 0.37, 0.52, 0.67, 0.82, 0.95];
  let path = '';
  for (const [n, by] of walls.entries()) {
    const gap = random.between(0, 360);
    const wide = 9 / by;
    const [x1, y1] = onCircle(cx, cy, r * by, gap + wide);
    const [x2, y2] = onCircle(cx, cy, r * by, gap - wide);
    path += d`M${x1} ${y1}A${r * by} ${r * by} 0 1 1 ${x2} ${y2}`;
    const next = walls[n + 1];
    if (next === undefined) continue;
    for (const shift of [70, 200]) {
      const [a, b] = onCircle(cx, cy, r * by, gap + shift);
      const [e, f] = onCircle(cx, cy, r * next, gap + shift);
      path += d`M${a} ${b}L${e} ${f}`;
    }
  }
  return (
    disc(cx, cy, r * 0.99, tones.second) +
    line(path, tones.figure, r * 0.055) +
    disc(cx, cy, r * 0.11, tones.detail)
  );
}

/** A depth-first maze on a grid, and the one thread through it. */
function square({ focus, tones, random }: Stage): string {
  const side = 9;
  const cell = Math.min(focus.w, focus.h) / (side + 0.4);
  const { cx, cy } = middle(focus);
  const [left, top] = [cx - (cell * side) / 2, cy - (cell * side) / 2];
  const seen = new Set<number>([0]);
  const trail: number[] = [0];
  let corridors = '';
  let thread: readonly number[] = [];
  while (trail.length > 0) {
    const at = trail.at(-1) ?? 0;
    const near = [at - side, at + side, at % side > 0 ? at - 1 : -1, at % side < side - 1 ? at + 1 : -1];
    const free = near.filter((cellAt) => cellAt >= 0 && cellAt < side * side && !seen.has(cellAt));
    if (free.length === 0) {
      trail.pop();
      continue;
    }
    const next = random.pick(free);
    corridors += `M${centre(at)}L${centre(next)}`;
    seen.add(next);
    trail.push(next);
    if (next === (side * side - 1) / 2) thread = [...trail];
  }
  function centre(at: number): string {
    return d`${left + ((at % side) + 0.5) * cell} ${top + (Math.floor(at / side) + 0.5) * cell}`;
  }
  const way = thread.map((at, n) => `${n === 0 ? 'M' : 'L'}${centre(at)}`).join('');
  const ends = 'stroke-linecap="square" stroke-linejoin="miter"';
  return (
    rect(left - 3, top - 3, cell * side + 6, cell * side + 6, tones.figure) +
    line(corridors, tones.second, cell * 0.6, ends) +
    line(way, tones.detail, cell * 0.22) +
    disc(cx, cy, cell * 0.28, tones.detail)
  );
}

function threads({ focus, tones, random }: Stage): string {
  const { cx, cy, r } = middle(focus);
  let path = '';
  for (let n = 0; n < 26; n += 1) {
    const from = random.between(0, 360);
    const [x1, y1] = onCircle(cx, cy, r * 0.93, from);
    const [x2, y2] = onCircle(cx, cy, r * 0.93, from + random.between(110, 250));
    path += d`M${x1} ${y1}L${x2} ${y2}`;
  }
  const pins = Array.from({ length: 16 }, (_, n) => {
    const [x, y] = onCircle(cx, cy, r * 0.95, n * 22.5);
    return disc(x, y, r * 0.035, tones.figure);
  });
  return (
    disc(cx, cy, r * 0.86, tones.second) +
    line(path, tones.figure, 1.8) +
    pins.join('') +
    disc(cx, cy, r * 0.2, tones.detail)
  );
}
