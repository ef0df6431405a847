import { measureGrid, scrollUntil } from '../scroll-grid.mjs';
import { openPhone } from './load.mjs';

const TITLES = 5000;

/** Scrolls through a grid of 5,000 titles: elements, memory and slow frames at its start and at its end. */
export async function grid(browser, address) {
  const { context, page } = await openPhone(browser, { line: false });
  await page.goto(address);
  await page.getByRole('listitem').first().waitFor();
  await scrollUntil(page, 240);
  const start = await measureGrid(page, page.devtools);
  await scrollUntil(page, TITLES);
  const end = await measureGrid(page, page.devtools);
  await context.close();
  return { 'grid, its start': start, [`after ${TITLES} titles`]: end };
}
