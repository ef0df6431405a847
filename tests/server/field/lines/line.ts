/**
 * A line, and what it means: a remark (`broken:Matrix`: about that title), a title that comes first, or `missing:` and a name
 * that can be asked for. Where two answers are right, `|` is between them.
 */
export type Line = readonly [line: string, meaning: string];
