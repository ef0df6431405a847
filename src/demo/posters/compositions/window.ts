import { middle, type Picture, type Stage, variant } from '../composition.ts';
import { halftone } from '../grain.ts';
import { gridOf } from '../grid.ts';
import { sheet } from '../scenery.ts';
import { brush, d, disc, line, polygon, rect, shape } from '../svg.ts';

/** A window, a door ajar, a blind: light on one side, somebody on the other. */
export function window(stage: Stage): Picture {
  const { tones } = stage;
  const kind = variant(stage, ['panes', 'door', 'blind', 'claw', 'lit'] as const);
  const { w, h } = stage;
  const wall = kind === 'lit' ? rect(0, 0, w, h, tones.ground) : sheet(stage);
  const art = wall + kinds[kind](stage);
  return { art, sky: tones.ground, earth: tones.ground };
}

const kinds = { panes, door, blind, claw, lit };

function person(x: number, foot: number, high: number, colour: string): string {
  const w = high * 0.17;
  const body = d`M${x - w} ${foot}L${x - w * 0.9} ${foot - high * 0.62}Q${x - w} ${foot - high * 0.8} ${x} ${foot - high * 0.8}T${x + w * 0.9} ${foot - high * 0.62}L${x + w} ${foot}z`;
  return shape(body, colour) + disc(x, foot - high * 0.89, high * 0.1, colour);
}

function panes({ focus, tones, random }: Stage): string {
  const { cx, cy } = middle(focus);
  const wide = Math.min(focus.w * 0.8, focus.h * 0.74);
  const [x, y, high] = [cx - wide / 2, focus.y + 6, focus.h - 24];
  const moon = disc(cx + random.pick([-0.22, 0.22]) * wide, y + high * 0.26, wide * 0.15, tones.detail);
  const bars = line(d`M${cx} ${y}v${high}M${x} ${y + high * 0.5}h${wide}`, tones.figure, wide * 0.045);
  const frame = `<path fill="none" stroke="${tones.figure}" stroke-width="${d`${wide * 0.07}`}" d="${d`M${x} ${y}h${wide}v${high}h${-wide}z`}"/>`;
  const hills = shape(
    d`M${x} ${y + high * 0.8}Q${cx - wide * 0.2} ${y + high * 0.62} ${cx} ${y + high * 0.78}T${x + wide} ${y + high * 0.7}V${y + high}H${x}z`,
    tones.figure,
  );
  const cat = random.chance(0.5) ? person(cx + wide * 0.24, y + high, high * 0.46, tones.figure) : '';
  return (
    rect(x, y, wide, high, tones.second) +
    moon +
    hills +
    bars +
    cat +
    frame +
    rect(x - wide * 0.09, cy + high / 2 - 4, wide * 1.18, 16, tones.figure)
  );
}

function door({ w, focus, tones, random }: Stage): string {
  const { cx } = middle(focus);
  const side = random.pick([-1, 1]);
  const high = focus.h * 0.72;
  const wide = high * 0.46;
  const foot = focus.y + high;
  const bottom = focus.y + focus.h;
  const light = polygon([
    [cx - wide / 2, foot],
    [cx + wide / 2, foot],
    [cx + wide * (0.9 + side * 0.5), bottom],
    [cx - wide * (0.9 - side * 0.5), bottom],
  ]);
  const leaf = polygon([
    [cx + side * wide * 0.5, focus.y],
    [cx + side * wide * 0.96, focus.y + high * 0.07],
    [cx + side * wide * 0.96, foot + high * 0.09],
    [cx + side * wide * 0.5, foot],
  ]);
  const shadow = polygon([
    [cx - wide * 0.1, foot],
    [cx + wide * 0.1, foot],
    [cx + wide * (0.2 + side * 0.5), bottom],
    [cx - wide * (0.2 - side * 0.5), bottom],
  ]);
  return (
    line(d`M0 ${foot}H${w}`, tones.second, 2) +
    shape(light, tones.detail) +
    rect(cx - wide / 2, focus.y, wide, high, tones.detail) +
    shape(leaf, tones.second) +
    disc(cx + side * wide * 0.87, focus.y + high * 0.56, wide * 0.035, tones.ground) +
    shape(shadow, tones.figure === tones.detail ? tones.ground : tones.figure) +
    person(cx, foot + 2, high * 0.74, tones.figure)
  );
}

function blind({ focus, tones }: Stage): string {
  const { cx, r } = middle(focus);
  const back =
    rect(focus.x, focus.y, focus.w, focus.h, tones.second) +
    disc(cx, focus.y + focus.h * 0.44, r * 0.66, tones.detail);
  const gap = focus.h / 11;
  let slats = '';
  for (let y = focus.y; y < focus.y + focus.h - 1; y += gap)
    slats += d`M${focus.x} ${y}h${focus.w}v${gap * 0.46}h${-focus.w}z`;
  const cord = line(d`M${focus.x + focus.w * 0.86} ${focus.y}v${focus.h * 0.8}`, tones.ground, 3);
  return (
    back + person(cx, focus.y + focus.h, focus.h * 0.9, tones.figure) + shape(slats, tones.ground) + cord
  );
}

/** A long-fingered shadow before a lit pane. */
function claw({ focus, tones }: Stage): string {
  const { cx, r } = middle(focus);
  const wide = Math.min(focus.w * 0.84, focus.h * 0.8);
  const pane = rect(cx - wide / 2, focus.y, wide, focus.h, tones.second);
  const field = halftone({ x: cx - wide / 2, y: focus.y, w: wide, h: focus.h }, tones.detail, r / 9, 'up');
  const bars = line(
    d`M${cx} ${focus.y}v${focus.h}M${cx - wide / 2} ${focus.y + focus.h * 0.36}h${wide}`,
    tones.ground,
    8,
  );
  const s = focus.h / 220;
  const at = (x: number, y: number): string => d`${cx + x * s} ${focus.y + y * s}`;
  const body = `M${at(-36, 220)}C${at(-44, 150)} ${at(-38, 110)} ${at(-14, 92)}C${at(-28, 70)} ${at(-26, 34)} ${at(0, 32)}S${at(28, 70)} ${at(14, 92)}C${at(38, 110)} ${at(44, 150)} ${at(36, 220)}z`;
  const ears = `M${at(-18, 54)}L${at(-36, 50)}L${at(-20, 72)}zM${at(18, 54)}L${at(36, 50)}L${at(20, 72)}z`;
  const arm = `M${at(30, 128)}L${at(62, 116)}L${at(66, 76)}`;
  const fingers = [
    [50, 34],
    [60, 24],
    [72, 26],
    [82, 38],
  ].map(([x = 0, y = 0]) => `M${at(66, 78)}L${at(x, y + 18)}L${at(x + 3, y)}`);
  return (
    pane +
    field +
    bars +
    shape(body + ears, tones.figure) +
    brush(arm, tones.figure, 11 * s) +
    brush(fingers.join(''), tones.figure, 4 * s)
  );
}

/** A dark wall of windows, one of them lit and lived in. */
function lit(stage: Stage): string {
  const { tones } = stage;
  const { cells, wide, high } = gridOf(stage, 4, 1.3);
  const [w, h] = [wide * 0.72, high * 0.8];
  let dark = '';
  let bright = '';
  for (const { x, y, odd } of cells) {
    if (odd)
      bright = rect(x - w / 2, y - h / 2, w, h, tones.detail) + person(x, y + h / 2, h * 0.82, tones.figure);
    else dark += d`M${x - w / 2} ${y - h / 2}h${w}v${h}h${-w}z`;
  }
  return shape(dark, tones.second) + bright;
}
