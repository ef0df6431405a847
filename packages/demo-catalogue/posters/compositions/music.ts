import { flatOrPatternedBackground } from '../backgrounds.ts';
import { type Canvas, composed } from '../composition.ts';
import { drawing } from '../drawing.ts';
import {
  circle,
  filledPath,
  rect,
  ring,
  sectorPathData,
  strokedPath,
  svgNumbers,
  transformed,
} from '../svg.ts';

/** Music to look at: a record, piano keys, levels, a guitar. */
export const music = composed({ record, keys, levels, guitar }, { background: flatOrPatternedBackground });

function record({ cx, cy, r, roles, random }: Canvas): string {
  const grooves = [0.9, 0.82, 0.72, 0.64, 0.54, 0.47]
    .map((by) => ring(cx, cy, r * by, roles.second, 1.6))
    .join('');
  const glint = [random.between(190, 230), random.between(20, 50)]
    .map(
      (at) =>
        `<g opacity=".5">${filledPath(sectorPathData(cx, cy, r * 0.94, at, at + 22), roles.second)}</g>`,
    )
    .join('');
  const arm = strokedPath(
    svgNumbers`M${cx + r * 0.92} ${cy - r * 0.9}L${cx + r * 0.78} ${cy + r * 0.1}L${cx + r * 0.46} ${cy + r * 0.42}`,
    roles.detail,
    r * 0.055,
    'stroke-linejoin="round"',
  );
  return (
    circle(cx, cy, r * 0.98, roles.figure) +
    glint +
    grooves +
    circle(cx, cy, r * 0.36, roles.detail) +
    ring(cx, cy, r * 0.26, roles.figure, 2) +
    circle(cx, cy, r * 0.05, roles.ground) +
    arm
  );
}

function keys({ w, focus, roles, random }: Canvas): string {
  const wide = focus.w / 7;
  const count = Math.ceil(w / wide);
  const pressed = Math.floor(count / 2) + random.whole(-2, 2);
  const top = focus.y + focus.h * 0.1;
  const high = focus.h * 0.8;
  let art = rect(0, top - 12, w, 12, roles.figure);
  for (let n = 0; n < count; n += 1)
    art += rect(
      n * wide + 2,
      top,
      wide - 4,
      high + (n === pressed ? focus.h * 0.08 : 0),
      n === pressed ? roles.detail : roles.second,
    );
  for (let n = 0; n < count; n += 1)
    if (![2, 6].includes(n % 7))
      art += rect((n + 1) * wide - wide * 0.3, top, wide * 0.6, high * 0.6, roles.figure);
  return art;
}

function levels({ w, focus, roles, random }: Canvas): string {
  const wide = focus.w / 12;
  const foot = focus.y + focus.h * 0.94;
  let path = '';
  let tips = '';
  for (let x = (w % wide) / 2; x < w - wide / 2; x += wide) {
    const near = 1 - Math.abs(x + wide / 2 - w / 2) / (w * 0.75);
    const high = focus.h * 0.84 * near * random.between(0.35, 1);
    path += svgNumbers`M${x + wide * 0.5} ${foot}v${-high}`;
    tips += svgNumbers`M${x + wide * 0.14} ${foot - high - wide * 0.4}h${wide * 0.72}`;
  }
  return (
    strokedPath(
      path,
      roles.second,
      wide * 0.72,
      `stroke-dasharray="${svgNumbers`${wide * 0.34} ${wide * 0.14}`}"`,
    ) +
    strokedPath(tips, roles.detail, wide * 0.34) +
    rect(0, foot + 4, w, 4, roles.figure)
  );
}

function guitar({ cx, cy, r, roles, random }: Canvas): string {
  return (
    circle(cx, cy, r * 0.86, roles.second) +
    transformed(cx - r * 0.12, cy + r * 0.16, r / 118, drawing('music/guitar', roles), random.pick([28, -28]))
  );
}
