import * as v from 'valibot';

/** Header line: version, time and migrations of the backed-up database. */
const start = v.object({
  format: v.literal('vetrina back-up 1'),
  vetrina: v.string(),
  madeAt: v.string(),
  migrations: v.array(v.string()),
});

const name = v.pipe(v.string(), v.regex(/^[a-z_]+$/));

/** Precedes a table's rows. */
const table = v.object({
  table: name,
  columns: v.pipe(v.array(name), v.minLength(1)),
  sequence: v.nullable(v.object({ column: name, last: v.nullable(v.pipe(v.string(), v.digits())) })),
});

/** Follows a table's rows, with their number. */
const end = v.object({ rows: v.number() });

/** Last line: the number of tables. */
const summary = v.object({ tables: v.number() });

const marker = v.pipe(v.string(), v.parseJson(), v.union([start, table, end, summary]));

export type MarkerLine = v.InferOutput<typeof marker>;
export type BackupHeader = v.InferOutput<typeof start>;

/** First character of marker lines; rows begin with a brace. */
const PREFIX = '#';

export function formatMarkerLine(value: MarkerLine): string {
  return `${PREFIX}${JSON.stringify(value)}\n`;
}

/** Parses a marker line; undefined for a row. Throws on any other line. */
export function parseMarkerLine(line: string): MarkerLine | undefined {
  if (line.startsWith('{')) return undefined;
  const read = line.startsWith(PREFIX) ? v.safeParse(marker, line.slice(PREFIX.length)) : undefined;
  if (!read?.success) throw new Error('a line is neither a row nor a marker');
  return read.output;
}
