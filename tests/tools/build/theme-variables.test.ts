import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = 'src/client';
const KIT = readFileSync('node_modules/@telegram-apps/telegram-ui/dist/styles.css', 'utf8');

/** Our own colour variables, for which the UI kit has none: a second accent, and the chips' colours in a row. */
const OWN_COLOURS = ['--second-accent', '--chip-bg'];
/** The places that set the messenger's colours before the kit reads them, and the page, which is outside of the kit's root. */
const THEME = [
  'messenger/theme/theme-defaults.css',
  'messenger/theme/apply-theme.ts',
  'lib/theme/theme-contrast.ts',
  'start-page/start-page.html',
];

const COLOUR =
  /#[\da-f]{3,8}\b|\b(rgb|hsl|oklch|color-mix)a?\(|--tg(ui-|-theme)-[\w-]*(color|background|fill|divider)/i;

const sources = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(css|tsx?|html)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));

/** Each match of the pattern's first group in the app's sources, with its file. */
const foundIn = (pattern: RegExp, files = sources) =>
  files.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([all, name = '']) => ({ file, all, name })),
  );

test('the UI kit’s variables that the app reads are in the kit’s stylesheet', () => {
  const read = foundIn(/var\((--tgui--[\w-]+)/g);
  expect(read.length).toBeGreaterThan(200);
  expect(read.filter(({ name }) => !KIT.includes(`${name}:`))).toEqual([]);
});

test('no variable of the app’s has a colour where the UI kit has one', () => {
  const declared = foundIn(/(?<![\w-])(--[\w-]+)["']?:[^;}]*/g).filter(({ file }) => !THEME.includes(file));
  const own = declared.filter(
    ({ name, all }) => !name.startsWith('--tgui--') && COLOUR.test(all.slice(name.length)),
  );
  expect([...new Set(own.map(({ name }) => name))].sort()).toEqual([...OWN_COLOURS].sort());
});

test('the messenger’s variables that the UI kit reads have values without a messenger', () => {
  const defaults = readFileSync(join(ROOT, 'messenger/theme/theme-defaults.css'), 'utf8');
  const read = [...KIT.matchAll(/var\((--tg-theme-[\w-]+)/g)].map(([, name = '']) => name);
  expect(read.length).toBeGreaterThan(20);
  expect(read.filter((name) => !defaults.includes(`${name}:`))).toEqual([]);
});

test('the messenger’s own variables are read by the UI kit alone, and by the page around it', () => {
  const read = foundIn(/(--tg-theme-[\w-]*)/g).filter(({ file }) => !THEME.includes(file));
  expect(read).toEqual([]);
});
