import { expect, test } from 'vitest';
import { FIRST_DEVICE } from '../../../../src/simulator/page/desk/device.ts';
import { type FrameState, newFrame } from '../../../../src/simulator/page/host/frame-state.ts';
import { NO_INSETS } from '../../../../src/simulator/page/host/insets.ts';
import { measure } from '../../../../src/simulator/page/phone/measure.ts';

const open = (part: Partial<FrameState> = {}): FrameState => ({ ...newFrame(true), ...part });
const button = (part: Partial<FrameState['main']> = {}) => ({ ...open().main, isVisible: true, ...part });

test('under the status bar and the header the app has the rest of the phone', () => {
  const { viewport, safeArea, contentSafeArea } = measure(FIRST_DEVICE, open());
  expect(viewport).toEqual({ width: 390, height: 844 - 47 - 46 });
  expect(safeArea).toEqual({ ...NO_INSETS, bottom: 34 });
  expect(contentSafeArea).toEqual(NO_INSETS);
});

test('a half-open app leaves the chat in sight', () => {
  const { viewport, gap } = measure(FIRST_DEVICE, newFrame(false));
  expect(gap).toBeGreaterThan(300);
  expect(viewport.height).toBe(844 - gap - 46);
});

test('in fullscreen the app has it all, and is told what is covered', () => {
  const { viewport, safeArea, contentSafeArea } = measure(FIRST_DEVICE, open({ isFullscreen: true }));
  expect(viewport).toEqual({ width: 390, height: 844 });
  expect(safeArea).toMatchObject({ top: 47, bottom: 34 });
  expect(contentSafeArea).toEqual({ ...NO_INSETS, top: 46 });
});

test('a bottom button takes its room and the swipe line’s', () => {
  const { viewport, bottomBar, safeArea } = measure(FIRST_DEVICE, open({ main: button() }));
  expect(bottomBar).toBe(66 + 34);
  expect(viewport.height).toBe(844 - 47 - 46 - 100);
  expect(safeArea.bottom).toBe(0);
});

test('two buttons side by side need no more than one, one above the other do', () => {
  const both = { main: button(), secondary: button() };
  expect(measure(FIRST_DEVICE, open(both)).bottomBar).toBe(100);
  expect(measure(FIRST_DEVICE, open({ ...both, secondaryPosition: 'top' })).bottomBar).toBe(158);
});

test('insets set by hand are told as they are', () => {
  const insets = { safe: { ...NO_INSETS, left: 12 }, content: { ...NO_INSETS, top: 5 } };
  const { safeArea, contentSafeArea } = measure({ ...FIRST_DEVICE, insets }, open());
  expect(safeArea).toEqual(insets.safe);
  expect(contentSafeArea).toEqual(insets.content);
});

test('a computer has no half-open state and nothing covered', () => {
  const { viewport, gap, safeArea } = measure({ ...FIRST_DEVICE, screen: 'desktop' }, newFrame(false));
  expect(gap).toBe(0);
  expect(viewport).toEqual({ width: 1280, height: 800 - 46 });
  expect(safeArea).toEqual(NO_INSETS);
});
