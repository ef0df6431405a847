import { expect } from '@playwright/test';
import type { Phone } from './phone.ts';

/** The mini app that is open, not one that is closing. */
const FRAME = '[data-closing=false] iframe[title="Mini app"]';
/** The messenger's cover over the mini app takes its presses until the app is ready. */
const COVER = `${FRAME} + *`;
const MOVING = `return document.querySelector('[role=dialog]').getAnimations().length`;

/** Wide enough for chat, phone and panel side by side, with the phone at its full size. */
const WINDOW = { x: 0, y: 0, width: 1440, height: 1010 };

/** The simulator's page in WebKit, with its initial data. */
export class SimulatorPage {
  readonly #phone: Phone;
  readonly #address: string;

  private constructor(phone: Phone, address: string) {
    this.#phone = phone;
    this.#address = address;
  }

  static async open(phone: Phone, address: string): Promise<SimulatorPage> {
    const page = new SimulatorPage(phone, address);
    await page.act({ type: 'reset' });
    await phone.driver.placeWindow(WINDOW);
    await phone.driver.goTo(address);
    await phone.expectSeen('nav[aria-label="Chat"]');
    await phone.expectAnswer('return document.readyState', 'complete');
    return page;
  }

  /** Runs an action without the page's buttons, over the same wire. */
  async act(action: object): Promise<void> {
    const answer = await fetch(new URL('/wire/act', this.#address), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(action),
    });
    expect(answer.ok).toBe(true);
  }

  /** Switches to a person unknown to the bot. */
  async meet(firstName: string): Promise<void> {
    await this.act({ type: 'addPerson', firstName });
    await this.#phone.press(`[role=radio][title="${firstName}"]`);
  }

  /** Runs an action inside the mini app, once it has loaded and the phone around it rests. */
  async inApp(work: () => Promise<void>): Promise<void> {
    const frame = await this.#phone.element(FRAME);
    await this.#phone.expectAnswer(MOVING, 0);
    await expect.poll(() => this.#phone.count(COVER), { message: 'a mini app that is ready' }).toBe(0);
    await this.#phone.driver.enterFrame(frame);
    await work();
    await this.#phone.driver.leaveFrame();
  }
}
