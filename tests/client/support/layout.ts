import { fireEvent } from '@testing-library/react';
import { vi } from 'vitest';

const PHONE = { width: 360, height: 640 };

/** Nothing is laid out in these tests: a phone's window, and a page of this height (pixels). */
export function layOut(pageHeight: number): void {
  vi.stubGlobal('innerWidth', PHONE.width);
  vi.stubGlobal('innerHeight', PHONE.height);
  const box = new DOMRect(0, 0, PHONE.width, PHONE.height);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(pageHeight);
  const style = document.createElement('style');
  style.textContent = '* { --gap: 8px }';
  document.head.append(style);
  window.scrollTo(0, 0);
}

export function scrollDownTo(top: number): void {
  window.scrollTo(0, top);
  fireEvent.scroll(window);
}
