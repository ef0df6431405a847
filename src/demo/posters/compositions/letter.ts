import { middle, type Picture, type Stage } from '../composition.ts';
import { dots, hatch } from '../grain.ts';
import { sheet } from '../scenery.ts';
import { d, disc, rect, shape, slice } from '../svg.ts';

/** Type only: no picture but bars, quarters and dots, as on the covers of a paperback series. */
export function letter(stage: Stage): Picture {
  const { tones, random } = stage;
  const drawn = random.pick([bars, quarters, screen, staves])(stage);
  return { art: sheet(stage) + drawn, sky: tones.ground, earth: tones.ground };
}

const heights = [0.3, 0.05, 0.18, 0.03, 0.1, 0.08];

function bars({ w, focus, tones, random }: Stage): string {
  const colours = [tones.second, tones.detail, tones.figure];
  let y = focus.y + focus.h * 0.04;
  let art = '';
  for (let n = 0; y < focus.y + focus.h * 0.9; n += 1) {
    const high = focus.h * (heights[n % 6] ?? 0.1);
    art += rect(
      n % 3 === 1 ? 0 : focus.x,
      y,
      random.chance(0.5) ? w : focus.w * random.between(0.5, 0.9),
      high,
      colours[n % 3] ?? tones.figure,
    );
    y += high + focus.h * 0.035;
  }
  return art;
}

function quarters({ focus, tones, random }: Stage): string {
  const { cx, cy, r } = middle(focus);
  const turn = random.pick([0, 90, 180, 270]);
  const big = shape(slice(cx, cy, r * 0.98, turn, turn + 180), tones.second);
  const small = shape(slice(cx, cy, r * 0.62, turn + 180, turn + 360), tones.figure);
  return big + small + disc(cx, cy, r * 0.24, tones.detail);
}

function screen({ focus, tones, random }: Stage): string {
  const { cx, cy, r } = middle(focus);
  const shift = random.pick([-1, 1]) * r * 0.3;
  return (
    disc(cx + shift, cy, r * 0.68, tones.second) +
    dots(focus, tones.figure, r * 0.11, r * 0.045) +
    disc(cx - shift, cy + r * 0.2, r * 0.24, tones.detail)
  );
}

function staves({ focus, tones, random }: Stage): string {
  const { cx, cy, r } = middle(focus);
  const side = random.pick([-1, 1]);
  const field = hatch(focus, tones.second, r * 0.09, r * 0.04);
  return (
    field +
    shape(
      d`M${cx - side * r} ${cy + r * 0.96}A${r * 1.92} ${r * 1.92} 0 0 ${side > 0 ? 1 : 0} ${cx + side * r * 0.92} ${cy - r * 0.96}V${cy + r * 0.96}z`,
      tones.figure,
    ) +
    disc(cx + side * r * 0.34, cy + r * 0.36, r * 0.24, tones.detail)
  );
}
