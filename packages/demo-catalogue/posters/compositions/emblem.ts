import { backgroundTint, patternedBackground } from '../backgrounds.ts';
import type { ColourRoles } from '../colour-roles.ts';
import type { Canvas, Picture } from '../composition.ts';
import { drawing } from '../drawing.ts';
import { patternGrid } from '../pattern-grid.ts';
import { circle, filledPath, rect, ring, sectorPathData, svgNumbers, transformed } from '../svg.ts';
import { halftone, hatch } from '../textures.ts';

/** One thing, large: before a scene, with a misprinted shadow, split into day and night, or many times over. */
export function emblem(canvas: Canvas): Picture {
  const { motif, roles, random } = canvas;
  const show = random.pick([staged, staged, staged, framed, framed, misprinted, misprinted, split, many]);
  const edges = show === split ? [roles.figure] : [];
  return {
    art: show(canvas, (colours) => drawing(`emblem/${motif}`, colours)),
    sky: roles.ground,
    earth: roles.ground,
    edges,
  };
}

type Show = (canvas: Canvas, thing: (roles: ColourRoles) => string) => string;

const staged: Show = (canvas, thing) => {
  const { cx, cy, r } = canvas;
  return patternedBackground(canvas) + transformed(cx, cy, (r / 100) * 0.92, thing(canvas.roles));
};

const framed: Show = (canvas, thing) => {
  const { w, h, cx, cy, r, roles } = canvas;
  if (w > h) return staged(canvas, thing);
  return (
    rect(0, 0, w, h, roles.ground) + backdrop(canvas) + transformed(cx, cy, (r / 100) * 0.8, thing(roles))
  );
};

/** The second colour offset, like a misregistered print. */
const misprinted: Show = (canvas, thing) => {
  const { w, h, cx, cy, r, roles, random } = canvas;
  const flat = thing({
    ground: roles.second,
    figure: roles.second,
    second: roles.second,
    detail: roles.second,
  });
  const slip = r * 0.07 * random.pick([-1, 1]);
  const size = (r / 100) * 0.92;
  const print = thing({ ...roles, second: roles.second === roles.figure ? roles.detail : roles.second });
  return (
    (w > h ? patternedBackground(canvas) : rect(0, 0, w, h, roles.ground)) +
    transformed(cx + slip, cy + r * 0.06, size, flat) +
    transformed(cx, cy, size, print)
  );
};

/** Left unchanged, right with ground and figure exchanged. */
const split: Show = (canvas, thing) => {
  const { w, h, backgroundBox, cx, cy, r, roles } = canvas;
  const size = (r / 100) * 0.92;
  const night = { ...roles, ground: roles.figure, figure: roles.ground };
  const dark =
    rect(0, backgroundBox.y, w, backgroundBox.h, roles.figure) + transformed(cx, cy, size, thing(night));
  const right = svgNumbers`<svg x="${cx}" y="${backgroundBox.y}" width="${w - cx}" height="${backgroundBox.h}" viewBox="${cx} ${backgroundBox.y} ${w - cx} ${backgroundBox.h}">${dark}</svg>`;
  return rect(0, 0, w, h, roles.ground) + transformed(cx, cy, size, thing(roles)) + right;
};

/** Rows of the same thing, one of them in other colours. */
const many: Show = (canvas, thing) => {
  const { w, h, roles } = canvas;
  const { cells, wide, high } = patternGrid(canvas, 3, 1);
  const size = (Math.min(wide, high) / 200) * 0.8;
  let copies = '';
  let special = '';
  for (const { x, y, odd } of cells) {
    const other = { ...roles, figure: roles.detail, detail: roles.figure };
    if (odd)
      special =
        circle(x, y, Math.min(wide, high) * 0.48, backgroundTint(canvas)) +
        transformed(x, y, size, thing(other));
    else copies += svgNumbers`<use href="#e" x="${x / size}" y="${y / size}"/>`;
  }
  const first = `<defs><g id="e">${thing(roles)}</g></defs>`;
  return rect(0, 0, w, h, roles.ground) + first + transformed(0, 0, size, copies) + special;
};

/** True if every colour keeps enough contrast to it. */
function backdrop(canvas: Canvas): string {
  const { w, focus, cx, cy, r, roles, random } = canvas;
  switch (random.pick(['bare', 'ring', 'rays', 'dots', 'lines', 'shadow'] as const)) {
    case 'bare':
      return '';
    case 'ring':
      return ring(cx, cy, r * 0.96, roles.second, r * 0.02) + ring(cx, cy, r * 0.91, roles.second, r * 0.008);
    case 'rays': {
      const rays = Array.from({ length: 24 }, (_, n) => sectorPathData(cx, cy, r * 1, n * 15, n * 15 + 2.4));
      return filledPath(rays.join(''), roles.second) + circle(cx, cy, r * 0.86, roles.ground);
    }
    case 'dots':
      return halftone({ x: 0, y: focus.y + focus.h * 0.5, w, h: focus.h * 0.48 }, roles.second, r / 10);
    case 'lines':
      return hatch({ x: 0, y: focus.y, w, h: focus.h }, backgroundTint(canvas), r * 0.13, r * 0.03);
    case 'shadow':
      return (
        circle(cx + r * 0.08, cy + r * 0.06, r * 0.9, roles.second) + circle(cx, cy, r * 0.86, roles.ground)
      );
  }
}
