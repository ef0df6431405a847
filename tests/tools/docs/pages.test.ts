import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { texts as englishDesk } from '../../../src/client/languages/en-desk.ts';
import { texts as englishOwn } from '../../../src/client/languages/en-own.ts';
import { texts as englishApp } from '../../../src/client/languages/en.ts';
import { texts as italianDesk } from '../../../src/client/languages/it-desk.ts';
import { texts as italianOwn } from '../../../src/client/languages/it-own.ts';
import { texts as italianApp } from '../../../src/client/languages/it.ts';
import { serverCommands } from '../../../src/server/cli/commands/index.ts';
import * as englishBot from '../../../src/server/languages/en/index.ts';
import * as italianBot from '../../../src/server/languages/it/index.ts';
import {
  parseTitleRecord,
  TITLE_RECORD_FIELDS,
} from '../../../src/server/modules/catalogue/rules/title-record.ts';

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  ...[
    'src/client',
    'src/contract',
    'packages/demo-catalogue',
    'src/server',
    'packages/telegram-simulator',
  ].map((folder) => `${folder}/README.md`),
];
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
/** The demo's are added by its own command line. */
const COMMANDS = [...serverCommands.map(({ name }) => name), 'demo load', 'demo remove', 'help', '--version'];

const read = (page: string) => readFileSync(page, 'utf8');

it.each(PAGES)('%s links to what is there', (page) => {
  const links = [...read(page).matchAll(/\]\((?!https?:)([^)\s]*)\)/g)].map(([, link = '']) => link);
  expect(links.filter((link) => !leadsSomewhere(page, link))).toEqual([]);
});

it.each(PAGES)('%s names files that are there', (page) => {
  const paths = [...read(page).matchAll(/(?<![\w./-])((?:src|tests|tools|packages|docs)\/[\w./-]*\w\/?)/g)];
  expect(paths.map(([, path = '']) => path).filter((path) => !existsSync(path))).toEqual([]);
});

it.each(PAGES)('%s names commands that are there', (page) => {
  const text = read(page);
  const unknownScripts = [...text.matchAll(/npm run (?:--silent )?([a-z][\w:-]*)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !(name in scripts));
  const unknownCommands = [...text.matchAll(/npm run (?:--silent )?vetrina -- ([a-z-][\w -]*)/g)]
    .map(([, words = '']) => words)
    .filter((words) => !COMMANDS.some((name) => `${words} `.startsWith(`${name} `)));
  expect([unknownScripts, unknownCommands]).toEqual([[], []]);
});

/** Each text in Italian and in English; functions by their source. */
const LABELS = [
  ...pairsOf({ ...italianBot }, { ...englishBot }),
  ...pairsOf(
    { ...italianApp, ...italianOwn, ...italianDesk },
    { ...englishApp, ...englishOwn, ...englishDesk },
  ),
];

function pairsOf(italian: unknown, english: unknown): [string, string][] {
  if (typeof italian === 'object' && italian !== null && typeof english === 'object' && english !== null) {
    const others = new Map(Object.entries(english));
    return Object.entries(italian).flatMap(([key, value]) => pairsOf(value, others.get(key)));
  }
  return [[String(italian), String(english)]];
}

/** A button of the messenger's own. */
const OF_THE_MESSENGER = ['Copy link'];

it.each(['docs/owner.md', 'docs/tried-on-real-clients.md'])('%s quotes what people see', (page) => {
  const folder = 'src/server/languages/it';
  const app = ['it', 'it-own', 'it-desk'].map((name) => `src/client/languages/${name}.ts`);
  const files = [...readdirSync(folder).map((name) => `${folder}/${name}`), ...app];
  const texts = files.map(read).join('\n');
  const prose = read(page).replace(/`[^`\n]+`/g, ' ');
  const quoted = [...prose.matchAll(/(?<![\p{L}\d])'(\p{L}[^'\n]+)'(?![\p{L}\d])/gu)].map(
    ([, words = '']) => words,
  );
  expect(quoted).not.toEqual([]);
  expect(quoted.filter((words) => !texts.includes(words) && !OF_THE_MESSENGER.includes(words))).toEqual([]);
});

it('the owner’s guide says Italian labels in English as the bot and the app do', () => {
  const rows = [...read('docs/owner.md').matchAll(/^\| ('.+') \| ([^|\n]+?) \|/gm)];
  const pairs = rows.flatMap(([, italian = '', english = '']) => {
    const names = english.split(', ');
    return [...italian.matchAll(/'([^']+)'/g)].map(([, label = ''], index) => [label, names[index] ?? '']);
  });
  expect(pairs.length).toBeGreaterThan(20);
  const wrong = pairs.filter(
    ([label = '', name = '']) =>
      !LABELS.some(([italian, english]) => italian.includes(label) && english.includes(name)),
  );
  expect(wrong).toEqual([]);
});

it('the page of the catalogue lists every field of an import, and which are required', () => {
  const rows = [...read('docs/catalogue.md').matchAll(/^\| (`\w+`(?:, `\w+`)*) \| (required)? ?\|/gm)];
  const fields = rows.flatMap(([, names = '', required]) =>
    [...names.matchAll(/\w+/g)].map(([name]) => ({ name, required: required !== undefined })),
  );
  expect(new Set(fields.map(({ name }) => name))).toEqual(
    new Set(TITLE_RECORD_FIELDS.map(({ name }) => name)),
  );
  const missing = parseTitleRecord({});
  const demanded = 'faults' in missing ? missing.faults.map(({ field }) => field) : [];
  expect(fields.filter(({ required }) => required).map(({ name }) => name)).toEqual(demanded);
});

it('the README is one page', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(151);
});

function leadsSomewhere(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? page : normalize(join(dirname(page), path));
  if (!existsSync(target)) return false;
  return anchor === undefined || headingsOf(target).includes(anchor);
}

/** Anchors as GitHub makes them. */
function headingsOf(page: string): string[] {
  return [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
}
