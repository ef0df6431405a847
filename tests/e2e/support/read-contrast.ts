import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrastRatio } from '../../../src/client/lib/theme/contrast.ts';

type Line = {
  text: string;
  colour: [number, number, number];
  x: number;
  y: number;
  width: number;
  height: number;
};

/** Runs in the page: every visible line of text within the selected elements, with its colour. */
function linesWithin(selector: string): Line[] {
  const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const colourOf = (element: Element): [number, number, number] => {
    if (!brush) throw new Error('no canvas context');
    brush.fillStyle = getComputedStyle(element).color;
    brush.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = brush.getImageData(0, 0, 1, 1).data;
    return [red, green, blue];
  };
  return [...document.querySelectorAll(selector)].flatMap((root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const lines: Line[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const range = document.createRange();
      range.selectNodeContents(text);
      // The hidden part of a clamped text is not visible.
      const end = text.parentElement?.getBoundingClientRect().bottom ?? 0;
      for (const { x, y, width, height } of range.getClientRects()) {
        if (y + height / 2 > end) continue;
        const isSeen = y >= 0 && y + height <= innerHeight && x >= 0 && x + width <= innerWidth && width > 0;
        if (isSeen && text.parentElement)
          lines.push({
            text: text.textContent ?? '',
            colour: colourOf(text.parentElement),
            x,
            y,
            width,
            height,
          });
      }
    }
    return lines;
  });
}

/** The part of the window that holds all lines: a larger screenshot would take longer. */
function around(lines: Line[]) {
  const [x, y] = [Math.min(...lines.map((line) => line.x)), Math.min(...lines.map((line) => line.y))];
  const right = Math.max(...lines.map((line) => line.x + line.width));
  const bottom = Math.max(...lines.map((line) => line.y + line.height));
  const [left, top] = [Math.floor(x), Math.floor(y)];
  return { x: left, y: top, width: Math.ceil(right) - left, height: Math.ceil(bottom) - top };
}

/** The worst contrast of each line of text with its background, by the text. */
export async function readContrast(page: Page, selector: string): Promise<{ text: string; worst: number }[]> {
  const lines = await page.evaluate(linesWithin, selector);
  const style = await page.addStyleTag({
    content: '* { color: transparent !important; transition: none !important }',
  });
  const clip = around(lines);
  const { data, info } = await sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await style.evaluate((element) => element.parentNode?.removeChild(element));
  return lines.map(({ text, colour, x, y, width, height }) => {
    let worst = 21;
    const [top, left] = [y - clip.y, x - clip.x];
    for (let row = Math.floor(top); row < top + height; row += 1)
      for (let column = Math.floor(left); column < left + width; column += 1) {
        const at = (row * info.width + column) * 3;
        const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
        worst = Math.min(worst, contrastRatio(colour, [red, green, blue]));
      }
    return { text, worst };
  });
}
