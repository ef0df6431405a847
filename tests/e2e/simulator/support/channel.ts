import { expect, type SimulatorDriver } from './simulator-driver.ts';

/** The owner forwards a post of the channel to the bot, which from then on takes its videos; ends in the channel. */
export async function followChannel(simulator: SimulatorDriver): Promise<void> {
  const { page, messages } = simulator;
  await simulator.be('Olga');
  await simulator.chat('Archivio').click();
  await simulator.write('Benvenuti');
  const greeting = messages.getByRole('article').filter({ hasText: 'Benvenuti' });
  await greeting.getByRole('button', { name: 'Inoltra' }).click();
  await page
    .getByRole('dialog', { name: 'Inoltra a' })
    .getByRole('button', { name: /Vetrina/ })
    .click();
}

/** Posts videos of these names in the open chat. */
export async function postVideos({ page }: SimulatorDriver, names: readonly string[]): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Invia un video' });
  await page.getByRole('button', { name: 'Invia un video' }).click();
  await sheet.getByLabel('Nome del file').fill(names.join('\n'));
  await sheet.getByRole('button', { name: 'Invia' }).click();
  await expect(sheet).toHaveCount(0);
}

/** Posts a subtitle file in the open chat. */
export async function postSubtitles(
  simulator: SimulatorDriver,
  { name, text }: { name: string; text: string },
): Promise<void> {
  const { page } = simulator;
  const sheet = page.getByRole('dialog', { name: 'Invia un video' });
  await page.getByRole('button', { name: 'Invia un video' }).click();
  await sheet
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'application/x-subrip', buffer: Buffer.from(text) });
  await expect(sheet).toHaveCount(0);
  await expect(simulator.messages.getByRole('article').last()).toContainText(name);
}
