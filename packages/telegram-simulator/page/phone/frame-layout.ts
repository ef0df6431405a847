import type { Platform } from '../../wire-actions.ts';
import type { FrameState } from '../host/frame-state.ts';
import { type Insets, NO_INSETS } from '../host/insets.ts';
import { type Device, SCREENS } from '../state/device.ts';
import { MESSENGER_CHROME } from './frames/messenger-chrome.ts';

/** Heights of the frame's parts and the sizes that the app receives, all in the device's CSS pixels. */
export interface FrameLayout {
  screen: { width: number; height: number };
  statusBar: number;
  header: number;
  bottomBar: number;
  /** The part of the screen that a half-open app leaves to the chat behind it. */
  gap: number;
  viewport: { width: number; height: number };
  safeArea: Insets;
  contentSafeArea: Insets;
}

/** Height of the pills over a fullscreen app. */
const FLOATING_HEADER = 46;
const HALF_OPEN = 0.38;

/** Lays the frame out by a device and the app's requests; `platform` is the one that it was opened on. */
export function layOutFrame(device: Device, frame: FrameState, platform = device.platform): FrameLayout {
  const { width, height, insets, isHandheld } = SCREENS[device.screen];
  const bar = buttonsHeight(frame, platform);
  // The swipe line lies under the buttons when there are any, else over the app.
  const bottomBar = bar === 0 ? 0 : bar + insets.bottom;
  const statusBar = frame.isFullscreen ? 0 : insets.top;
  const header = frame.isFullscreen ? 0 : MESSENGER_CHROME[platform].header;
  const isHalfOpen = isHandheld && !frame.isExpanded && !frame.isFullscreen;
  const gap = isHalfOpen ? Math.round(height * HALF_OPEN) : 0;
  const covered = isHalfOpen ? gap + header : statusBar + header;
  return {
    screen: { width, height },
    statusBar,
    header,
    bottomBar,
    gap,
    viewport: { width, height: height - covered - bottomBar },
    ...reported(device, frame, bottomBar > 0),
  };
}

function reported(device: Device, frame: FrameState, hasBar: boolean) {
  if (device.insets) return { safeArea: device.insets.safe, contentSafeArea: device.insets.content };
  const { insets } = SCREENS[device.screen];
  const safeArea = {
    ...insets,
    top: frame.isFullscreen ? insets.top : 0,
    bottom: hasBar ? 0 : insets.bottom,
  };
  const contentSafeArea = { ...NO_INSETS, top: frame.isFullscreen ? FLOATING_HEADER : 0 };
  return { safeArea, contentSafeArea };
}

function buttonsHeight({ main, secondary, secondaryPosition }: FrameState, platform: Platform): number {
  if (!main.isVisible && !secondary.isVisible) return 0;
  const isStacked = main.isVisible && secondary.isVisible && ['top', 'bottom'].includes(secondaryPosition);
  const { button, buttonGap } = MESSENGER_CHROME[platform];
  return buttonGap + (isStacked ? 2 : 1) * (button + buttonGap);
}
