import { expect, test } from 'vitest';
import { IMAGE_SIZES, imageProps, imageSources } from '../../../../src/client/lib/images/image-sources.ts';

const OURS = '/images/banner/12?v=aB3_-x9';

test('an image that the server resizes has a srcset', () => {
  const { srcset = '', ...rest } = imageSources(OURS, IMAGE_SIZES.randomTitle);
  expect(rest).toEqual({ sizes: '96px', src: `${OURS}&w=640` });
  expect(srcset.split(', ')).toContain(`${OURS}&w=120 120w`);
  expect(srcset.split(', ').at(-1)).toBe(`${OURS}&w=1280 1280w`);
  expect(imageProps(OURS, IMAGE_SIZES.randomTitle)).toMatchObject({ srcSet: srcset, sizes: '96px' });
});

test.each([
  'https://elsewhere.example/images/banner/12?v=abc',
  '/posters/12.svg',
  '/images/banner/12',
  '/images/banner/12.jpg?v=abc',
  '/images/mine.webp',
  'data:image/png;base64,AA',
  'not a URL',
])('any other has none: %s', (address) => {
  expect(imageSources(address, IMAGE_SIZES.cover)).toEqual({ src: address });
  expect(imageProps(address, IMAGE_SIZES.cover)).toEqual({ src: address });
});
