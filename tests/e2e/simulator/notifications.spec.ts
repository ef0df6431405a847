import { expect, test } from './support/simulator-driver.ts';
import { openCard, postVideo } from './support/title-cards.ts';

const SLOW_UPDATE = { timeout: 20_000 };

test('playing a film without a source subscribes to it: a message announces it and plays it', async ({
  simulator,
}) => {
  const last = simulator.messages.getByRole('article').last();
  const id = await openCard(simulator, 'Freaks');
  await last.getByRole('button', { name: 'Riproduci' }).click();
  await expect(last).toContainText('Non è ancora disponibile');

  await postVideo(simulator, id);
  await expect(last).toContainText('È arrivato', SLOW_UPDATE);
  await expect(last.getByRole('button', { name: 'Non avvisarmi' })).toBeVisible();
  await last.getByRole('button', { name: 'Riproduci' }).click();
  await expect(last.getByRole('img', { name: 'Video' })).toBeVisible();
  await expect(last).toContainText('Freaks');
});

test('a season posted at once is one notification, leading from episode to episode', async ({
  simulator,
}) => {
  const last = simulator.messages.getByRole('article').last();
  const id = await openCard(simulator, 'Fleabag');
  await last.getByRole('button', { name: 'Apri' }).click();
  await simulator.expectApp();
  const mine = simulator.app.getByRole('button', { name: 'Nella lista' });
  await mine.click();
  await expect(mine).toHaveAttribute('aria-pressed', 'true');
  for (let episode = 1; episode <= 6; episode += 1) await postVideo(simulator, `${id} S1E${episode}`);

  await expect(last).toContainText('Nuovi episodi: S1E1–6', SLOW_UPDATE);
  await expect(simulator.messages.getByText('Nuovi episodi')).toHaveCount(1);
  await last.getByRole('button', { name: 'Riproduci S1E1' }).click();
  await expect(last).toContainText('Stagione 1, episodio 1');
  await last.getByRole('button', { name: 'Prossimo episodio: S1E2' }).click();
  await expect(last).toContainText('Stagione 1, episodio 2');
  await openCard(simulator, 'Fleabag');
  await last.getByRole('button', { name: 'Continua: S1E3' }).click();
  await expect(last).toContainText('Stagione 1, episodio 3');
});

test('an announcement is stopped and resumed, and sent to each person once', async ({ simulator }) => {
  const last = simulator.messages.getByRole('article').last();
  const text = 'Questa sera tutti al cinema';
  const id = await openCard(simulator, 'Umberto D.');
  for (const name of ['Bruno', 'Olga'] as const) {
    await simulator.be(name);
    await simulator.write('/start');
    await expect(last).toContainText('Ciao');
  }
  await simulator.act({ type: 'setFault', kind: '429', person: 2002, retryAfter: 1 });
  await simulator.write(`/annuncio ${id} ${text}`);
  await expect(last).toContainText('Lo invio?');
  await last.getByRole('button', { name: 'Invia' }).click();
  await expect(simulator.logged(/^send\w+, 429$/).first()).toBeVisible(SLOW_UPDATE);
  const progress = simulator.messages
    .getByRole('article')
    .filter({ hasText: /Lo invio|Annuncio (in corso|fermo|finito)/ });
  await progress.getByRole('button', { name: 'Ferma' }).click();
  await expect(progress).toContainText('Annuncio fermo');

  await simulator.act({ type: 'setFault', kind: 'none' });
  await progress.getByRole('button', { name: 'Riprendi' }).click();
  await expect(progress).toContainText('Annuncio finito', SLOW_UPDATE);
  for (const name of ['Anna', 'Bruno'] as const) {
    await simulator.be(name);
    await expect(simulator.messages.getByText(text)).toHaveCount(1);
  }
});
