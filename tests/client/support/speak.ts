import { onTestFinished } from 'vitest';
import { loadTexts } from '../../../src/client/languages/texts.ts';

/** Has the app that is opened next be in a language, until the test is over. */
export async function speak(language: string): Promise<void> {
  onTestFinished(() => change('it'));
  await change(language);
}

async function change(language: string): Promise<void> {
  document.documentElement.lang = language;
  await loadTexts(['app', 'own', 'desk'], language);
}
