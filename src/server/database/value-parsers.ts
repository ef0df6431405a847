import pg from 'pg';

/**
 * How values arrive from the database, the same from both kinds: int8 (so `count(*)`) and numeric as numbers,
 * dates as `YYYY-MM-DD`, timestamps with time zone as `Date`.
 */
export const valueParsers = new pg.TypeOverrides();
valueParsers.setTypeParser(pg.types.builtins.INT8, Number);
valueParsers.setTypeParser(pg.types.builtins.NUMERIC, Number);
valueParsers.setTypeParser(pg.types.builtins.DATE, (date) => date);
