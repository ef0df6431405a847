import type { Locator } from '@playwright/test';
import { expect, test } from './support/simulator-driver.ts';

const FIELD = { name: 'Cerca titoli o persone' };

/** Counts the presses of a part of the evening; words are typed without one. */
function counter() {
  let presses = 0;
  return {
    press: async (control: Locator) => {
      presses += 1;
      await control.click();
    },
    presses: () => presses,
  };
}

test("a viewer's evening takes few presses: a film, two episodes, a wish", async ({ simulator }) => {
  const { app, messages } = simulator;
  const last = messages.getByRole('article').last();
  const field = app.getByRole('searchbox', FIELD);

  await simulator.openApp();
  const film = counter();
  await film.press(field);
  await field.fill('sprite');
  await film.press(app.getByRole('button', { name: 'Riproduci Sprite Fright' }));
  await simulator.expectClosed();
  await expect(last).toContainText('Sprite Fright');
  expect(film.presses()).toBeLessThanOrEqual(3);

  await simulator.openApp();
  const episodes = counter();
  await episodes.press(field);
  await field.fill('vampiri');
  await episodes.press(app.getByRole('button', { name: 'Riproduci I vampiri' }));
  await simulator.expectClosed();
  // Where this person is depends on the journeys before.
  await expect(last).toContainText(/Stagione 1, episodio \d+/);
  await expect(last.getByRole('button', { name: 'Altri episodi' })).toBeVisible();
  const next = counter();
  const following = last.getByRole('button', { name: /^Prossimo episodio/ });
  const [, number = ''] = /S1E(\d+)/.exec((await following.textContent()) ?? '') ?? [];
  await next.press(following);
  await expect(last).toContainText(`Stagione 1, episodio ${number}`);
  expect(next.presses()).toBe(1);
  expect(episodes.presses() + next.presses()).toBeLessThanOrEqual(3);

  await simulator.openApp();
  const wish = counter();
  await wish.press(field);
  await field.fill('La torre di cristallo');
  await wish.press(app.getByRole('button', { name: 'Chiedi «La torre di cristallo»' }));
  await expect(app.getByRole('button', { name: 'Annulla' })).toBeVisible();
  await expect(app.getByText(/^Chiesto\./)).toBeVisible();
  expect(wish.presses()).toBe(2);
});
