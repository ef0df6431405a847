import type { RandomGenerator } from '../../seeded-random.ts';
import { type Canvas, type Picture, pickMotif } from '../composition.ts';
import { patternGrid } from '../pattern-grid.ts';
import { circle, filledPath, polygonPathData, rect, sectorPathData, svgNumbers } from '../svg.ts';

/** A pattern of tiles, as on a Neapolitan floor: quarters, leaves, triangles, rings; one tile breaks the rule. */
export function tiles(canvas: Canvas): Picture {
  const { w, h, roles, random } = canvas;
  const kind = pickMotif(canvas, ['quarters', 'leaves', 'triangles', 'targets', 'bows'] as const);
  const { cells, wide, high } = patternGrid(canvas, random.pick([3, 4, 5]), 1);
  const side = Math.min(wide, high);
  let art = rect(0, 0, w, h, roles.ground);
  for (const { x, y, row, column, odd } of cells) {
    const fills = odd ? ([roles.detail, roles.figure] as const) : fillsOf(canvas, row, column);
    art += tile(kind, x - side / 2, y - side / 2, side, fills, random);
  }
  return { art, sky: roles.ground, earth: roles.ground };
}

function fillsOf({ roles }: Canvas, row: number, column: number): readonly [string, string] {
  return (row + column) % 2 === 0 ? [roles.second, roles.figure] : [roles.figure, roles.second];
}

type Kind = 'quarters' | 'leaves' | 'triangles' | 'targets' | 'bows';

function tile(
  kind: Kind,
  x: number,
  y: number,
  s: number,
  fills: readonly [string, string],
  random: RandomGenerator,
): string {
  const [one, other] = fills;
  const turn = random.whole(0, 3);
  const corners = [
    [x, y],
    [x + s, y],
    [x + s, y + s],
    [x, y + s],
  ] as const;
  const corner = corners[turn] ?? corners[0];
  const across = corners[(turn + 2) % 4] ?? corners[0];
  const next = corners[(turn + 1) % 4] ?? corners[0];
  switch (kind) {
    case 'quarters':
      return filledPath(sectorPathData(corner[0], corner[1], s, turn * 90, turn * 90 + 90), one);
    case 'leaves':
      return filledPath(
        svgNumbers`M${corner[0]} ${corner[1]}A${s} ${s} 0 0 1 ${across[0]} ${across[1]}A${s} ${s} 0 0 1 ${corner[0]} ${corner[1]}z`,
        one,
      );
    case 'triangles':
      return filledPath(polygonPathData([corner, next, across]), one);
    case 'targets':
      return circle(x + s / 2, y + s / 2, s * 0.46, one) + circle(x + s / 2, y + s / 2, s * 0.2, other);
    case 'bows':
      return filledPath(
        sectorPathData(
          x + s / 2,
          turn % 2 === 0 ? y : y + s,
          s / 2,
          turn % 2 === 0 ? 0 : 180,
          turn % 2 === 0 ? 180 : 360,
        ),
        one,
      );
  }
}
