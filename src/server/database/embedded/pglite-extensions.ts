import type { Extensions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** Extensions that PGlite must load at every open: indexes need them. */
export const pgliteExtensions = { pg_trgm } satisfies Extensions;
