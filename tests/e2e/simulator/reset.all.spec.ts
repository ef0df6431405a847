import type { Page } from '@playwright/test';
import { expect, test } from './support/simulator-driver.ts';

const somebody = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Chi usa il messaggero' }).getByRole('radio', { name });

test('a reset asks for confirmation and restores the seed data', async ({ simulator, page }) => {
  await simulator.write('ciao');
  await expect(simulator.messages).toContainText('ciao');
  await page.getByText('Persona', { exact: true }).click();
  await page.getByRole('button', { name: 'Aggiungi una persona' }).click();
  await expect(somebody(page, 'Dario')).toBeChecked();
  await expect(somebody(page, 'Dario')).toContainText('prima volta');

  const question = page.getByRole('dialog', { name: 'Ricominciare da capo?' });
  await page.getByRole('button', { name: 'Ricomincia da capo' }).click();
  await expect(question).toContainText('resta');
  await question.getByRole('button', { name: 'Annulla' }).click();
  await expect(somebody(page, 'Dario')).toBeVisible();

  await page.getByRole('button', { name: 'Ricomincia da capo' }).click();
  await question.getByRole('button', { name: 'Ricomincia' }).click();
  await expect(somebody(page, 'Dario')).toHaveCount(0);
  await expect(somebody(page, 'Anna')).toBeChecked();
  await expect(simulator.messages.getByRole('article')).toHaveCount(0);
  await expect(simulator.field).toBeVisible();
});
