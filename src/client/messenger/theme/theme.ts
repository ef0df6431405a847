import { applyTheme } from './apply-theme.ts';
import { currentTheme, onThemeChange, setTheme } from './current-theme.ts';
import type { Theme } from './read-theme.ts';

/** Applies the messenger's theme to the page, now and after each change; `followTheme` brings its changes. */
export function startTheme(launchTheme: Theme): void {
  setTheme(launchTheme);
  applyTheme(launchTheme);
  onThemeChange(() => applyTheme(currentTheme()));
}
