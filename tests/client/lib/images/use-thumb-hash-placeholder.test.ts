import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { thumbHashToDataUrl } from '../../../../src/client/lib/images/thumb-hash.ts';
import { useThumbHashPlaceholder } from '../../../../src/client/lib/images/use-thumb-hash-placeholder.ts';

const HASH = '3OcRJYB4d3h/iIeHeEh3eIhw+j2w';
const PLACEHOLDER = 'url("data:image/png;base64,AAAA")';
const draw = vi.fn();
let frame: HTMLElement;

beforeEach(() => {
  draw.mockClear();
  frame = document.createElement('div');
  vi.stubGlobal(
    'ImageData',
    class {
      data: Uint8ClampedArray;
      width: number;
      height: number;
      constructor(data: Uint8ClampedArray, width: number, height: number) {
        this.data = data;
        this.width = width;
        this.height = height;
      }
    },
  );
  const canvas = HTMLCanvasElement.prototype;
  Object.assign(canvas, {
    getContext: (kind: string) => (kind === '2d' ? { putImageData: draw } : null),
    toDataURL: () => 'data:image/png;base64,AAAA',
  });
});

function withImage(complete: boolean, naturalWidth: number) {
  const image = frame.appendChild(document.createElement('img'));
  Object.defineProperties(image, { complete: { value: complete }, naturalWidth: { value: naturalWidth } });
}

function watch(thumbHash: string | null) {
  const box = { current: frame };
  return renderHook((props) => useThumbHashPlaceholder(box, props.thumbHash), {
    initialProps: { thumbHash },
  });
}
const decoded = async () => {
  await import('../../../../src/client/lib/images/thumb-hash.ts');
  await Promise.resolve();
};

test('the decoder draws the hash’s pixels; an invalid hash gives nothing', () => {
  expect(thumbHashToDataUrl(HASH)).toBe('data:image/png;base64,AAAA');
  const [{ data, width, height }] = draw.mock.calls[0] ?? [{}];
  expect(data).toHaveLength(width * height * 4);
  expect(new Set(data).size).toBeGreaterThan(10);
  expect(thumbHashToDataUrl('no base64!')).toBeUndefined();
});

test.each([
  ['no image yet', undefined],
  ['one loading', { complete: false }],
  ['one broken', { complete: true }],
])('with %s the placeholder is shown', async (_, image) => {
  if (image) withImage(image.complete, 0);
  watch(HASH);
  await vi.waitFor(() => expect(frame.style.backgroundImage).toBe(PLACEHOLDER));
});

test.each([
  ['the image is there', HASH, true],
  ['there is no hash', null, false],
  ['the hash is invalid', 'no base64!', false],
])('nothing is shown when %s', async (_, hash, loaded) => {
  if (loaded) withImage(true, 300);
  watch(hash);
  await decoded();
  expect(frame.style.background).toBe('');
});

test('nothing is shown when the image arrives before the decoder', async () => {
  watch(HASH);
  withImage(true, 300);
  await decoded();
  expect(frame.style.background).toBe('');
});

test('it disappears with its hash, even before decoding', async () => {
  const { rerender } = watch(HASH);
  rerender({ thumbHash: null });
  await decoded();
  expect(frame.style.background).toBe('');
  rerender({ thumbHash: HASH });
  await vi.waitFor(() => expect(frame.style.backgroundImage).toBe(PLACEHOLDER));
  rerender({ thumbHash: null });
  expect(frame.style.background).toBe('');
});
