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

test('a button slightly below the contrast minimum is darkened and keeps its text colour', () => {
  const colour = enforcedColours({ 'button-color': '#5288c1', 'button-text-color': '#ffffff' });
  expect(colour('button_text_color')).toBe('#ffffff');
  expect(contrastBetween(colour('button_color'), '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrastBetween(colour('button_color'), '#5288c1')).toBeLessThan(1.4);
});

test('a button far below the contrast minimum keeps its colour and gets another text colour', () => {
  const colour = enforcedColours({ 'button-color': '#fff566', 'button-text-color': '#ffffff' });
  expect(colour('button_color')).toBe('#fff566');
  expect(contrastBetween(colour('button_text_color'), '#fff566')).toBeGreaterThanOrEqual(4.5);
});

test('a colour that is missing in the theme is not adjusted', () => {
  expect(enforcedColours({ 'bg-color': '#ffffff' })('button_color')).toBe('');
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
