import { enforceThemeContrast } from '../lib/theme/theme-contrast.ts';
import { onAppearanceChange } from '../messenger/theme/appearance.ts';
import { onThemeChange } from '../messenger/theme/current-theme.ts';

/** Enforces readable contrast now and at each change of the theme or the appearance. */
export function watchThemeContrast(): () => void {
  enforceThemeContrast();
  const stops = [onThemeChange(enforceThemeContrast), onAppearanceChange(enforceThemeContrast)];
  return () => {
    for (const stop of stops) stop();
  };
}
