import { expect, test } from 'vitest';
import { trailerIdOf } from '../../../src/client/lib/trailer-id.ts';

test.each([
  ['https://www.youtube.com/watch?v=abc_-9', 'abc_-9'],
  ['https://example.org/x?a=1&v=abc#t=3', 'abc'],
  ['/watch?v=abc', 'abc'],
  ['https://www.youtube.com/watch?v=', null],
  ['https://youtu.be/abc', null],
  ['not a URL', null],
  [null, null],
])('the video of %s is %s', (trailer, video) => {
  expect(trailerIdOf({ trailer })).toBe(video);
});
