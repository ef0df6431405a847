import { expect, test } from 'vitest';
import { IMAGE_SIZES, imageSources } from '../../src/contract/image-sources.ts';

const OURS = '/images/banner/12?v=aB3_-x9';

test('an image that the server resizes has a srcset', () => {
  const { srcset = '', ...rest } = imageSources(OURS, IMAGE_SIZES.banner);
  expect(rest).toEqual({ sizes: IMAGE_SIZES.banner, src: `${OURS}&w=640` });
  expect(srcset.split(', ')).toContain(`${OURS}&w=120 120w`);
  expect(srcset.split(', ').at(-1)).toBe(`${OURS}&w=1280 1280w`);
});

test.each([
  'https://elsewhere.example/images/banner/12?v=abc',
  '/posters/12.webp',
  '/images/banner/12',
  '/images/banner/12.jpg?v=abc',
  '/images/mine.webp',
  'data:image/png;base64,AA',
  'not a URL',
])('any other has none: %s', (address) => {
  expect(imageSources(address, IMAGE_SIZES.titlePage)).toEqual({ src: address });
});
