import { mendTheme } from '../lib/mend-theme.ts';
import { onAppearanceChange } from '../messenger/appearance.ts';
import { onThemeChange } from '../messenger/theme.ts';

/** Keeps text readable in whatever theme the messenger or the device hands over, now and when it changes. */
export function keepThemeReadable(): () => void {
  mendTheme();
  const stops = [onThemeChange(mendTheme), onAppearanceChange(mendTheme)];
  return () => {
    for (const stop of stops) stop();
  };
}
