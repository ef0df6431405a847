import type { Page } from '@playwright/test';
import { DESKTOP } from './native-feel/support/devices.ts';
import { expect, test } from './support/full-desk.ts';
import { pressCounter } from './support/press-counter.ts';

test.use({ ...DESKTOP, contextOptions: { reducedMotion: 'reduce' } });

const section = (page: Page, name: RegExp | string) =>
  page.getByRole('navigation', { name: 'Sezioni della gestione' }).getByRole('link', { name });
const button = (page: Page, name: RegExp | string) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
/** The number of videos that the latest message says are done. */
async function countDone(page: Page): Promise<number> {
  const message = page.getByText(/^Fatto: \d+ video\./);
  await expect(message).toBeVisible({ timeout: 30_000 });
  return Number(/\d+/.exec(await message.innerText())?.[0]);
}
const toStart = (page: Page) => section(page, 'Gestione').click();

test("an owner's morning takes few presses: videos, titles, people, money, requests", async ({
  page,
  open,
}) => {
  test.setTimeout(180_000);
  await open('owner', '/gestione');

  const videos = pressCounter();
  await videos.press(section(page, /^Da abbinare/));
  await videos.press(button(page, /^Un solo titolo/));
  await videos.press(button(page, /^Accetta tutti e \d+$/));
  const accepted = await countDone(page);
  await videos.press(button(page, /^Non nel catalogo/));
  await videos.press(button(page, /^Crea tutti e \d+ i titoli$/));
  await expect.poll(() => countDone(page), { timeout: 60_000 }).not.toBe(accepted);
  expect(accepted + (await countDone(page))).toBeGreaterThanOrEqual(30);
  expect(videos.presses()).toBeLessThanOrEqual(6);

  await toStart(page);
  const field = pressCounter();
  await field.press(page.getByRole('searchbox'));
  await page.getByRole('searchbox').fill('il monello');
  await field.press(page.getByRole('link', { name: /^Il monello/ }));
  const editor = page.getByRole('region', { name: /^Modifica / });
  const plot = editor.getByRole('textbox', { name: 'Trama' });
  await field.press(plot);
  await plot.fill('Un vagabondo trova un neonato e lo cresce come suo.');
  await plot.press('Tab');
  await expect(editor.getByText('Salvato')).toBeVisible();
  expect(field.presses()).toBe(3);

  await toStart(page);
  const five = pressCounter();
  await five.press(section(page, /^Titoli/));
  for (const place of [0, 1, 2, 3, 4]) {
    await five.press(page.getByRole('article').nth(place).getByRole('button').first());
    const length = editor.getByRole('textbox', { name: 'Durata' });
    await five.press(length);
    await length.fill(String(80 + place));
    await length.press('Tab');
    await expect(editor.getByText('Salvato')).toBeVisible();
  }
  expect(five.presses()).toBe(11);

  await toStart(page);
  const merge = pressCounter();
  await merge.press(section(page, /^Titoli/));
  await merge.press(button(page, 'Possibili doppioni'));
  await merge.press(button(page, 'Unisci: Metropolis'));
  await merge.press(page.getByRole('dialog').getByRole('button', { name: 'Unisci', exact: true }));
  await expect(page.getByText(/Resta il n\. \d+\./)).toBeVisible();
  expect(merge.presses()).toBeLessThanOrEqual(5);

  await toStart(page);
  const helper = pressCounter();
  await helper.press(page.getByRole('searchbox'));
  await page.getByRole('searchbox').fill('anna');
  await helper.press(page.getByRole('link', { name: /@anna_demo/ }));
  await helper.press(button(page, 'Nomina collaboratore…'));
  await helper.press(button(page, 'Nomina collaboratore'));
  await expect(page.getByRole('article').first()).toContainText('Collaboratore');
  expect(helper.presses()).toBe(4);

  await toStart(page);
  const announcement = pressCounter();
  await announcement.press(section(page, 'Annunci'));
  const text = page.getByRole('textbox', { name: 'Testo' });
  await announcement.press(text);
  await text.fill('Stasera *tutti* al cinema!');
  await announcement.press(button(page, 'Anteprima in chat'));
  await announcement.press(button(page, 'Invia: Stasera tutti al cinema!'));
  await expect(page.getByRole('article', { name: 'Stasera tutti al cinema!' })).toContainText(
    /In corso|Finito/,
  );
  expect(announcement.presses()).toBe(4);

  await toStart(page);
  const refund = pressCounter();
  await refund.press(section(page, 'Pagamenti'));
  await refund.press(button(page, /^Rimborsa: /).first());
  await refund.press(page.getByRole('dialog').getByRole('button', { name: 'Rimborsa', exact: true }));
  await expect(page.getByText('Rimborsato', { exact: true })).toBeVisible();
  expect(refund.presses()).toBe(3);

  await toStart(page);
  const request = pressCounter();
  await request.press(section(page, /^Richieste e segnalazioni/));
  await request.press(button(page, 'Rifiuta: La torre di cristallo'));
  await request.press(button(page, 'Non si trova.'));
  await expect(page.getByText('Deciso. Avviso chi l’ha chiesto.')).toBeVisible();
  expect(request.presses()).toBe(3);
});
