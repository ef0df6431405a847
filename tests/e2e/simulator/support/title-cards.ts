import { expect, type SimulatorDriver } from './simulator-driver.ts';

const OLGA = 9009;

/** Opens a title's card in the chat; returns the title's number. */
export async function openCard(simulator: SimulatorDriver, name: string): Promise<string> {
  const last = simulator.messages.getByRole('article').last();
  await simulator.write(name);
  await expect(last).toContainText(`«${name}»`);
  await last.getByRole('button', { name }).first().click();
  await expect(last.getByRole('button', { name: 'Riproduci' })).toBeVisible();
  const state = await simulator.page.request.get(new URL('/wire/state', simulator.page.url()).href);
  const id = [...(await state.text()).matchAll(/content-view\/(\d+)/g)].at(-1)?.[1];
  if (id === undefined) throw new Error('no number');
  return id;
}

/** The owner sends the bot a video. */
export const postVideo = (simulator: SimulatorDriver, caption: string) =>
  simulator.act({ type: 'sendVideo', chat: OLGA, person: OLGA, caption });
