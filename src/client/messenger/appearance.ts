import { isColorDark, themeParamsBackgroundColor } from '@telegram-apps/sdk-react';
import { useSyncExternalStore } from 'react';
import { currentLaunchParams, isInMessenger } from './environment.ts';

export type Appearance = 'light' | 'dark';

const darkScheme = () => matchMedia('(prefers-color-scheme: dark)');

/** Light or dark by the messenger's background colour; without one, by the device's colour scheme. */
export function currentAppearance(): Appearance {
  const background = isInMessenger() ? themeParamsBackgroundColor() : undefined;
  // Not the SDK's isThemeParamsDark: it may still hold the old theme when the background's listeners run.
  const isDark = background ? isColorDark(background) : darkScheme().matches;
  return isDark ? 'dark' : 'light';
}

/** Calls back whenever the appearance may have changed; returns how to unsubscribe. */
export function onAppearanceChange(callback: () => void): () => void {
  const scheme = darkScheme();
  const stopTheme = themeParamsBackgroundColor.sub(callback);
  scheme.addEventListener('change', callback);
  return () => {
    stopTheme();
    scheme.removeEventListener('change', callback);
  };
}

/** The current appearance, re-rendering when it changes. */
export function useAppearance(): Appearance {
  return useSyncExternalStore(onAppearanceChange, currentAppearance);
}

/** The UI kit's platform: 'ios' inside a messenger on Apple's devices, else 'base'. */
export function usePlatform(): 'ios' | 'base' {
  // Set before the first render and constant.
  const platform = currentLaunchParams()?.platform ?? '';
  return ['ios', 'macos'].includes(platform) ? 'ios' : 'base';
}
