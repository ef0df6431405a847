import { afterEach, expect, test, vi } from 'vitest';
import { contrastRatio, parseColour } from '../../../../src/client/lib/theme/contrast.ts';
import { enforceThemeContrast } from '../../../../src/client/lib/theme/theme-contrast.ts';

const root = document.documentElement;
afterEach(() => root.removeAttribute('style'));

const NAMES = [
  'text_color',
  'hint_color',
  'link_color',
  'accent_text_color',
  'destructive_text_color',
  'secondary_bg_color',
  'button_color',
  'button_text_color',
];

/** A theme's colours by the names of the variables that may be changed. */
const named = (theme: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(theme)
      .map(([name, colour]) => [name.replaceAll('-', '_'), colour] as const)
      .filter(([name]) => NAMES.includes(name)),
  );

/** The messenger's variables under a theme, without those left to the stylesheet. */
function coloursUnder(theme: Record<string, string>): Record<string, string> {
  for (const [name, value] of Object.entries(theme)) root.style.setProperty(`--tg-theme-${name}`, value);
  enforceThemeContrast();
  const colours = NAMES.map((name) => [
    name,
    root.style.getPropertyValue(`--tg-theme-${name.replaceAll('_', '-')}`),
  ]);
  return Object.fromEntries(colours.filter(([, colour]) => colour !== ''));
}

function between(one = '', other = ''): number {
  const [a, b] = [parseColour(one), parseColour(other)];
  if (!a || !b) throw new Error(`no colours: ${one}, ${other}`);
  return contrastRatio(a, b);
}

const READABLE = {
  'bg-color': '#ffffff',
  'secondary-bg-color': '#f4f4f4',
  'text-color': '#111111',
  'hint-color': '#555555',
  'link-color': '#003366',
  'accent-text-color': '#004488',
  'destructive-text-color': '#990000',
  'button-color': '#005599',
  'button-text-color': '#ffffff',
};

test('a readable theme is not changed', () => {
  expect(coloursUnder(READABLE)).toEqual(named(READABLE));
});

test.each([
  ['light', '#ffffff', '#efeff4'],
  ['light with dark cards', '#ffffff', '#333333'],
  ['dark', '#17212b', '#232e3c'],
  ['dark with light cards', '#101010', '#e8e8e8'],
  ['dark cards on a darker page', '#000000', '#6d6d6d'],
])('every text of a %s theme is readable on the page and on cards', (_, page, cards) => {
  const pale = '#8296a8';
  const colours = coloursUnder({
    'bg-color': page,
    'secondary-bg-color': cards,
    'text-color': pale,
    'hint-color': pale,
    'link-color': pale,
    'accent-text-color': pale,
    'destructive-text-color': pale,
  });
  for (const role of [
    'text_color',
    'hint_color',
    'link_color',
    'accent_text_color',
    'destructive_text_color',
  ])
    for (const background of [page, cards])
      expect(between(colours[role], background), `${role} on ${background}`).toBeGreaterThanOrEqual(3);
});

test('a theme with one background adjusts texts to the page alone', () => {
  const colours = coloursUnder({ 'bg-color': '#ffffff', 'text-color': '#cccccc' });
  expect(Object.keys(colours)).toEqual(['text_color']);
  expect(between(colours['text_color'], '#ffffff')).toBeGreaterThanOrEqual(3);
});

test.each([
  ['no colours', {}],
  ['cards alone', { 'secondary-bg-color': '#efeff4' }],
  ['no background', { 'text-color': '#111111', 'hint-color': '#777777' }],
  ['a button without its text', { 'button-color': '#fff566' }],
  ['a button’s text alone', { 'button-text-color': '#ffffff' }],
  ['values that are not colours', { 'bg-color': 'inherit', 'text-color': 'red' }],
])('with %s nothing is changed', (_, theme: Record<string, string>) => {
  expect(coloursUnder(theme)).toEqual(named(theme));
});

test.each([
  ['dark', '#708499', '#17212b'],
  ['light', '#8e8e93', '#ffffff'],
])('a text that can be read keeps the messenger’s colour, %s', (_, hint, page) => {
  expect(coloursUnder({ 'bg-color': page, 'hint-color': hint })).toEqual({ hint_color: hint });
});

test.each([
  ['the blue of Telegram for Android', '#50a8eb', '#ffffff'],
  ['far too pale', '#fff566', '#ffffff'],
])('a button keeps the messenger’s colours: %s', (_, button, text) => {
  const theme = { 'bg-color': '#ffffff', 'button-color': button, 'button-text-color': text };
  expect(coloursUnder(theme)).toEqual(named(theme));
});

test('the browser styles a page once for all colours: none is read after one is set', () => {
  const steps: string[] = [];
  const getPropertyValue = () => {
    steps.push('read');
    return '#888888';
  };
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue }));
  vi.spyOn(root.style, 'setProperty').mockImplementation(() => void steps.push('set'));
  enforceThemeContrast();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(steps.filter((step, index) => step !== steps[index - 1])).toEqual(['read', 'set']);
});
