import { type GridGeometry, isAttaching } from './drawn-screen.ts';

/** The most cells of a drawn grid: the app renders as many beyond the window. */
export const MAX_DRAWN_CELLS = 24;

export function measureGrid(grid: Element): GridGeometry {
  const { width, top } = grid.getBoundingClientRect();
  const gap = Number.parseFloat(getComputedStyle(grid).getPropertyValue('--gap'));
  return { width, top: Math.round(top + window.scrollY), gap };
}

/** The geometry of a grid that the app hydrates; any, for the build. */
export function drawnGrid(): GridGeometry | undefined {
  if (typeof window !== 'object') return { width: 1, top: 0, gap: 0 };
  return isAttaching() ? window.drawnScreen?.grid : undefined;
}

/**
 * Divides the cells of a grid's only row into rows like those that the app renders.
 *
 * @param placeholders cells in the same place, measured for the app
 * @returns the number of columns
 */
export function divideIntoRows(grid: HTMLElement, row: HTMLElement, placeholders: Element): number {
  const columns = Number(getComputedStyle(placeholders).getPropertyValue('--columns'));
  const geometry = measureGrid(placeholders);
  if (window.drawnScreen) window.drawnScreen.grid = { ...geometry, columns };
  const pitch = (placeholders.firstElementChild?.getBoundingClientRect().height ?? 0) + geometry.gap;
  const cells = [...row.children];
  for (const [index, cell] of cells.entries()) {
    cell.setAttribute('aria-setsize', `${cells.length}`);
    cell.setAttribute('aria-posinset', `${index + 1}`);
    if (index % columns === 0) {
      row = document.importNode(row, false);
      row.style.setProperty('--columns', `${columns}`);
      row.style.transform = `translateY(${(index / columns) * pitch}px)`;
      grid.append(row);
    }
    row.append(cell);
  }
  grid.firstElementChild?.remove();
  grid.style.height = `${grid.childElementCount * pitch - geometry.gap}px`;
  return columns;
}
