import type { CDPSession, Locator, Page } from '@playwright/test';

/** One finger on a touch screen that goes down, moves and is lifted separately, unlike `tap`. */
export class TouchPointer {
  readonly #browser: CDPSession;
  #x = 0;
  #y = 0;

  private constructor(browser: CDPSession) {
    this.#browser = browser;
  }

  static async of(page: Page): Promise<TouchPointer> {
    return new TouchPointer(await page.context().newCDPSession(page));
  }

  /** Touches the middle of the element. */
  async down(target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error('no element to touch');
    [this.#x, this.#y] = [box.x + box.width / 2, box.y + box.height / 2];
    await this.#send('touchStart');
  }

  /** Moves by this many pixels, in small steps as a finger does. */
  async move(right: number, down = 0): Promise<void> {
    const steps = 8;
    for (let step = 0; step < steps; step += 1) {
      this.#x += right / steps;
      this.#y += down / steps;
      await this.#send('touchMove');
    }
  }

  /** Rests long enough that the dragged element stops instead of being thrown. */
  async rest(): Promise<void> {
    await new Promise((rested) => setTimeout(rested, 400));
  }

  async up(): Promise<void> {
    await this.#browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  async #send(type: 'touchStart' | 'touchMove'): Promise<void> {
    await this.#browser.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: this.#x, y: this.#y }] });
  }
}
