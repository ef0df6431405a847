import { useSyncExternalStore } from 'react';
import { currentLaunchParams } from '../environment.ts';
import { type Appearance, appearanceOf, darkScheme } from './apply-theme.ts';
import { currentTheme, onThemeChange } from './current-theme.ts';

/** Light or dark, as the messenger or else the device is. */
export function currentAppearance(): Appearance {
  return appearanceOf(currentTheme()['bg_color']);
}

/** Calls back whenever the appearance may have changed; returns a function that unsubscribes. */
export function onAppearanceChange(callback: () => void): () => void {
  const scheme = darkScheme();
  const stopTheme = onThemeChange(callback);
  scheme.addEventListener('change', callback);
  return () => {
    stopTheme();
    scheme.removeEventListener('change', callback);
  };
}

/** The current appearance, re-rendering when it changes. */
export function useAppearance(): Appearance {
  return useSyncExternalStore(onAppearanceChange, currentAppearance, () => 'light' as const);
}

/** The UI kit's platform. */
export type Platform = 'ios' | 'base';

/** 'ios' inside a messenger on Apple's devices, else 'base'. */
export function currentPlatform(): Platform {
  const platform = currentLaunchParams()?.platform ?? '';
  return ['ios', 'macos'].includes(platform) ? 'ios' : 'base';
}
