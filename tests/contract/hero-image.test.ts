import { expect, test } from 'vitest';
import { heroImageUrl } from '../../src/contract/hero-image.ts';

test.each([['nothing'], [null], [[]], [{ banner: '/b.webp' }], [[{ id: '' }]]])(
  'a response of %j has no hero image',
  (answer) => {
    expect(heroImageUrl(answer)).toBeUndefined();
  },
);
