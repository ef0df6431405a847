import { expect, test } from 'vitest';
import { supportsMethod } from '../../../src/client/messenger/post.ts';

test.each([
  ['web_app_expand', '6.0', true],
  ['web_app_setup_back_button', '6.0', false],
  ['web_app_setup_back_button', '6.1', true],
  ['web_app_set_bottom_bar_color', '7.9', false],
  ['web_app_set_bottom_bar_color', '7.10', true],
  ['web_app_request_safe_area', '7.12', false],
  ['web_app_request_safe_area', '8', true],
  ['web_app_request_safe_area', '10.1', true],
])('%s in version %s: %s', (method, version, isSupported) => {
  expect(supportsMethod(method, version)).toBe(isSupported);
});
