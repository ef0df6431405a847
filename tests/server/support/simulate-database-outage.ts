import type { Kysely } from 'kysely';
import type { Schema } from '../../../src/server/database/schema.ts';

/**
 * The same database over a line that can be cut: then every query fails, as when the server is gone. `answers`: the
 * number of answered queries.
 */
export function simulateDatabaseOutage(db: Kysely<Schema>): {
  db: Kysely<Schema>;
  cut(isCut: boolean): void;
  answers(): number;
} {
  let isCut = false;
  let answers = 0;
  const line = db.withPlugin({
    transformQuery({ node }) {
      if (isCut)
        throw Object.assign(new Error('connect ECONNREFUSED 10.0.0.1:5432'), { code: 'ECONNREFUSED' });
      return node;
    },
    async transformResult({ result }) {
      answers += 1;
      return result;
    },
  });
  return { db: line, cut: (cut) => void (isCut = cut), answers: () => answers };
}
