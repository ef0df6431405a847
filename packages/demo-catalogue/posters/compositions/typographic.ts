import { flatOrPatternedBackground } from '../backgrounds.ts';
import { type Canvas, type Picture } from '../composition.ts';
import { circle, filledPath, rect, sectorPathData, svgNumbers } from '../svg.ts';
import { dots, hatch } from '../textures.ts';

/** Type only: no picture but bars, quarters and dots, as on the covers of a paperback series. */
export function typographic(canvas: Canvas): Picture {
  const { roles, random } = canvas;
  const drawn = random.pick([bars, quarters, screen, staves])(canvas);
  return { art: flatOrPatternedBackground(canvas) + drawn, sky: roles.ground, earth: roles.ground };
}

const heights = [0.3, 0.05, 0.18, 0.03, 0.1, 0.08];

function bars({ w, focus, roles, random }: Canvas): string {
  const colours = [roles.second, roles.detail, roles.figure];
  let y = focus.y + focus.h * 0.04;
  let art = '';
  for (let n = 0; y < focus.y + focus.h * 0.9; n += 1) {
    const high = focus.h * (heights[n % 6] ?? 0.1);
    art += rect(
      n % 3 === 1 ? 0 : focus.x,
      y,
      random.chance(0.5) ? w : focus.w * random.between(0.5, 0.9),
      high,
      colours[n % 3] ?? roles.figure,
    );
    y += high + focus.h * 0.035;
  }
  return art;
}

function quarters({ cx, cy, r, roles, random }: Canvas): string {
  const turn = random.pick([0, 90, 180, 270]);
  const big = filledPath(sectorPathData(cx, cy, r * 0.98, turn, turn + 180), roles.second);
  const small = filledPath(sectorPathData(cx, cy, r * 0.62, turn + 180, turn + 360), roles.figure);
  return big + small + circle(cx, cy, r * 0.24, roles.detail);
}

function screen({ focus, cx, cy, r, roles, random }: Canvas): string {
  const shift = random.pick([-1, 1]) * r * 0.3;
  return (
    circle(cx + shift, cy, r * 0.68, roles.second) +
    dots(focus, roles.figure, r * 0.11, r * 0.045) +
    circle(cx - shift, cy + r * 0.2, r * 0.24, roles.detail)
  );
}

function staves({ focus, cx, cy, r, roles, random }: Canvas): string {
  const side = random.pick([-1, 1]);
  const field = hatch(focus, roles.second, r * 0.09, r * 0.04);
  return (
    field +
    filledPath(
      svgNumbers`M${cx - side * r} ${cy + r * 0.96}A${r * 1.92} ${r * 1.92} 0 0 ${side > 0 ? 1 : 0} ${cx + side * r * 0.92} ${cy - r * 0.96}V${cy + r * 0.96}z`,
      roles.figure,
    ) +
    circle(cx + side * r * 0.34, cy + r * 0.36, r * 0.24, roles.detail)
  );
}
