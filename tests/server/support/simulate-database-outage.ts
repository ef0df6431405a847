import type { Kysely } from 'kysely';
import type { Schema } from '../../../src/server/database/schema.ts';

/** The same database by a line that can be cut: every query fails then, as when the server is gone. */
export function simulateDatabaseOutage(db: Kysely<Schema>): {
  db: Kysely<Schema>;
  cut(isCut: boolean): void;
} {
  let isCut = false;
  const line = db.withPlugin({
    transformQuery({ node }) {
      if (isCut)
        throw Object.assign(new Error('connect ECONNREFUSED 10.0.0.1:5432'), { code: 'ECONNREFUSED' });
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { db: line, cut: (cut) => void (isCut = cut) };
}
