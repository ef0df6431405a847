import * as v from 'valibot';

/** The first line of a back-up: what made it, and the migrations of the database that it holds. */
const start = v.object({
  format: v.literal('vetrina back-up 1'),
  vetrina: v.string(),
  madeAt: v.string(),
  migrations: v.array(v.string()),
});

const name = v.pipe(v.string(), v.regex(/^[a-z_]+$/));

/** Stands before the rows of a table. */
const table = v.object({
  table: name,
  columns: v.pipe(v.array(name), v.minLength(1)),
  sequence: v.nullable(v.object({ column: name, last: v.nullable(v.pipe(v.string(), v.digits())) })),
});

/** Stands after them, and says how many they were. */
const end = v.object({ rows: v.number() });

/** The last line: how many tables there were. */
const whole = v.object({ tables: v.number() });

const mark = v.pipe(v.string(), v.parseJson(), v.union([start, table, end, whole]));

export type Mark = v.InferOutput<typeof mark>;
export type Start = v.InferOutput<typeof start>;

/** A line that is no row begins so; a row begins with a brace. */
const SIGN = '#';

export function writeMark(value: Mark): string {
  return `${SIGN}${JSON.stringify(value)}\n`;
}

/** Reads a line that is no row; undefined for a row. Throws for neither. */
export function readMark(line: string): Mark | undefined {
  if (line.startsWith('{')) return undefined;
  const read = line.startsWith(SIGN) ? v.safeParse(mark, line.slice(SIGN.length)) : undefined;
  if (!read?.success) throw new Error('a line is neither a row nor a mark');
  return read.output;
}
