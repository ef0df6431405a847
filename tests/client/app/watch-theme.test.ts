import { afterEach, expect, test } from 'vitest';
import { watchTheme } from '../../../src/client/app/watch-theme.ts';
import { contrastRatio, parseColour } from '../../../src/client/lib/theme/contrast.ts';
import { fakeColorScheme } from '../messenger/fake-host.ts';

const root = document.documentElement;
afterEach(() => root.removeAttribute('style'));

function enforcedColours(theme: Record<string, string>) {
  for (const [name, value] of Object.entries(theme)) root.style.setProperty(`--tg-theme-${name}`, value);
  watchTheme()();
  return (name: string) => root.style.getPropertyValue(`--tgui--${name}`);
}

function contrastBetween(one: string, other: string): number {
  const [a, b] = [parseColour(one), parseColour(other)];
  if (!a || !b) throw new Error(`no colours: ${one}, ${other}`);
  return contrastRatio(a, b);
}

test('a text far below the contrast minimum is corrected, and one above it keeps the messenger’s colour', () => {
  const colour = enforcedColours({ 'bg-color': '#ffffff', 'hint-color': '#cccccc', 'text-color': '#707579' });
  expect(contrastBetween(colour('hint_color'), '#ffffff')).toBeGreaterThanOrEqual(3);
  expect(colour('text_color')).toBe('#707579');
});

test('a button keeps the messenger’s colours', () => {
  const colour = enforcedColours({ 'bg-color': '#ffffff', 'button-color': '#fff566' });
  expect(colour('button_color')).toBe('');
});

test('a change of the device’s colour scheme applies, also without a messenger', () => {
  const device = fakeColorScheme(false);
  root.style.setProperty('--tg-theme-bg-color', '#ffffff');
  root.style.setProperty('--tg-theme-text-color', '#101214');
  const stop = watchTheme();
  root.style.setProperty('--tg-theme-bg-color', '#17212b');
  root.style.setProperty('--tg-theme-text-color', '#f5f5f5');
  device.turn(true);
  expect(contrastBetween(root.style.getPropertyValue('--tgui--text_color'), '#17212b')).toBeGreaterThan(4.5);
  stop();
});
