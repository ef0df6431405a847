import { type APIRequestContext, expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { test as journey } from '../../support/journey.ts';
import type { PageStorage } from '../../support/page-storage.ts';

export { expect } from '@playwright/test';

type Name = 'Anna' | 'Bruno' | 'Carla' | 'Olga' | 'Elena';
type Action = Record<string, unknown> & { type: string };

/** The server counts plays repeated within this many milliseconds as one. */
const REPEATED_PLAY_MS = 5000;

/** When a journey of this worker last had a play answered. */
let lastPlay = 0;

/** Drives the simulator's page as a person does. */
export class SimulatorDriver {
  readonly page: Page;
  /** The mini app inside the phone. */
  readonly app: FrameLocator;
  /** The phone's frame around it. */
  readonly phone: Locator;
  /** The icons on the phone while no mini app is open. */
  readonly homeScreen: Locator;
  readonly messages: Locator;
  readonly field: Locator;

  constructor(page: Page) {
    this.page = page;
    this.app = page.frameLocator('iframe[title="Mini app"]');
    this.phone = page.getByRole('dialog', { name: 'Mini app' });
    this.homeScreen = page.getByRole('navigation', { name: 'Schermata Home' });
    this.messages = page.getByRole('log', { name: 'Messaggi' });
    this.field = page.getByLabel('Scrivi un messaggio');
  }

  /** Runs an action without the page's buttons, over the same wire. */
  async act(action: Action): Promise<void> {
    await act(this.page.request, this.page.url(), action);
  }

  async be(name: Name): Promise<void> {
    await this.page.getByRole('radio', { name: new RegExp(`^${name}`) }).click();
  }

  async write(text: string): Promise<void> {
    await this.field.fill(text);
    await this.field.press('Enter');
  }

  /** Switches to a person unknown to the bot. */
  async meet(firstName: 'Elena'): Promise<void> {
    await this.act({ type: 'addPerson', firstName });
    await this.be(firstName);
  }

  chat(name: string): Locator {
    return this.page.getByRole('navigation', { name: 'Chat' }).getByRole('button', { name, exact: true });
  }

  /** Sends /start to the bot and opens the mini app by the greeting's button; waits until it has loaded. */
  async openApp(): Promise<void> {
    const greetings = this.messages.getByRole('button', { name: 'Apri Vetrina' });
    const earlier = await greetings.count();
    await this.write('/start');
    // An earlier greeting moves away under the press when this one arrives.
    await expect.poll(() => greetings.count()).toBeGreaterThan(earlier);
    await greetings.last().click();
    await this.expectApp();
  }

  async expectApp(): Promise<void> {
    await expect(this.app.getByRole('navigation', { name: 'Sezioni' })).toBeVisible({ timeout: 15_000 });
    await this.phoneAtRest();
  }

  /** A click inside the frame misses while the phone around it still moves. */
  private async phoneAtRest(): Promise<void> {
    await this.phone.evaluate(async (phone) => {
      const moves = document.getAnimations().filter(({ effect }) => {
        const around = effect instanceof KeyframeEffect && effect.target?.contains(phone);
        return around && Number.isFinite(effect.getComputedTiming().endTime);
      });
      await Promise.all(moves.map(({ finished }) => finished.catch(() => undefined)));
    });
  }

  /** Plays the mini app's first title, once it no longer repeats a different journey's play. */
  async play(press = (button: Locator) => button.click()): Promise<void> {
    await this.page.waitForTimeout(Math.max(0, lastPlay + REPEATED_PLAY_MS - Date.now()));
    await this.phoneAtRest();
    await press(this.app.getByRole('button', { name: 'Riproduci' }).first());
  }

  async expectClosed(): Promise<void> {
    await expect(this.phone).toHaveCount(0);
  }

  /** The name of the title that the home's banner shows. */
  async featured(): Promise<string> {
    const heading = this.app.getByRole('heading', { level: 1 }).first();
    await expect(heading).not.toBeEmpty();
    return (await heading.innerText()).trim();
  }

  /** A line of the log, by the name of its event. */
  logged(name: string | RegExp): Locator {
    return this.page.getByRole('log', { name: 'Registro' }).getByRole('button', { name });
  }
}

async function act(request: APIRequestContext, simulator: string, data: Action): Promise<void> {
  const answer = await request.post(new URL('/wire/act', simulator).href, { data });
  expect(await answer.json()).toMatchObject({ ok: true });
}

/**
 * While storage is kept, the simulator and the mini app in its frame are one site: whole browsers refuse it to a
 * frame of a different site, headless shells do not.
 */
function addressFor(storage: PageStorage, simulator: string): string {
  return storage === 'kept' ? simulator.replace('localhost', '127.0.0.1') : simulator;
}

/** A journey through the simulator's page; it starts with a fresh messenger and the existing database. */
export const test = journey.extend<{ simulator: SimulatorDriver }>({
  simulator: async ({ page, server, storage, pageErrors }, use) => {
    // A closing mini app leaves calls pending.
    pageErrors.allow(/^GET \/api\/\S+ failed: (Network Error|Failed to fetch)$/);
    // High enough for the phone at its full size: in a scaled frame Playwright computes wrong positions.
    await page.setViewportSize({ width: 1440, height: 980 });
    const address = addressFor(storage, server.simulator);
    await act(page.request, address, { type: 'reset' });
    page.on('requestfinished', (request) => {
      if (request.url().endsWith('/api/play_content')) lastPlay = Date.now();
    });
    await page.goto(address);
    await use(new SimulatorDriver(page));
  },
});
