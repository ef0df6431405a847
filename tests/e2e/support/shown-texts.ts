import type { Page } from '@playwright/test';

/** A text that a page shows or names something by. */
export type ShownText = {
  text: string;
  /** The element that cuts the text off. */
  cutOff: string;
};

/** Every text and every name for assistive technology on the page now, with the element that cuts it off, if any. */
export function shownTexts(page: Page): Promise<ShownText[]> {
  return page.evaluate(() => {
    const isHidden = (element: Element) => {
      const { visibility, display } = getComputedStyle(element);
      return visibility === 'hidden' || display === 'none' || element.getClientRects().length === 0;
    };

    /** The nearest element that hides a part of a text; undefined if one can scroll to it. */
    const cutOffBy = (node: Text): string => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      for (let box = node.parentElement; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        const bounds = box.getBoundingClientRect();
        if (bounds.width <= 1 || style.clipPath !== 'none') return '';
        if (/auto|scroll/.test(style.overflowX)) return '';
        const isWider =
          /hidden|clip/.test(style.overflowX) && (right > bounds.right + 1 || left < bounds.left - 1);
        const isTaller =
          /hidden|clip/.test(style.overflowY) &&
          style.webkitLineClamp === 'none' &&
          (bottom > bounds.bottom + 2 || top < bounds.top - 2);
        if (isWider || isTaller)
          return `${isWider ? 'sideways' : 'below'} by ${box.tagName}.${box.className}`;
      }
      return width > 0 && (right > innerWidth + 1 || left < -1) ? 'by the viewport' : '';
    };

    const found: { text: string; cutOff: string }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!(node instanceof Text) || !parent || parent.closest('script, style, noscript')) continue;
      if (!isHidden(parent)) found.push({ text: node.data, cutOff: cutOffBy(node) });
    }
    for (const element of document.body.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
        const text = element.getAttribute(name);
        if (text && !isHidden(element)) found.push({ text, cutOff: '' });
      }
    return found;
  });
}
