import { flatOrPatternedBackground } from '../backgrounds.ts';
import { type Canvas, composed, flatBackground } from '../composition.ts';
import { drawingAt } from '../drawing.ts';
import { patternGrid } from '../pattern-grid.ts';
import { circle, filledPath, polygonPathData, rect, strokedPath, svgNumbers } from '../svg.ts';
import { halftone } from '../textures.ts';

/** A window, a door ajar, a blind: light on one side, somebody on the other. */
export const window = composed(
  { panes, door, blind, claw, lit },
  {
    background: (canvas, motif) =>
      motif === 'lit' ? flatBackground(canvas) : flatOrPatternedBackground(canvas),
  },
);

function panes({ focus, cx, cy, roles, random }: Canvas): string {
  const wide = Math.min(focus.w * 0.8, focus.h * 0.74);
  const [x, y, high] = [cx - wide / 2, focus.y + 6, focus.h - 24];
  const moon = circle(cx + random.pick([-0.22, 0.22]) * wide, y + high * 0.26, wide * 0.15, roles.detail);
  const bars = strokedPath(
    svgNumbers`M${cx} ${y}v${high}M${x} ${y + high * 0.5}h${wide}`,
    roles.figure,
    wide * 0.045,
  );
  const frame = `<path fill="none" stroke="${roles.figure}" stroke-width="${svgNumbers`${wide * 0.07}`}" d="${svgNumbers`M${x} ${y}h${wide}v${high}h${-wide}z`}"/>`;
  const hills = filledPath(
    svgNumbers`M${x} ${y + high * 0.8}Q${cx - wide * 0.2} ${y + high * 0.62} ${cx} ${y + high * 0.78}T${x + wide} ${y + high * 0.7}V${y + high}H${x}z`,
    roles.figure,
  );
  const cat = random.chance(0.5)
    ? drawingAt('window/person', cx + wide * 0.24, y + high, high * 0.46, roles)
    : '';
  return (
    rect(x, y, wide, high, roles.second) +
    moon +
    hills +
    bars +
    cat +
    frame +
    rect(x - wide * 0.09, cy + high / 2 - 4, wide * 1.18, 16, roles.figure)
  );
}

function door({ w, focus, cx, roles, random }: Canvas): string {
  const side = random.pick([-1, 1]);
  const high = focus.h * 0.72;
  const wide = high * 0.46;
  const foot = focus.y + high;
  const bottom = focus.y + focus.h;
  const light = polygonPathData([
    [cx - wide / 2, foot],
    [cx + wide / 2, foot],
    [cx + wide * (0.9 + side * 0.5), bottom],
    [cx - wide * (0.9 - side * 0.5), bottom],
  ]);
  const leaf = polygonPathData([
    [cx + side * wide * 0.5, focus.y],
    [cx + side * wide * 0.96, focus.y + high * 0.07],
    [cx + side * wide * 0.96, foot + high * 0.09],
    [cx + side * wide * 0.5, foot],
  ]);
  const shadow = polygonPathData([
    [cx - wide * 0.1, foot],
    [cx + wide * 0.1, foot],
    [cx + wide * (0.2 + side * 0.5), bottom],
    [cx - wide * (0.2 - side * 0.5), bottom],
  ]);
  return (
    strokedPath(svgNumbers`M0 ${foot}H${w}`, roles.second, 2) +
    filledPath(light, roles.detail) +
    rect(cx - wide / 2, focus.y, wide, high, roles.detail) +
    filledPath(leaf, roles.second) +
    circle(cx + side * wide * 0.87, focus.y + high * 0.56, wide * 0.035, roles.ground) +
    filledPath(shadow, roles.figure === roles.detail ? roles.ground : roles.figure) +
    drawingAt('window/person', cx, foot + 2, high * 0.74, roles)
  );
}

function blind({ focus, cx, r, foot, roles }: Canvas): string {
  const back =
    rect(focus.x, focus.y, focus.w, focus.h, roles.second) +
    circle(cx, focus.y + focus.h * 0.44, r * 0.66, roles.detail);
  const gap = focus.h / 11;
  let slats = '';
  for (let y = focus.y; y < focus.y + focus.h - 1; y += gap)
    slats += svgNumbers`M${focus.x} ${y}h${focus.w}v${gap * 0.46}h${-focus.w}z`;
  const cord = strokedPath(
    svgNumbers`M${focus.x + focus.w * 0.86} ${focus.y}v${focus.h * 0.8}`,
    roles.ground,
    3,
  );
  return (
    back + drawingAt('window/person', cx, foot, focus.h * 0.9, roles) + filledPath(slats, roles.ground) + cord
  );
}

/** A long-fingered shadow before a lit pane. */
function claw({ focus, cx, r, roles }: Canvas): string {
  const wide = Math.min(focus.w * 0.84, focus.h * 0.8);
  const pane = rect(cx - wide / 2, focus.y, wide, focus.h, roles.second);
  const field = halftone({ x: cx - wide / 2, y: focus.y, w: wide, h: focus.h }, roles.detail, r / 9, 'up');
  const bars = strokedPath(
    svgNumbers`M${cx} ${focus.y}v${focus.h}M${cx - wide / 2} ${focus.y + focus.h * 0.36}h${wide}`,
    roles.ground,
    8,
  );
  return pane + field + bars + drawingAt('window/claw', cx, focus.y, focus.h / 2.2, roles);
}

/** A dark wall of windows, one of them lit and lived in. */
function lit(canvas: Canvas): string {
  const { roles } = canvas;
  const { cells, wide, high } = patternGrid(canvas, 4, 1.3);
  const [w, h] = [wide * 0.72, high * 0.8];
  let dark = '';
  let bright = '';
  for (const { x, y, odd } of cells) {
    if (odd)
      bright =
        rect(x - w / 2, y - h / 2, w, h, roles.detail) +
        drawingAt('window/person', x, y + h / 2, h * 0.82, roles);
    else dark += svgNumbers`M${x - w / 2} ${y - h / 2}h${w}v${h}h${-w}z`;
  }
  return filledPath(dark, roles.second) + bright;
}
