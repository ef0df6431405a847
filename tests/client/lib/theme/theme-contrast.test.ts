import { afterEach, expect, test } from 'vitest';
import { contrastRatio, parseColour } from '../../../../src/client/lib/theme/contrast.ts';
import { enforceThemeContrast } from '../../../../src/client/lib/theme/theme-contrast.ts';

const root = document.documentElement;
afterEach(() => root.removeAttribute('style'));

const ROLES = ['--text', '--hint', '--accent', '--danger', '--secondary-bg', '--button', '--button-text'];

/** The app's colour variables under a theme, without those left to the stylesheet. */
function coloursUnder(theme: Record<string, string>): Record<string, string> {
  for (const [name, value] of Object.entries(theme)) root.style.setProperty(`--tg-theme-${name}`, value);
  enforceThemeContrast();
  const colours = ROLES.map((role) => [role, root.style.getPropertyValue(role)]);
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
  'subtitle-text-color': '#555555',
  'accent-text-color': '#004488',
  'destructive-text-color': '#990000',
  'button-color': '#005599',
  'button-text-color': '#ffffff',
};

test('a readable theme is not changed', () => {
  expect(coloursUnder({ ...READABLE, 'hint-color': '#000001', 'link-color': '#000002' })).toEqual({
    '--text': '#111111',
    '--hint': '#555555',
    '--accent': '#004488',
    '--danger': '#990000',
    '--secondary-bg': '#f4f4f4',
    '--button': '#005599',
    '--button-text': '#ffffff',
  });
});

test('hint and accent fall back to the names of older messengers', () => {
  const { 'subtitle-text-color': _, 'accent-text-color': __, ...older } = READABLE;
  expect(coloursUnder({ ...older, 'hint-color': '#444444', 'link-color': '#003366' })).toMatchObject({
    '--hint': '#444444',
    '--accent': '#003366',
  });
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
    'destructive-text-color': pale,
  });
  for (const role of ['--text', '--hint', '--accent', '--danger'])
    for (const background of [page, colours['--secondary-bg']])
      expect(between(colours[role], background), `${role} on ${background}`).toBeGreaterThanOrEqual(5);
});

test('a theme with one background adjusts texts to the page alone', () => {
  const colours = coloursUnder({ 'bg-color': '#ffffff', 'text-color': '#cccccc' });
  expect(Object.keys(colours)).toEqual(['--text']);
  expect(between(colours['--text'], '#ffffff')).toBeGreaterThanOrEqual(5);
});

test.each([
  ['no colours', {}],
  ['cards alone', { 'secondary-bg-color': '#efeff4' }],
  ['no background', { 'text-color': '#111111', 'hint-color': '#777777' }],
  ['a button without its text', { 'button-color': '#fff566' }],
  ['a button’s text alone', { 'button-text-color': '#ffffff' }],
  ['values that are not colours', { 'bg-color': 'inherit', 'text-color': 'red' }],
])('with %s nothing is set', (_, theme: Record<string, string>) => {
  expect(coloursUnder(theme)).toEqual({});
});

test.each([
  ['slightly pale: the button is darkened', '#5288c1', '#ffffff', '--button-text'],
  ['far too pale: its text is darkened', '#fff566', '#ffffff', '--button'],
  ['the text’s own colour: the text is changed', '#808080', '#808080', '--button'],
])('a button that is %s', (_, button, text, kept) => {
  const colours = coloursUnder({ 'button-color': button, 'button-text-color': text });
  expect(colours[kept]).toBe(kept === '--button' ? button : text);
  expect(between(colours['--button'], colours['--button-text'])).toBeGreaterThanOrEqual(4.5);
});
