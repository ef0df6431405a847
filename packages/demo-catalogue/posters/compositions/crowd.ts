import { type Canvas, type Picture, pickMotif } from '../composition.ts';
import { patternGrid } from '../pattern-grid.ts';
import { circle, filledPath, rect, roundStrokedPath, svgNumbers, transformed } from '../svg.ts';

/** Rows of equal heads, hats, helmets, fish or umbrellas, one in another colour. */
export function crowd(canvas: Canvas): Picture {
  const { w, h, roles, random } = canvas;
  const kind = pickMotif(canvas, ['heads', 'hats', 'helmets', 'fish', 'umbrellas'] as const);
  const { cells, wide } = patternGrid(canvas, random.pick([3, 4]), 1);
  const size = wide / 112;
  const dark = kinds[kind]([roles.figure, roles.second], false);
  const light = kinds[kind]([roles.second, roles.figure], false);
  const many = cells.map(({ x, y, row, column, odd }) => {
    if (odd) return transformed(x / size, y / size, 1, kinds[kind]([roles.detail, roles.figure], true));
    return svgNumbers`<use href="#${(row + column) % 2 === 0 ? 'd' : 'l'}" x="${x / size}" y="${y / size}"/>`;
  });
  const defs = `<defs><g id="d">${dark}</g><g id="l">${light}</g></defs>`;
  const art = rect(0, 0, w, h, roles.ground) + defs + transformed(0, 0, size, many.join(''));
  return { art, sky: roles.ground, earth: roles.ground };
}

type Colours = readonly [body: string, mark: string];
type Drawing = (colours: Colours, one: boolean) => string;

const bust = 'M-44 50C-44 24-24 18-11 14V4H11V14C24 18 44 24 44 50z';

const kinds: Record<'heads' | 'hats' | 'helmets' | 'fish' | 'umbrellas', Drawing> = {
  heads: ([body, mark], one) =>
    filledPath(bust, body) + circle(0, -16, 25, body) + (one ? filledPath('M-12-14q12 14 24 0z', mark) : ''),
  hats: ([body, mark]) =>
    filledPath(bust, body) +
    circle(0, -8, 21, body) +
    filledPath('M-36-14C-20-22 20-22 36-14C26-6-26-6-36-14z', body) +
    filledPath('M-20-16C-20-46 20-46 20-16z', body) +
    filledPath('M-20-20Q0-26 20-20V-14Q0-20-20-14z', mark),
  helmets: ([body, mark]) =>
    filledPath(bust, body) +
    circle(0, -8, 22, mark) +
    filledPath('M-34-8C-34-58 34-58 34-8Q0-20-34-8z', body),
  fish: ([body, mark], one) =>
    `<g transform="scale(${one ? '-1 1' : '1'})">${filledPath('M-44-22L-26 0L-44 22C-30 22-22 12-16 8C4 28 34 20 46 0C34-20 4-28-16-8C-22-12-30-22-44-22z', body)}${circle(26, -4, 5, mark)}</g>`,
  umbrellas: ([body, mark]) =>
    filledPath('M-46 6A46 44 0 0 1 46 6q-11-10-23 0q-12-10-23 0q-12-10-23 0q-12-10-23 0z', body) +
    roundStrokedPath(svgNumbers`M0 0V36q0 10-10 10t-10-8`, body, 5) +
    circle(0, -38, 4, mark),
};
