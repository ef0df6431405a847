import { afterEach, expect, test } from 'vitest';
import { watchTheme } from '../../../src/client/app/watch-theme.ts';
import { contrastRatio, parseColour } from '../../../src/client/lib/theme/contrast.ts';
import { setTheme } from '../../../src/client/messenger/theme/current-theme.ts';
import { fakeColorScheme } from '../messenger/fake-host.ts';

const root = document.documentElement;
afterEach(() => {
  root.removeAttribute('style');
  setTheme({});
});

const colourOf = (name: string) => root.style.getPropertyValue(`--tg-theme-${name.replaceAll('_', '-')}`);

function enforcedColours(theme: Record<string, string>) {
  setTheme(theme);
  watchTheme()();
  return colourOf;
}

function contrastBetween(one: string, other: string): number {
  const [a, b] = [parseColour(one), parseColour(other)];
  if (!a || !b) throw new Error(`no colours: ${one}, ${other}`);
  return contrastRatio(a, b);
}

test('a text that is hard to read is corrected, and a button keeps its colours', () => {
  const colour = enforcedColours({
    bg_color: '#ffffff',
    text_color: '#cccccc',
    button_color: '#fff566',
    button_text_color: '#ffffff',
  });
  expect(contrastBetween(colour('text_color'), '#ffffff')).toBeGreaterThanOrEqual(3);
  expect([colour('button_color'), colour('button_text_color')]).toEqual(['#fff566', '#ffffff']);
});

test('a colour that is missing in the theme is not adjusted', () => {
  expect(enforcedColours({ bg_color: '#ffffff' })('button_color')).toBe('');
});

test('a change of the device’s colour scheme applies, also without a messenger', () => {
  const device = fakeColorScheme(false);
  const sheet = document.createElement('style');
  document.head.append(sheet);
  sheet.textContent = ':root { --tg-theme-bg-color: #ffffff; --tg-theme-text-color: #101214 }';
  const stop = watchTheme();
  sheet.textContent = ':root { --tg-theme-bg-color: #17212b; --tg-theme-text-color: #f5f5f5 }';
  device.turn(true);
  expect(contrastBetween(colourOf('text_color'), '#17212b')).toBeGreaterThan(4.5);
  stop();
  sheet.remove();
});
