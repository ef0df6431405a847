import type { Extensions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** What the embedded database must be given at every open, also when no query uses it: its indexes need it. */
export const extensions = { pg_trgm } satisfies Extensions;
