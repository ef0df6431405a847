import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect, type SimulatorDriver } from './simulator-driver.ts';

/** Room for two phones side by side, unscaled: in a scaled frame Playwright computes wrong positions. */
const WINDOW = { width: 1700, height: 1060 };
const NAMES = ['Dario', 'Elena'] as const;

/** One of two phones side by side, of a person. */
export type PersonsPhone = {
  page: Page;
  /** The person's chats, or the phone in their place. */
  station: Locator;
  app: FrameLocator;
  showChat: () => Promise<void>;
};

/** Two new people of 'Amici', the group of all, side by side; neither has written to the bot. */
export async function phonesOfTwo(simulator: SimulatorDriver): Promise<[PersonsPhone, PersonsPhone]> {
  for (const firstName of NAMES) await simulator.act({ type: 'addPerson', firstName });
  const { page } = simulator;
  await page.setViewportSize(WINDOW);
  await page.getByRole('button', { name: 'Due telefoni' }).click();
  return [await give(page, 'Primo telefono', NAMES[0]), await give(page, 'Secondo telefono', NAMES[1])];
}

async function give(page: Page, label: string, name: string): Promise<PersonsPhone> {
  const station = page.getByRole('region', { name: label, exact: true });
  await station.getByLabel(`${label}: chi lo usa`).selectOption({ label: name });
  await station.getByRole('button', { name: 'Amici', exact: true }).click();
  const showChat = () =>
    station
      .getByRole('group', { name: `${label}: vista` })
      .getByText('Chat')
      .click();
  return { page, station, app: station.frameLocator('iframe[title="Mini app"]'), showChat };
}

/** Sends the bot's result with this description for these words to the open group. */
export async function sendInline(
  { station }: PersonsPhone,
  words: string,
  description: string,
): Promise<void> {
  const field = station.getByLabel('Scrivi un messaggio');
  await field.fill(`@vetrina_demo_bot ${words}`);
  await station.getByLabel('Risultati del bot').getByRole('button', { name: description }).first().click();
  await expect(field).toHaveValue('');
}
