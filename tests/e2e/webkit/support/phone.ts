import { expect } from '@playwright/test';
import { type ElementReference, WebDriver } from './webdriver.ts';

const WIDTH = 390;
const HEIGHT = 844;
/** A press waits for animations, which take their time on a busy machine. */
const PRESS_MS = 15_000;

const CAPABILITIES = {
  'webkitgtk:browserOptions': { args: ['--automation', '--enable-write-console-messages-to-stdout=true'] },
};

/** Runs in the page: finds visible, reachable elements by their name; returns the one at `index`, or all. */
const FIND = `
  const [css, name] = arguments;
  const names = (element) => [
    element.getAttribute('aria-label'),
    element.querySelector('img')?.alt,
    element.textContent.trim(),
  ];
  const found = [...document.querySelectorAll(css)].filter(
    (element) =>
      element.checkVisibility() && !element.closest('[inert]') && (name === null || names(element).includes(name)),
  );`;

/** WebKit in a phone-sized window. */
export class Phone {
  readonly driver: WebDriver;

  private constructor(driver: WebDriver) {
    this.driver = driver;
  }

  static async open(address: string): Promise<Phone> {
    const phone = new Phone(await WebDriver.open(address, CAPABILITIES));
    // The first call shows how much of the window belongs to the browser.
    const rect = { x: 0, y: 0, width: WIDTH, height: HEIGHT };
    await phone.driver.placeWindow(rect);
    const bar = HEIGHT - (await phone.number('return innerHeight'));
    await phone.driver.placeWindow({ ...rect, height: HEIGHT + bar });
    await phone.expectAnswer('return innerWidth + "x" + innerHeight', `${WIDTH}x${HEIGHT}`);
    return phone;
  }

  /** Runs a script that returns a number. */
  async number(script: string, ...args: unknown[]): Promise<number> {
    return Number(await this.driver.run(script, ...args));
  }

  async text(css: string): Promise<string> {
    return String(await this.driver.run(`return document.querySelector(arguments[0])?.textContent`, css));
  }

  /** Waits until a script returns this value. */
  async expectAnswer(script: string, answer: unknown, message = script): Promise<void> {
    await expect.poll(() => this.driver.run(script), { message }).toEqual(answer);
  }

  /** The number of such elements in view, with any name or this one. */
  count(css: string, name: string | null = null): Promise<number> {
    return this.number(`${FIND} return found.length;`, css, name);
  }

  async expectSeen(css: string, name: string | null = null): Promise<void> {
    await expect.poll(() => this.count(css, name), { message: `${css} ${name ?? ''}` }).toBeGreaterThan(0);
  }

  async expectPlace(path: RegExp): Promise<void> {
    await expect.poll(() => this.driver.run('return location.pathname + location.search')).toMatch(path);
  }

  /** Waits for the first such element. */
  async element(css: string, name: string | null = null): Promise<ElementReference> {
    await this.expectSeen(css, name);
    return (await this.driver.run(`${FIND} return found[0];`, css, name)) as ElementReference;
  }

  /** Clicks the first such element, as soon as possible: a view transition blocks clicks. */
  async press(css: string, name: string | null = null): Promise<void> {
    await expect(async () => this.driver.click(await this.element(css, name))).toPass({ timeout: PRESS_MS });
  }

  async scrollTo(top: number): Promise<void> {
    await this.driver.run('window.scrollTo(0, arguments[0])', top);
  }

  /** Presses the right mouse button on an element. */
  async pressMenuButton(element: ElementReference): Promise<void> {
    const actions = [
      { type: 'pointerMove', duration: 0, origin: element, x: 0, y: 0 },
      { type: 'pointerDown', button: 2 },
      { type: 'pointerUp', button: 2 },
    ];
    await this.driver.perform({
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions,
    });
  }

  /** Dispatches a finger's events on an element: the driver turns every finger into a mouse. */
  async hold(element: ElementReference, milliseconds: number): Promise<void> {
    const tell = (type: string) =>
      this.driver.run(
        `const [element, type] = arguments;
         const { left: clientX, top: clientY } = element.getBoundingClientRect();
         const init = { bubbles: true, cancelable: true, isPrimary: true, pointerType: 'touch', clientX, clientY };
         element.dispatchEvent(new PointerEvent(type, init));
         if (type === 'pointerup') element.click();`,
        element,
        type,
      );
    await tell('pointerdown');
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await tell('pointerup');
  }
}
