import { measureGridScroll, scrollUntilLoaded } from '../measure-grid-scroll.mjs';
import { openPhonePage } from './measure-page-load.mjs';

const TITLES = 5000;

/** Scrolls through a grid of 5,000 titles: elements, memory and slow frames at its start and at its end. */
export async function benchGrid(browser, address) {
  const { context, page } = await openPhonePage(browser, { line: false });
  await page.goto(address);
  await page.getByRole('listitem').first().waitFor();
  await scrollUntilLoaded(page, 240);
  const start = await measureGridScroll(page, page.devtools);
  await scrollUntilLoaded(page, TITLES);
  const end = await measureGridScroll(page, page.devtools);
  await context.close();
  return { 'grid, its start': start, [`after ${TITLES} titles`]: end };
}
