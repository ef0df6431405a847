import { expect, test } from 'vitest';
import { createUrlRewriter } from '../../../page/state/url-rewriter.ts';

const app = 'http://localhost:3000';
const slow = 'http://localhost:4321';
const url = `${app}/content-view/7?user-id=1#tgWebAppVersion=8.0`;

test('over the slow line only host and port change', () => {
  expect(createUrlRewriter(app, slow, true)(url)).toBe(
    `${slow}/content-view/7?user-id=1#tgWebAppVersion=8.0`,
  );
});

test('without throttling, without a proxy and for other origins the address stays', () => {
  expect(createUrlRewriter(app, slow, false)(url)).toBe(url);
  expect(createUrlRewriter(app, undefined, true)(url)).toBe(url);
  expect(createUrlRewriter(app, slow, true)('https://example.org/')).toBe('https://example.org/');
});
