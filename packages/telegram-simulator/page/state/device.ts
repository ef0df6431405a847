import type { Platform } from '../../wire-actions.ts';
import { type Insets, NO_INSETS } from '../host/insets.ts';
import type { ThemeName } from '../themes.ts';

interface Screen {
  name: string;
  width: number;
  height: number;
  isHandheld: boolean;
  /** The hardware's safe-area insets: camera, rounded corners, home indicator. */
  insets: Insets;
}

export const SCREENS = {
  small: screen('Piccolo', 360, 740, { top: 28, bottom: 16 }),
  phone: screen('Telefono', 390, 844, { top: 47, bottom: 34 }),
  tablet: screen('Tablet', 768, 1024, { top: 24, bottom: 20 }),
  desktop: { ...screen('Computer', 1280, 800, {}), isHandheld: false },
} as const satisfies Record<string, Screen>;

function screen(name: string, width: number, height: number, insets: Partial<Insets>): Screen {
  return { name, width, height, isHandheld: true, insets: { ...NO_INSETS, ...insets } };
}

export type ScreenName = keyof typeof SCREENS;

export const SCREEN_NAMES: readonly ScreenName[] = ['small', 'phone', 'tablet', 'desktop'];

export const PLATFORMS: readonly (readonly [Platform, string])[] = [
  ['ios', 'iOS'],
  ['android', 'Android'],
  ['tdesktop', 'Desktop'],
  ['macos', 'macOS'],
  ['web', 'Web'],
];

/** The versions of the mini-app protocol in which something was added. */
export const VERSIONS = [
  '6.0',
  '6.1',
  '6.2',
  '6.4',
  '6.7',
  '6.9',
  '6.10',
  '7.2',
  '7.6',
  '7.7',
  '7.8',
  '7.10',
  '8.0',
  '9.0',
  '9.1',
  '9.6',
] as const;

/** The simulated device, as set in the panel. */
export interface Device {
  platform: Platform;
  version: string;
  theme: ThemeName;
  screen: ScreenName;
  /** Set by hand; undefined: those of the screen and the messenger's frame. */
  insets: { safe: Insets; content: Insets } | undefined;
  isSlow: boolean;
}

export const DEFAULT_DEVICE: Device = {
  platform: 'ios',
  version: '9.1',
  theme: 'day',
  screen: 'phone',
  insets: undefined,
  isSlow: false,
};
