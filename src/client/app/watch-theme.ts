import { enforceThemeContrast } from '../lib/theme/theme-contrast.ts';
import { onAppearanceChange } from '../messenger/theme/appearance.ts';
import { applyTheme } from '../messenger/theme/apply-theme.ts';
import { currentTheme } from '../messenger/theme/current-theme.ts';

/** Applies the theme with readable contrast, now and at each change of the theme or the appearance. */
export function watchTheme(): () => void {
  const apply = () => {
    applyTheme(currentTheme());
    enforceThemeContrast();
  };
  apply();
  return onAppearanceChange(apply);
}
