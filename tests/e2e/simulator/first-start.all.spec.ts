import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { expectNoSidewaysScroll } from '../support/page-checks.ts';
import { FAILED_CALL_LOGS } from '../support/page-errors.ts';
import { pressCounter } from '../support/press-counter.ts';
import { withFirstStart } from './support/first-start.ts';
import { SimulatorDriver } from './support/simulator-driver.ts';

/** Restarting, and work of queues, on a busy machine. */
const SLOW = { timeout: 60_000 };

/** A step has to be read, and used by keyboard. */
async function expectGood(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible(SLOW);
  await expectNoSidewaysScroll(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoViolations(page, `${heading}, ${colorScheme}`);
  }
}

/** Fills in the field that has the focus, and sends it. */
async function type(
  page: Page,
  label: string,
  text: string,
  send = (field: Locator) => field.press('Enter'),
): Promise<void> {
  const field = page.getByLabel(label);
  await expect(field).toBeFocused();
  await field.fill(text);
  await send(field);
}

test('from a start without a token to an own video, without a terminal', async ({
  page,
  otherPage,
  pageErrors,
}) => {
  test.setTimeout(480_000);
  pageErrors.allow(...FAILED_CALL_LOGS);
  await withFirstStart(async ({ messenger, address, page: link, folder }) => {
    await otherPage.setViewportSize({ width: 1440, height: 980 });
    await otherPage.goto(messenger.url);
    const chat = new SimulatorDriver(otherPage);
    await chat.be('Olga');
    const connect = pressCounter();
    const focused = page.locator(':focus');

    await test.step('a wrong token and a wrong address are explained, right ones taken', async () => {
      await page.goto(link);
      await expectGood(page, 'Collega il tuo bot');
      await type(page, 'Token del bot', '123456:wrong');
      await expect(page.getByRole('alert')).toContainText('Telegram non riconosce questo token');
      await expectGood(page, 'Collega il tuo bot');
      await type(page, 'Token del bot', messenger.token, connect.pressEnter);
      await expectGood(page, 'Dove si raggiunge');
      await expect(page.getByText(`@${messenger.botUsername}`)).toBeVisible();
      await type(page, 'Indirizzo pubblico', messenger.apiRoot);
      await expect(page.getByRole('alert')).toContainText('risponde un altro programma');
      await expectGood(page, 'Dove si raggiunge');
      await type(page, 'Indirizzo pubblico', address, connect.pressEnter);
    });

    await test.step('the code’s sender is shown and confirmed', async () => {
      await expectGood(page, 'Chi gestisce il catalogo');
      await chat.write((await page.locator('.code').innerText()).trim());
      await expectGood(page, 'Sei tu?');
      await expect(page.getByText('Olga')).toBeVisible();
      await connect.pressEnter(focused);
      await expectGood(page, 'Che lingua parla il bot');
      await connect.pressEnter(focused);
      await expectGood(page, 'Tutto pronto');
      await connect.pressEnter(focused);
      await expectGood(page, 'Il bot è collegato');
      expect(connect.presses()).toBeLessThanOrEqual(5);
    });

    await test.step('the settings are kept privately, and the link is dead', async () => {
      const file = join(folder, '.env');
      expect(await readFile(file, 'utf8')).toContain(`OWNER_IDS=9009\n`);
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      await expect.poll(() => fetch(link).then(String, () => 'dead')).toBe('dead');
    });

    await test.step('the owner adds a title and its video, and gets it delivered', async () => {
      await chat.write('/nuovo La mia vacanza (2024)');
      const messages = chat.messages.getByRole('article');
      await expect(messages.last()).toContainText('Titolo n.', SLOW);
      const [, id = ''] = /Titolo n\. (\d+)/.exec(await messages.last().innerText()) ?? [];
      const video = { chat: 9009, person: 9009, caption: id, fileName: 'vacanza.mp4' };
      await chat.act({ type: 'sendVideo', ...video });
      await expect(messages.last()).toContainText('La mia vacanza', SLOW);
      await expect(messages.filter({ hasText: 'vacanza.mp4' })).toHaveCount(1);
      const film = pressCounter();
      await film.press(messages.getByRole('button', { name: 'Riproduci' }).last());
      await expect(messages.filter({ hasText: 'vacanza.mp4' })).toHaveCount(2, SLOW);
      expect(film.presses()).toBe(1);
    });
  });
});
