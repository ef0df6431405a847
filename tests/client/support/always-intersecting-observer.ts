/** An IntersectionObserver of a page with everything in view. */
export class AlwaysIntersectingObserver implements Partial<IntersectionObserver> {
  readonly #tell: (target: Element) => void;

  constructor(callback: IntersectionObserverCallback) {
    this.#tell = (target) =>
      callback(
        [{ target, isIntersecting: true } as unknown as IntersectionObserverEntry],
        this as unknown as IntersectionObserver,
      );
  }

  observe(target: Element): void {
    setTimeout(this.#tell, 0, target);
  }

  unobserve(): void {}

  disconnect(): void {}
}
