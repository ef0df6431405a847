import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'src/server';
const DECLARING = /(\.table|\/tables\/columns)\.ts$/;

/** The columns of each table by the types of its rows, as the sources declare them; with `?` where one may be empty. */
export function typedColumns(): Record<string, string[]> {
  const files = readdirSync(FOLDER, { encoding: 'utf8', recursive: true }).filter((file) =>
    DECLARING.test(file),
  );
  const interfaces = new Map(files.flatMap((file) => interfacesIn(readFileSync(join(FOLDER, file), 'utf8'))));
  const columnsOf = (name: string): string[] => {
    const { parent = '', properties = [] } = interfaces.get(name) ?? {};
    const own = properties.map(([column, type]) => (/\bnull\b|Nullable/.test(type) ? `${column}?` : column));
    return parent === '' ? own : [...own, ...columnsOf(parent)];
  };
  const tables = [...interfaces].filter(([name]) => name.endsWith('Tables'));
  return Object.fromEntries(
    tables.flatMap(([, { properties }]) =>
      properties.map(([table, type]) => [table, columnsOf(type).sort()]),
    ),
  );
}

type Interface = { parent: string; properties: [name: string, type: string][] };

function interfacesIn(source: string): [name: string, Interface][] {
  const found = source.matchAll(/^(?:export )?interface (\w+)(?: extends (\w+))? \{\n(.*?)^\}/gms);
  return [...found].map(([, name = '', parent = '', body = '']) => [
    name,
    { parent, properties: propertiesIn(body) },
  ]);
}

function propertiesIn(body: string): Interface['properties'] {
  return [...body.matchAll(/^ {2}(\w+):\s*(.*?);$/gms)].map(([, name = '', type = '']) => [name, type]);
}
