import { type Canvas, type Picture, pickMotif } from '../composition.ts';
import { drawing, hasDrawing } from '../drawing.ts';
import { patternGrid } from '../pattern-grid.ts';
import { rect, svgNumbers, transformed } from '../svg.ts';

/** Rows of equal heads, hats, helmets, fish or umbrellas, one in another colour. */
export function crowd(canvas: Canvas): Picture {
  const { w, h, roles, random } = canvas;
  const kind = pickMotif(canvas, ['heads', 'hats', 'helmets', 'fish', 'umbrellas'] as const);
  const { cells, wide } = patternGrid(canvas, random.pick([3, 4]), 1);
  const size = wide / 112;
  const name = `crowd/${kind}`;
  const dark = drawing(name, roles);
  const light = drawing(name, { ...roles, figure: roles.second, second: roles.figure });
  const oddOne = hasDrawing(`${name}-odd`) ? `${name}-odd` : name;
  const inOtherColours = drawing(oddOne, { ...roles, figure: roles.detail, second: roles.figure });
  const many = cells.map(({ x, y, row, column, odd }) => {
    if (odd) return transformed(x / size, y / size, 1, inOtherColours);
    return svgNumbers`<use href="#${(row + column) % 2 === 0 ? 'd' : 'l'}" x="${x / size}" y="${y / size}"/>`;
  });
  const defs = `<defs><g id="d">${dark}</g><g id="l">${light}</g></defs>`;
  const art = rect(0, 0, w, h, roles.ground) + defs + transformed(0, 0, size, many.join(''));
  return { art, sky: roles.ground, earth: roles.ground };
}
