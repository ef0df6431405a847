import { expect, test } from 'vitest';
import { imageProps } from '../../../../src/client/ui/images/hero-image.tsx';
import { IMAGE_SIZES } from '../../../../src/contract/image-sources.ts';

test("an image's attributes as React spells them", () => {
  const ours = '/images/banner/12?v=aB3_-x9';
  const { srcSet, ...rest } = imageProps(ours, IMAGE_SIZES.randomTitle);
  expect(rest).toEqual({ sizes: '96px', src: `${ours}&w=640` });
  expect(srcSet).toContain(`${ours}&w=120 120w`);
  expect(imageProps('/posters/12.webp', IMAGE_SIZES.cover)).toEqual({ src: '/posters/12.webp' });
});
