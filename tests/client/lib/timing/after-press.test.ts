import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let frames: (() => void)[] = [];

beforeEach(() => {
  vi.resetModules();
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const freshModule = () => import('../../../../src/client/lib/timing/after-press.ts');

/** Work whose frame has been asked for and painted. */
async function paintFrame(): Promise<void> {
  await vi.waitFor(() => expect(frames).not.toEqual([]));
  for (const frame of frames.splice(0)) frame();
}

for (const type of ['pointerdown', 'keydown'])
  test(`work waits for the first ${type}, and for the frame that shows it`, async () => {
    const { afterPress } = await freshModule();
    const work = vi.fn();
    afterPress(work);
    await Promise.resolve();
    expect(frames).toEqual([]);
    window.dispatchEvent(new Event(type));
    await vi.waitFor(() => expect(frames).not.toEqual([]));
    expect(work).not.toHaveBeenCalled();
    await paintFrame();
    await vi.waitFor(() => expect(work).toHaveBeenCalledOnce());
    window.dispatchEvent(new Event(type));
    expect(frames).toEqual([]);
  });
