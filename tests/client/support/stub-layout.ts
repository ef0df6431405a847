import { fireEvent } from '@testing-library/react';
import { vi } from 'vitest';

const PHONE = { width: 360, height: 640 };

/**
 * Stubs the layout, which happy-dom does not compute: a phone's window and a page of this height, in pixels.
 */
export function stubLayout(pageHeight: number): void {
  vi.stubGlobal('innerWidth', PHONE.width);
  vi.stubGlobal('innerHeight', PHONE.height);
  vi.stubGlobal('IntersectionObserver', BottomObserver);
  const box = new DOMRect(0, 0, PHONE.width, PHONE.height);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(pageHeight);
  const style = document.createElement('style');
  style.dataset['stub'] = '';
  style.textContent = '* { --gap: 8px }';
  document.head.append(style);
  window.scrollTo(0, 0);
}

export function scrollDownTo(top: number): void {
  window.scrollTo(0, top);
  fireEvent.scroll(window);
}

/**
 * An IntersectionObserver of a page that observes only its bottom: reports, shortly after observing and then at
 * every change, if the bottom is in the window or in the margin below it.
 */
class BottomObserver implements Partial<IntersectionObserver> {
  readonly #tell: (isIntersecting: boolean) => void;
  readonly #margin: number;
  readonly #targets = new Set<Element>();
  #was: boolean | undefined;
  #first: ReturnType<typeof setTimeout> | undefined;

  constructor(callback: IntersectionObserverCallback, { rootMargin = '0px' }: IntersectionObserverInit = {}) {
    const [top = '0px', , bottom = top] = rootMargin.split(' ');
    this.#margin = Number.parseFloat(bottom);
    this.#tell = (isIntersecting) =>
      callback(
        [...this.#targets].map((target) => {
          const boundingClientRect = target.getBoundingClientRect();
          return { target, isIntersecting, boundingClientRect } as IntersectionObserverEntry;
        }),
        this as unknown as IntersectionObserver,
      );
  }

  observe(target: Element): void {
    this.#targets.add(target);
    this.#first = setTimeout(this.#look, 1);
    window.addEventListener('scroll', this.#look);
  }

  unobserve(target: Element): void {
    this.#targets.delete(target);
  }

  disconnect(): void {
    clearTimeout(this.#first);
    window.removeEventListener('scroll', this.#look);
  }

  readonly #look = () => {
    const below = document.documentElement.scrollHeight - window.scrollY - window.innerHeight;
    const is = below <= this.#margin;
    if (is === this.#was) return;
    this.#was = is;
    this.#tell(is);
  };
}
