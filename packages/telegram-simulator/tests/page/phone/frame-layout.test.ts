import { expect, test } from 'vitest';
import { type FrameState, initialFrame } from '../../../page/host/frame-state.ts';
import { NO_INSETS } from '../../../page/host/insets.ts';
import { layOutFrame } from '../../../page/phone/frame-layout.ts';
import { DEFAULT_DEVICE } from '../../../page/state/device.ts';

const open = (part: Partial<FrameState> = {}): FrameState => ({ ...initialFrame(true), ...part });
const button = (part: Partial<FrameState['main']> = {}) => ({ ...open().main, isVisible: true, ...part });

test('the app fills the phone below the status bar and the header', () => {
  const { viewport, safeArea, contentSafeArea } = layOutFrame(DEFAULT_DEVICE, open());
  expect(viewport).toEqual({ width: 390, height: 844 - 47 - 56 });
  expect(safeArea).toEqual({ ...NO_INSETS, bottom: 34 });
  expect(contentSafeArea).toEqual(NO_INSETS);
});

test('a half-open app leaves the chat in sight', () => {
  const { viewport, gap } = layOutFrame(DEFAULT_DEVICE, initialFrame(false));
  expect(gap).toBeGreaterThan(300);
  expect(viewport.height).toBe(844 - gap - 56);
});

test('a fullscreen app has the whole screen, and learns which parts are covered', () => {
  const { viewport, safeArea, contentSafeArea } = layOutFrame(DEFAULT_DEVICE, open({ isFullscreen: true }));
  expect(viewport).toEqual({ width: 390, height: 844 });
  expect(safeArea).toMatchObject({ top: 47, bottom: 34 });
  expect(contentSafeArea).toEqual({ ...NO_INSETS, top: 46 });
});

test('a bottom button takes its own height and the home indicator’s', () => {
  const { viewport, bottomBar, safeArea } = layOutFrame(DEFAULT_DEVICE, open({ main: button() }));
  expect(bottomBar).toBe(66 + 34);
  expect(viewport.height).toBe(844 - 47 - 56 - 100);
  expect(safeArea.bottom).toBe(0);
});

test('two buttons side by side need as much height as one, stacked ones need more', () => {
  const both = { main: button(), secondary: button() };
  expect(layOutFrame(DEFAULT_DEVICE, open(both)).bottomBar).toBe(100);
  expect(layOutFrame(DEFAULT_DEVICE, open({ ...both, secondaryPosition: 'top' })).bottomBar).toBe(158);
});

test('insets set by hand are passed on unchanged', () => {
  const insets = { safe: { ...NO_INSETS, left: 12 }, content: { ...NO_INSETS, top: 5 } };
  const { safeArea, contentSafeArea } = layOutFrame({ ...DEFAULT_DEVICE, insets }, open());
  expect(safeArea).toEqual(insets.safe);
  expect(contentSafeArea).toEqual(insets.content);
});

test('header and buttons have each messenger’s heights', () => {
  const heights = (['ios', 'android', 'tdesktop', 'macos', 'web'] as const).map((platform) => {
    const { header, bottomBar } = layOutFrame(
      { ...DEFAULT_DEVICE, platform, screen: 'desktop' },
      open({ main: button() }),
    );
    return [header, bottomBar];
  });
  expect(heights).toEqual([
    [56, 66],
    [56, 62],
    [48, 60],
    [50, 60],
    [56, 64],
  ]);
});

test('a computer has no half-open state and no insets', () => {
  const { viewport, gap, safeArea } = layOutFrame(
    { ...DEFAULT_DEVICE, screen: 'desktop' },
    initialFrame(false),
  );
  expect(gap).toBe(0);
  expect(viewport).toEqual({ width: 1280, height: 800 - 56 });
  expect(safeArea).toEqual(NO_INSETS);
});
