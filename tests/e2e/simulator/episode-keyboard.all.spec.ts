import { expect, test } from './support/simulator-driver.ts';

test('the chat scrolls with a growing keyboard: every episode of a season can be pressed', async ({
  simulator,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await simulator.write('Mad Men');
  await simulator.messages
    .getByRole('button', { name: /Mad Men/ })
    .first()
    .click();
  const last = simulator.messages.getByRole('article').last();
  await expect(last.getByRole('button', { name: 'Riproduci' })).toBeVisible();
  const state = await page.request.get(new URL('/wire/state', page.url()).href);
  const id = /content-view\/(\d+)/.exec(await state.text())?.[1];
  for (let episode = 1; episode <= 12; episode++) {
    const caption = `${id} 1 ${episode}`;
    await simulator.act({ type: 'sendVideo', chat: 9009, person: 9009, caption });
  }
  await simulator.be('Olga');
  await expect(simulator.messages.getByRole('article').filter({ hasText: 'Fatto' })).toHaveCount(12);
  await simulator.be('Anna');

  await last.getByRole('button', { name: 'Riproduci' }).click();
  const season = simulator.messages.getByRole('button', { name: 'Stagione 1' });
  await expect(season).toBeInViewport({ ratio: 1 });
  await season.click();
  await expect(last.getByRole('button', { name: '12', exact: true })).toBeInViewport({ ratio: 1 });
  await expect(last.getByRole('button').last()).toBeInViewport({ ratio: 1 });
});
