import { afterEach, expect, test } from 'vitest';
import { watchThemeContrast } from '../../../src/client/app/watch-theme-contrast.ts';
import { contrastRatio, parseColour } from '../../../src/client/lib/theme/contrast.ts';
import { fakeColorScheme } from '../messenger/fake-host.ts';

const root = document.documentElement;
afterEach(() => root.removeAttribute('style'));

function enforcedColours(theme: Record<string, string>) {
  for (const [name, value] of Object.entries(theme)) root.style.setProperty(`--tg-theme-${name}`, value);
  watchThemeContrast()();
  return (role: string) => root.style.getPropertyValue(role);
}

function contrastBetween(one: string, other: string): number {
  const [a, b] = [parseColour(one), parseColour(other)];
  if (!a || !b) throw new Error(`no colours: ${one}, ${other}`);
  return contrastRatio(a, b);
}

test('a button slightly below the contrast minimum is darkened and keeps its text colour', () => {
  const colour = enforcedColours({ 'button-color': '#5288c1', 'button-text-color': '#ffffff' });
  expect(colour('--button-text')).toBe('#ffffff');
  expect(contrastBetween(colour('--button'), '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrastBetween(colour('--button'), '#5288c1')).toBeLessThan(1.4);
});

test('a button far below the contrast minimum keeps its colour and gets another text colour', () => {
  const colour = enforcedColours({ 'button-color': '#fff566', 'button-text-color': '#ffffff' });
  expect(colour('--button')).toBe('#fff566');
  expect(contrastBetween(colour('--button-text'), '#fff566')).toBeGreaterThanOrEqual(4.5);
});

test('a colour that is missing in the theme is not adjusted', () => {
  expect(enforcedColours({ 'bg-color': '#ffffff' })('--button')).toBe('');
});

test('a change of the device’s colour scheme applies, also without a messenger', () => {
  const device = fakeColorScheme(false);
  root.style.setProperty('--tg-theme-bg-color', '#ffffff');
  root.style.setProperty('--tg-theme-text-color', '#101214');
  const stop = watchThemeContrast();
  root.style.setProperty('--tg-theme-bg-color', '#17212b');
  root.style.setProperty('--tg-theme-text-color', '#f5f5f5');
  device.turn(true);
  expect(contrastBetween(root.style.getPropertyValue('--text'), '#17212b')).toBeGreaterThan(4.5);
  stop();
});
