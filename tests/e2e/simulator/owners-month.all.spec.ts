import { PHONE_VIDEOS } from '../../server/support/phone-videos.ts';
import { pressCounter } from '../support/press-counter.ts';
import { expect, test } from './support/own-server.ts';
import type { SimulatorDriver } from './support/simulator-driver.ts';

const OLGA = 9009;
/** The first version whose chooser gives rights in a channel. */
const WITH_CHOOSER = '9.6';

/** The greeting follows all that the owner has sent before. */
const READ = { timeout: 120_000 };

/** Opens the desk by a new greeting. */
async function openDesk(simulator: SimulatorDriver): Promise<void> {
  const desks = simulator.messages.getByRole('button', { name: 'Gestione' });
  const earlier = await desks.count();
  await simulator.write('/start');
  await expect.poll(() => desks.count(), READ).toBeGreaterThan(earlier);
  await desks.last().click();
  await simulator.expectApp();
}

test("an owner's first month takes few presses: a channel, sixty videos of a phone", async ({
  simulator,
  page,
}) => {
  test.setTimeout(240_000);
  const { app } = simulator;
  const section = (name: RegExp | string) => app.getByRole('link', { name });
  await simulator.be('Olga');
  await page.getByLabel('Versione del messaggero').selectOption(WITH_CHOOSER);

  await openDesk(simulator);
  const channel = pressCounter();
  await channel.press(section('Importa ed esporta'));
  await channel.press(app.getByRole('button', { name: 'Collega un canale' }));
  await channel.press(page.getByRole('dialog').getByRole('button', { name: 'Archivio' }));
  await expect(app.getByRole('region', { name: 'Canali' }).getByText('Archivio')).toBeVisible({
    timeout: 60_000,
  });
  expect(channel.presses()).toBe(3);

  for (const fileName of PHONE_VIDEOS)
    await simulator.act({ type: 'sendVideo', chat: OLGA, person: OLGA, fileName, duration: 60 });
  await openDesk(simulator);
  const videos = pressCounter();
  await videos.press(section(/^Da abbinare/));
  await videos.press(app.getByRole('button', { name: /^Non nel catalogo/ }));
  await videos.press(app.getByRole('button', { name: /^Crea tutti e \d+ i titoli$/ }));
  await expect(app.getByText('Fatto: 18 video.')).toBeVisible({ timeout: 60_000 });
  await videos.press(app.getByRole('button', { name: /^Tutti/ }));
  const rows = app.locator('article:has(button[aria-label^="Apri: "])');
  await expect(rows.first()).toBeVisible();
  for (let left = await rows.count(); left > 0; left -= 1) {
    await videos.press(rows.first().getByRole('button', { name: /^Apri: / }));
    await videos.press(rows.first().getByRole('button', { name: /^Crea \d+ titoli/ }));
    await expect(rows).toHaveCount(left - 1, { timeout: 30_000 });
  }
  await expect(app.getByText('Non c’è altro da abbinare.')).toBeVisible();
  expect(videos.presses()).toBeLessThanOrEqual(10);
});

test('a film goes from its owner’s command to a viewer’s chat in few messages and presses', async ({
  simulator,
}) => {
  test.setTimeout(120_000);
  const messages = simulator.messages.getByRole('article');
  const film = pressCounter();
  const write = async (text: string) => {
    await simulator.field.fill(text);
    await film.pressEnter(simulator.field);
  };
  await simulator.be('Olga');
  await write('/nuovo La gita al faro (2024)');
  await expect(messages.last()).toContainText('Titolo n.', READ);
  const [, caption = ''] = /Titolo n\. (\d+)/.exec(await messages.last().innerText()) ?? [];
  await simulator.act({ type: 'sendVideo', chat: OLGA, person: OLGA, caption, fileName: 'gita.mp4' });
  await expect(messages.last()).toContainText('La gita al faro', READ);

  await simulator.be('Anna');
  await write('gita al faro');
  await film.press(messages.last().getByRole('button', { name: /La gita al faro/ }));
  await film.press(messages.last().getByRole('button', { name: 'Riproduci' }));
  await expect(messages.filter({ hasText: 'gita.mp4' })).toHaveCount(1, READ);
  expect(film.presses()).toBe(4);
});
