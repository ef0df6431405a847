import { withServer } from '../support/server-fixtures.ts';
import { expect, test as simulated } from './support/simulator-driver.ts';

const test = simulated.extend({
  // oxlint-disable-next-line no-empty-pattern
  server: [async ({}, use) => withServer(use, { LANGUAGES: 'it,en' }), { scope: 'worker', timeout: 240_000 }],
});

test('the app opens in the language of the messenger, and stays where it is when another is chosen', async ({
  page,
  simulator,
}) => {
  const { app, messages } = simulator;
  await page.getByText('English', { exact: true }).click();
  await simulator.write('/start');
  await messages.getByRole('button', { name: 'Open Vetrina' }).click();
  await app.getByRole('link', { name: 'Your page' }).click();
  await app.getByRole('link', { name: 'Preferences' }).click();
  await expect(app.getByRole('button', { name: 'As in Telegram', pressed: true })).toBeVisible();

  await expect(app.getByRole('button', { name: 'Italian', exact: true })).toBeVisible();
  await app.getByRole('button', { name: 'Italiano', exact: true }).first().click();
  await expect(app.getByRole('heading', { name: 'Preferenze' })).toBeVisible();
  await expect(app.getByRole('button', { name: 'Italiano', exact: true, pressed: true })).toBeVisible();
  await app.getByRole('button', { name: 'Come in Telegram' }).click();
  await expect(app.getByRole('heading', { name: 'Preferences' })).toBeVisible();

  await app.locator('html').evaluate((page) => page.setAttribute('data-kept', ''));
  await app.getByRole('button', { name: 'Italiano', exact: true }).last().click();
  await expect(app.getByRole('button', { name: 'Italiano', exact: true, pressed: true })).toBeVisible();
  await page.waitForLoadState('networkidle', { timeout: 1000 }).catch(() => undefined);
  await expect(app.locator('html[data-kept]')).toHaveCount(1);
});

test('after /lingua the next opening is in the choice at once, and so is an older button in the end', async ({
  page,
  simulator,
}) => {
  const { app, messages } = simulator;
  await simulator.be('Bruno');
  await simulator.openApp();
  const pages: string[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'document') pages.push(new URL(answer.url()).search);
  });
  await simulator.write('/lingua');
  await messages.getByRole('button', { name: 'English', exact: true }).click();
  await simulator.write('/start');
  await messages.getByRole('button', { name: 'Open Vetrina' }).click();
  await expect(app.getByRole('navigation', { name: 'Sections' })).toBeVisible();
  expect(pages).toEqual([expect.stringContaining('lingua=en')]);

  await messages.getByRole('button', { name: 'Apri Vetrina' }).first().click();
  await expect(app.getByRole('navigation', { name: 'Sections' })).toBeVisible();
});

test('titles have their English names in the chat and in the app, and are found by the Italian ones too', async ({
  page,
  simulator,
}) => {
  const { app, messages } = simulator;
  // Anna has just chosen titles in Italian.
  await simulator.be('Bruno');
  await page.getByText('English', { exact: true }).click();
  await simulator.write('lo squalo');
  await messages.getByRole('button', { name: /^Jaws \(1975\) · / }).click();
  await expect(messages.getByText('A great white shark comes to the beaches')).toBeVisible();
  await messages.getByRole('button', { name: 'Open', exact: true }).last().click();
  await expect(app.getByRole('heading', { name: 'Jaws' })).toBeVisible();
  await expect(app.getByText('A great white shark comes to the beaches')).toBeVisible();
  await expect(app.getByRole('link', { name: 'Adventure' })).toBeVisible();
});
