const PREFIX = 'table:';
const MAX_LENGTH = 200;

/** The origin of a title whose table names none: the same name, kind and year is the same title. */
export function tableOrigin({ type, name, year }: { type: string; name: string; year: string }): string {
  const end = `:${year}`;
  return `${PREFIX}${type}:${name}`.slice(0, MAX_LENGTH - end.length) + end;
}

/** True if a record's origin was made of its name, kind and year. */
export function isTableOrigin(origin: string): boolean {
  return origin.startsWith(PREFIX);
}
