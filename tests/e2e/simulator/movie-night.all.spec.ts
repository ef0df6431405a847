import type { FrameLocator } from '@playwright/test';
import { LEAVING_CARDS } from '../support/leaving-cards.ts';
import { type PersonsPhone, phonesOfTwo, sendInline } from './support/persons-phone.ts';
import { expect, test } from './support/simulator-driver.ts';

/** The first covers are the same for all: with this many 'Ci sto' the other person's are met. */
const ENOUGH = 8;
const OPTIONS = 'film · al massimo 200 min · senza horror';

const title = (app: FrameLocator) => app.getByRole('heading', { level: 2 });
const watch = (app: FrameLocator) => app.getByRole('button', { name: 'Guarda' });
const progress = (app: FrameLocator) => app.getByRole('list', { name: 'A che punto è la serata' });
const card = ({ station }: PersonsPhone) => station.getByRole('article').last();

async function join({ station, app }: PersonsPhone): Promise<void> {
  await station.getByRole('button', { name: 'Partecipa' }).click();
  await expect(progress(app)).toBeVisible({ timeout: 40_000 });
}

/** Casts votes until this person has that many or has finished, or a title is chosen. */
async function voteUpTo(app: FrameLocator, votes: number, vote: () => Promise<void>): Promise<void> {
  const [, before, total] = /Tu: (\d+) di (\d+)/.exec(await progress(app).innerText()) ?? [];
  for (let count = Number(before) + 1; count <= Math.min(votes, Number(total)); count += 1) {
    // The choice may come while the press is in flight.
    await Promise.race([vote(), watch(app).waitFor()]);
    await expect(progress(app).getByText(`Tu: ${count} di`).or(watch(app))).toBeAttached();
    await expect(app.locator(LEAVING_CARDS)).toHaveCount(0);
    if (await watch(app).isVisible()) return;
  }
}

async function swipe({ app, page }: PersonsPhone, right: number, down: number): Promise<void> {
  const box = await app.locator('[data-pose="front"]').boundingBox();
  if (!box) throw new Error('no card');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + right, y + down, { steps: 8 });
  await page.mouse.up();
}

test('two people who have never written to the bot choose a film side by side and get it', async ({
  simulator,
  pageErrors,
}) => {
  // The choice may come while a vote is in flight.
  pageErrors.allow(/^POST \/api\/movie_nights\/:id\/votes failed: .* 409$/, /status of 409/);
  // Two mini apps at a time, on a machine that may be busy.
  test.setTimeout(120_000);
  const [dario, elena] = await phonesOfTwo(simulator);
  const both = [dario, elena];

  await sendInline(dario, 'serata film 200 -horror in 2', OPTIONS);
  await expect(card(elena)).toContainText('Serata di Dario · 0 partecipanti');
  for (const person of both) await join(person);
  for (const { app } of both) await expect(app.getByText('2 partecipanti')).toBeVisible();

  const first = await title(dario.app).innerText();
  await voteUpTo(dario.app, 1, () => swipe(dario, -170, 0));
  await dario.app.getByRole('button', { name: 'Annulla' }).click();
  await expect(title(dario.app)).toHaveText(first);
  await voteUpTo(dario.app, ENOUGH, () => swipe(dario, 170, 10));
  await expect(progress(elena.app)).toContainText(`Dario: ${ENOUGH} di`);

  await elena.app.getByRole('button', { name: 'Partecipanti' }).click();
  await elena.app.getByRole('button', { name: 'Mostra come elenco' }).click();
  await elena.app.getByRole('button', { name: 'Chiudi', exact: true }).click();
  const unvoted = elena.app.getByRole('button', { name: 'Ci sto', pressed: false }).first();
  await voteUpTo(elena.app, Number.POSITIVE_INFINITY, () => unvoted.click());

  for (const { app } of both) await expect(app.getByText('Tutti d’accordo')).toBeVisible();
  const chosen = await title(dario.app).innerText();
  await expect(title(elena.app)).toHaveText(chosen);

  await dario.app.getByRole('button', { name: 'Partecipanti e comandi' }).click();
  await dario.app.getByRole('button', { name: 'Conto alla rovescia: 2 minuti' }).click();
  await expect(elena.app.getByRole('timer')).toBeVisible();
  await watch(elena.app).click();
  await elena.station.getByRole('button', { name: 'Consenti' }).click();
  await elena.app.getByRole('button', { name: 'Apri la chat' }).click();
  await expect(card(elena)).toContainText(chosen);
  await dario.showChat();
  await expect(card(dario)).toContainText('Serata di Dario · 2 partecipanti');
  await expect(card(dario)).toContainText(`Titolo scelto: ${chosen}`);
  await card(dario).getByRole('button', { name: 'Guarda' }).click();
  await expect(card(dario)).toContainText(chosen);
});
