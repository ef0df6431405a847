import { flatOrPatternedBackground } from '../backgrounds.ts';
import { type Canvas, composed } from '../composition.ts';
import { circle, pointOnCircle, rect, strokedPath, svgNumbers } from '../svg.ts';

/** Mazes: a round one, a square one, a knot of lines. */
export const maze = composed({ round, square, threads }, { background: flatOrPatternedBackground });

function round({ cx, cy, r, roles, random }: Canvas): string {
  const walls = [0.22, 0.37, 0.52, 0.67, 0.82, 0.95];
  let path = '';
  for (const [n, by] of walls.entries()) {
    const gap = random.between(0, 360);
    const wide = 9 / by;
    const [x1, y1] = pointOnCircle(cx, cy, r * by, gap + wide);
    const [x2, y2] = pointOnCircle(cx, cy, r * by, gap - wide);
    path += svgNumbers`M${x1} ${y1}A${r * by} ${r * by} 0 1 1 ${x2} ${y2}`;
    const next = walls[n + 1];
    if (next === undefined) continue;
    for (const shift of [70, 200]) {
      const [a, b] = pointOnCircle(cx, cy, r * by, gap + shift);
      const [e, f] = pointOnCircle(cx, cy, r * next, gap + shift);
      path += svgNumbers`M${a} ${b}L${e} ${f}`;
    }
  }
  return (
    circle(cx, cy, r * 0.99, roles.second) +
    strokedPath(path, roles.figure, r * 0.055) +
    circle(cx, cy, r * 0.11, roles.detail)
  );
}

/** A depth-first maze on a grid, and the one thread through it. */
function square({ focus, cx, cy, roles, random }: Canvas): string {
  const side = 9;
  const cell = Math.min(focus.w, focus.h) / (side + 0.4);
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
    return svgNumbers`${left + ((at % side) + 0.5) * cell} ${top + (Math.floor(at / side) + 0.5) * cell}`;
  }
  const way = thread.map((at, n) => `${n === 0 ? 'M' : 'L'}${centre(at)}`).join('');
  const ends = 'stroke-linecap="square" stroke-linejoin="miter"';
  return (
    rect(left - 3, top - 3, cell * side + 6, cell * side + 6, roles.figure) +
    strokedPath(corridors, roles.second, cell * 0.6, ends) +
    strokedPath(way, roles.detail, cell * 0.22) +
    circle(cx, cy, cell * 0.28, roles.detail)
  );
}

function threads({ cx, cy, r, roles, random }: Canvas): string {
  let path = '';
  for (let n = 0; n < 26; n += 1) {
    const from = random.between(0, 360);
    const [x1, y1] = pointOnCircle(cx, cy, r * 0.93, from);
    const [x2, y2] = pointOnCircle(cx, cy, r * 0.93, from + random.between(110, 250));
    path += svgNumbers`M${x1} ${y1}L${x2} ${y2}`;
  }
  const pins = Array.from({ length: 16 }, (_, n) => {
    const [x, y] = pointOnCircle(cx, cy, r * 0.95, n * 22.5);
    return circle(x, y, r * 0.035, roles.figure);
  });
  return (
    circle(cx, cy, r * 0.86, roles.second) +
    strokedPath(path, roles.figure, 1.8) +
    pins.join('') +
    circle(cx, cy, r * 0.2, roles.detail)
  );
}
