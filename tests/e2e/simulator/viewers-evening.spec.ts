import { pressCounter } from '../support/press-counter.ts';
import { expect, test } from './support/simulator-driver.ts';

const FIELD = { name: 'Cerca titoli o persone' };

test("a viewer's film takes three presses", async ({ simulator }) => {
  const { app, messages } = simulator;
  const field = app.getByRole('searchbox', FIELD);
  await simulator.openApp();
  const film = pressCounter();
  await film.press(field);
  await field.fill('sprite');
  await film.press(app.getByRole('button', { name: 'Riproduci Sprite Fright' }));
  await simulator.expectClosed();
  await expect(messages.getByRole('article').last()).toContainText('Sprite Fright');
  expect(film.presses()).toBeLessThanOrEqual(3);
});

test("a viewer's two episodes take three presses, the second one", async ({ simulator }) => {
  const { app, messages } = simulator;
  const last = messages.getByRole('article').last();
  const field = app.getByRole('searchbox', FIELD);
  await simulator.openApp();
  const episodes = pressCounter();
  await episodes.press(field);
  await field.fill('vampiri');
  await episodes.press(app.getByRole('button', { name: 'Riproduci I vampiri' }));
  await simulator.expectClosed();
  // Where this person is depends on the journeys before.
  await expect(last).toContainText(/Stagione 1, episodio \d+/);
  await expect(last.getByRole('button', { name: 'Altri episodi' })).toBeVisible();
  const next = pressCounter();
  const following = last.getByRole('button', { name: /^Prossimo episodio/ });
  const [, number = ''] = /S1E(\d+)/.exec((await following.textContent()) ?? '') ?? [];
  await next.press(following);
  await expect(last).toContainText(`Stagione 1, episodio ${number}`);
  expect(next.presses()).toBe(1);
  expect(episodes.presses() + next.presses()).toBeLessThanOrEqual(3);
});

test("a viewer's wish takes two presses", async ({ simulator }) => {
  const { app } = simulator;
  const field = app.getByRole('searchbox', FIELD);
  await simulator.openApp();
  const wish = pressCounter();
  await wish.press(field);
  await field.fill('La torre di cristallo');
  await wish.press(app.getByRole('button', { name: 'Chiedi «La torre di cristallo»' }));
  await expect(app.getByRole('button', { name: 'Annulla' })).toBeVisible();
  await expect(app.getByText(/^Chiesto\./)).toBeVisible();
  expect(wish.presses()).toBe(2);
});

test(
  "a viewer's list with its first title takes four presses, a night for two five",
  {
    tag: '@all',
  },
  async ({ simulator, page }) => {
    const { app } = simulator;
    await simulator.be('Bruno');
    await simulator.openApp();
    const list = pressCounter();
    await list.press(app.getByRole('button', { name: 'Info' }).first());
    await list.press(app.getByRole('button', { name: 'Liste' }));
    const name = app.getByRole('textbox', { name: 'Nome della nuova lista' });
    await list.press(name);
    await name.fill('Sere d’inverno');
    await list.press(app.getByRole('button', { name: 'Crea la lista' }));
    await expect(app.getByRole('button', { name: 'Sere d’inverno' })).toHaveAttribute('aria-pressed', 'true');
    expect(list.presses()).toBe(4);

    await simulator.be('Anna');
    await simulator.openApp();
    const night = pressCounter();
    await night.press(app.getByRole('link', { name: 'La tua pagina' }));
    await night.press(app.getByRole('link', { name: 'Serata' }));
    await night.press(
      app.getByRole('group', { name: 'In quanti siete' }).getByRole('button', { name: '2', exact: true }),
    );
    await night.press(app.getByRole('button', { name: 'Apri la serata' }));
    await night.press(app.getByRole('button', { name: 'Invita' }));
    await expect(page.getByRole('dialog', { name: 'Condividi con…' })).toBeVisible();
    expect(night.presses()).toBe(5);
  },
);
