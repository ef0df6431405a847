import { isColorDark, themeParamsBackgroundColor } from '@telegram-apps/sdk-react';
import { useSyncExternalStore } from 'react';
import { currentLaunch, inMessenger } from './environment.ts';

export type Appearance = 'light' | 'dark';

const darkDevice = () => matchMedia('(prefers-color-scheme: dark)');

/** The messenger's appearance, told by its background; where it gives none, the device's. */
export function currentAppearance(): Appearance {
  const background = inMessenger() ? themeParamsBackgroundColor() : undefined;
  // Not the SDK's isThemeParamsDark: when the background's listeners are called it may still be of the old theme.
  const isDark = background ? isColorDark(background) : darkDevice().matches;
  return isDark ? 'dark' : 'light';
}

/** Calls back whenever the appearance may have changed; answers how to stop. */
export function onAppearanceChange(callback: () => void): () => void {
  const device = darkDevice();
  const stopTheme = themeParamsBackgroundColor.sub(callback);
  device.addEventListener('change', callback);
  return () => {
    stopTheme();
    device.removeEventListener('change', callback);
  };
}

/** The appearance to draw in, followed while the app is open. */
export function useAppearance(): Appearance {
  return useSyncExternalStore(onAppearanceChange, currentAppearance);
}

/** The UI kit's look: Apple's inside a messenger on its devices, the base look anywhere else. */
export function usePlatform(): 'ios' | 'base' {
  // Settled before the first render, so there is nothing to follow.
  const platform = currentLaunch()?.platform ?? '';
  return ['ios', 'macos'].includes(platform) ? 'ios' : 'base';
}
