import { middle, type Picture, type Stage, variant } from '../composition.ts';
import { sheet } from '../scenery.ts';
import { d, disc, oval, polygon, rect, shape } from '../svg.ts';

/** A stage: drapes, spotlights, a bill of stripes; somebody small in the light. */
export function theatre(stage: Stage): Picture {
  const { tones } = stage;
  const kind = variant(stage, ['drapes', 'spots', 'tent'] as const);
  const art = sheet(stage) + kinds[kind](stage);
  return { art, sky: tones.ground, earth: kind === 'tent' ? tones.ground : tones.figure };
}

const kinds = { drapes, spots, tent };

function performer(x: number, foot: number, high: number, colour: string): string {
  const w = high * 0.16;
  return (
    shape(
      d`M${x - w} ${foot}L${x - w * 0.5} ${foot - high * 0.74}H${x + w * 0.5}L${x + w} ${foot}zM${x + w * 0.3} ${foot - high * 0.72}L${x + w * 2.3} ${foot - high * 0.98}L${x + w * 2.5} ${foot - high * 0.9}L${x + w * 0.7} ${foot - high * 0.54}z`,
      colour,
    ) + disc(x, foot - high * 0.87, high * 0.11, colour)
  );
}

function drapes({ w, h, focus, tones }: Stage): string {
  const { cx, r } = middle(focus);
  const floor = focus.y + focus.h * 0.84;
  const light = disc(cx, floor - r * 0.66, r * 0.66, tones.detail);
  const folds = (side: number): string => {
    const edge = side < 0 ? 0 : w;
    const inner = cx + side * r * 0.42;
    const count = Math.max(4, Math.round((Math.abs(edge - inner) / r) * 5));
    return Array.from({ length: count }, (_, n) => {
      const top = inner + ((edge - inner) * n) / count;
      const next = inner + ((edge - inner) * (n + 1)) / count;
      const sway = side * r * 0.3 * (1 - n / count);
      const colour = n % 2 === 0 ? tones.second : tones.figure;
      return shape(
        d`M${top} ${focus.y}H${next}Q${next + sway} ${focus.y + focus.h * 0.4} ${next + sway * 0.9} ${floor + 2}H${top + sway}Q${top + sway} ${focus.y + focus.h * 0.4} ${top} ${focus.y}z`,
        colour,
      );
    }).join('');
  };
  const boards = rect(0, floor, w, h - floor, tones.figure);
  return (
    light +
    performer(cx, floor, r * 0.8, tones.figure) +
    folds(-1) +
    folds(1) +
    boards +
    oval(cx, floor + focus.h * 0.08, r * 0.5, focus.h * 0.045, tones.detail) +
    performer(cx, floor + focus.h * 0.08, r * 0.86, tones.figure)
  );
}

function spots({ w, h, focus, tones, random }: Stage): string {
  const { cx, r } = middle(focus);
  const floor = focus.y + focus.h * 0.86;
  const cones = [-1, 1].map((side) =>
    shape(
      polygon([
        [cx + side * r * 0.9, focus.y],
        [cx - side * r * 0.62, floor],
        [cx + side * r * 0.24, floor],
      ]),
      tones.second,
    ),
  );
  const meet = shape(
    polygon([
      [cx, focus.y + focus.h * 0.46],
      [cx + r * 0.24, floor],
      [cx - r * 0.24, floor],
    ]),
    tones.detail,
  );
  const heads = Array.from({ length: 7 }, (_, n) =>
    disc(cx + (n - 3) * r * 0.3, focus.y + focus.h - r * 0.02, r * random.between(0.12, 0.16), tones.figure),
  );
  return (
    cones.join('') +
    meet +
    rect(0, floor, w, h - floor, tones.figure) +
    oval(cx, floor, r * 0.44, r * 0.07, tones.detail) +
    performer(cx, floor + r * 0.02, r * 0.86, tones.figure) +
    heads.join('')
  );
}

/** A circus tent's stripes falling from its top. */
function tent({ focus, tones }: Stage): string {
  const { cx, r } = middle(focus);
  const top = focus.y + focus.h * 0.14;
  const eave = focus.y + focus.h * 0.56;
  const foot = focus.y + focus.h;
  const parts = 8;
  const stripes = Array.from({ length: parts }, (_, n) => {
    const x1 = cx - r * 0.96 + (n * r * 1.92) / parts;
    const x2 = x1 + (r * 1.92) / parts;
    const colour = n % 2 === 0 ? tones.second : tones.figure;
    const half = (x2 - x1) / 2;
    return (
      shape(d`M${cx} ${top}L${x2} ${eave}a${half} ${half} 0 0 1 ${-half * 2} 0z`, colour) +
      shape(
        d`M${x1 * 0.86 + cx * 0.14} ${eave}H${x2 * 0.86 + cx * 0.14}V${foot}H${x1 * 0.86 + cx * 0.14}z`,
        n % 2 === 0 ? tones.figure : tones.second,
      )
    );
  });
  const walls = stripes.join('');
  const door = shape(
    d`M${cx - r * 0.2} ${foot}Q${cx - r * 0.16} ${foot - r * 0.4} ${cx} ${eave + r * 0.14}Q${cx + r * 0.16} ${foot - r * 0.4} ${cx + r * 0.2} ${foot}z`,
    tones.detail,
  );
  const flag = shape(
    polygon([
      [cx - 2, top],
      [cx - 2, focus.y],
      [cx + r * 0.3, focus.y + focus.h * 0.05],
      [cx + 2, focus.y + focus.h * 0.09],
      [cx + 2, top],
    ]),
    tones.detail,
  );
  return walls + door + flag;
}
