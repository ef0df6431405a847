import { expect, test } from 'vitest';
import { appLogoUrl, appName } from '../../../../src/client/lib/page-meta/brand.ts';

test('the name and the logo are those of the installation', () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta name="app-logo" content="/logo.png" /><meta name="application-name" content="Cineteca" />',
  );
  expect(appName()).toBe('Cineteca');
  expect(appLogoUrl()).toBe('/logo.png');
});

test.each([
  ['without tags', ''],
  ['with empty tags', '<meta name="application-name" content="" /><meta name="app-logo" content="" />'],
])('%s the app is called Vetrina and has no logo', (_, head) => {
  document.head.insertAdjacentHTML('beforeend', head);
  expect(appName()).toBe('Vetrina');
  expect(appLogoUrl()).toBeUndefined();
});
