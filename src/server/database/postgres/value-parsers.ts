import pg from 'pg';

/**
 * Type parsers for both kinds of database: int8 and numeric as numbers, dates as `YYYY-MM-DD`, timestamptz as `Date`.
 */
export const pgValueParsers = new pg.TypeOverrides();
pgValueParsers.setTypeParser(pg.types.builtins.INT8, Number);
pgValueParsers.setTypeParser(pg.types.builtins.NUMERIC, Number);
pgValueParsers.setTypeParser(pg.types.builtins.DATE, (date) => date);
