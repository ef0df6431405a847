import { expect, test } from 'vitest';
import {
  decodeSegment,
  pathSegments,
  pathToGenre,
  pathToList,
  pathToTitle,
} from '../../../../src/client/lib/navigation/path.ts';

test('the segments of a path, however many slashes', () => {
  expect(pathSegments('/')).toEqual([]);
  expect(pathSegments('/home/')).toEqual(['home']);
  expect(pathSegments('//genere//Horror')).toEqual(['genere', 'Horror']);
});

test('each segment is encoded', () => {
  expect(pathToTitle('a/b?c')).toBe('/content-view/a%2Fb%3Fc');
  expect(pathToTitle(7)).toBe('/content-view/7');
  expect(pathToList('mi_piace')).toBe('/list/mi_piace');
  expect(pathToGenre('Action & Adventure')).toBe('/genere/Action%20%26%20Adventure');
});

test('a segment is decoded, and stays as it is if its encoding is broken', () => {
  expect(decodeSegment('Sci-Fi%20%26%20Fantasy')).toBe('Sci-Fi & Fantasy');
  expect(decodeSegment('100%')).toBe('100%');
});
