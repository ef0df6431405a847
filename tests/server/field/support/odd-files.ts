import { strToU8, zipSync } from 'fflate';
import { type TestCell, workbookOf, workbookParts, zipped } from '../../support/workbook.ts';

/** A file that somebody might send, or would to do harm. */
export type OddFile = { name: string; bytes: Buffer };

type Chance = {
  /** A whole number below `end`. */
  below(end: number): number;
  oneOf<Item>(items: readonly [Item, ...Item[]]): Item;
};

/** Chance that a seed repeats. */
function seededChance(seed: number): Chance {
  let state = seed >>> 0;
  const below = (end: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
  return { below, oneOf: ([first, ...others]) => [first, ...others][below(others.length + 1)] ?? first };
}

const FORMATS = ['[$-', 'E+', '?/', ';', '"', '\\', '0', 'yyyy', '[', '#,'] as const;
const LETTERS = ['"', '\n', ',', ';', '\t', 'à', '🎬', '\0', '=', '(', '2001', 'S01E01 ', '- '] as const;
const HEAD = ['Title', 'Year', 'Watched Date'];

const cellOf = (chance: Chance): TestCell =>
  chance.oneOf<TestCell>([
    'Heat',
    1995,
    { number: 45_000, format: 'dd/mm/yyyy' },
    { number: chance.below(60_000), format: chance.oneOf(FORMATS).repeat(chance.below(3000)) },
    { xml: `<c t="${chance.oneOf(['s', 'b', 'e', 'd', 'str'])}"><v>${chance.below(99)}</v></c>` },
    chance.oneOf(LETTERS).repeat(chance.below(300)),
    null,
  ]);

const rowsOf = (chance: Chance) =>
  Array.from({ length: chance.below(60) }, () => Array.from({ length: 3 }, () => cellOf(chance)));

const workbook = (chance: Chance): OddFile => ({
  name: 'watched.xlsx',
  bytes: workbookOf([{ rows: [HEAD, ...rowsOf(chance)] }]),
});

/** A workbook whose sheet has a cell far away, or elements of great depth, or many links. */
function strangeWorkbook(chance: Chance): OddFile {
  const parts = workbookParts([{ rows: [HEAD, ['Heat', 1995, null]] }]);
  const sheet = 'xl/worksheets/sheet1.xml';
  const strange = chance.oneOf([
    `<row r="${chance.below(1_048_576)}"><c r="XFD${chance.below(1_048_576)}"><v>1</v></c></row>`,
    '<a>'.repeat(chance.below(50_000)),
    '<hyperlink ref="A1:A1000" r:id="rId1"/>'.repeat(chance.below(5000)),
    `<row r="99999999999"><c r="ZZZZZZ9"><v>${'9'.repeat(chance.below(9999))}</v></c></row>`,
  ]);
  return {
    name: 'watched.xlsx',
    bytes: zipped({
      ...parts,
      [sheet]: (parts[sheet] ?? '').replace('</sheetData>', `${strange}</sheetData>`),
    }),
  };
}

/** An archive with names that come twice, sizes that are not true, or more than is read. */
function archive(chance: Chance): OddFile {
  const rows = `Name,Year,Letterboxd URI\n${'Heat,1995,x\n'.repeat(chance.below(500))}`;
  const names = [
    'watched.csv',
    'ratings.csv',
    'b/likes/films.csv',
    'foto.jpg',
    'lists/a.csv',
    'a.json',
    'x.zip',
  ];
  const files = Object.fromEntries(
    names
      .slice(chance.below(names.length))
      .map((name) => [name, chance.below(9) === 0 ? new Uint8Array(chance.below(4e7)) : strToU8(rows)]),
  );
  const bytes = Buffer.from(zipSync(files));
  if (chance.below(3) === 0) replaceAll(bytes, 'ratings', 'watched');
  return { name: 'export.zip', bytes: chance.below(2) === 0 ? mutated(bytes, chance) : bytes };
}

function replaceAll(bytes: Buffer, from: string, to: string): void {
  for (let at = bytes.indexOf(from); at >= 0; at = bytes.indexOf(from, at + 1)) bytes.write(to, at);
}

function table(chance: Chance): OddFile {
  const line = () =>
    Array.from({ length: 3 }, () => chance.oneOf(LETTERS).repeat(chance.below(60))).join(',');
  const head = chance.oneOf(['Name,Year,Letterboxd URI', 'Title;Year;Type', 'titolo\tanno', '"Name","Year']);
  const lines = [head, ...Array.from({ length: chance.below(400) }, line)];
  return {
    name: chance.oneOf(['watched.csv', 'a.tsv', 'a.txt', 'a.xlsx']),
    bytes: Buffer.from(lines.join('\n')),
  };
}

function json(chance: Chance): OddFile {
  const deep = chance.below(20_000);
  const text = chance.oneOf([
    '['.repeat(deep),
    `[${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}]`,
    JSON.stringify(
      Array.from({ length: chance.below(900) }, (_, at) => ({ title: 'x'.repeat(at), year: at })),
    ),
    `[{"movie":{"title":"${chance.oneOf(['\\u0000', '\\"', 'à'] as const).repeat(deep)}","year":1e400}}]`,
  ]);
  return { name: chance.oneOf(['a.json', 'watched-history.json']), bytes: Buffer.from(text) };
}

/** The bytes with some of them changed, left out or repeated. */
function mutated(whole: Buffer, chance: Chance): Buffer {
  const bytes = Buffer.from(whole);
  for (let count = 1 + chance.below(20); count > 0; count -= 1)
    bytes[chance.below(bytes.length)] = chance.below(256);
  const at = chance.below(bytes.length);
  return chance.oneOf([
    bytes,
    bytes.subarray(0, at),
    Buffer.concat([bytes.subarray(0, at), bytes.subarray(chance.below(bytes.length))]),
  ]);
}

/** The file of a number, always the same one: generated, or a mutation of such. */
export function oddFile(number: number): OddFile {
  const chance = seededChance(number);
  for (let skipped = number % 7; skipped >= 0; skipped -= 1) chance.below(2);
  const file = chance.oneOf([workbook, strangeWorkbook, archive, table, json])(chance);
  return chance.below(3) === 0 ? { ...file, bytes: mutated(file.bytes, chance) } : file;
}
