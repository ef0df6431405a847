import type { Kysely } from 'kysely';
import type { Schema } from '../../../src/server/database/schema.ts';
import { KilledError, watchCommits } from './watch-commits.ts';

/** Just before the commit with this number, counted from 1, or just after it. */
export type Kill = { commit: number; when: 'before' | 'after' };

/**
 * The same database for a process that is killed at a commit: of a transaction, or of a writing statement outside
 * of one. From then on its queries fail; earlier commits stay. `commits`: the number of them.
 */
export function killAtCommit(
  db: Kysely<Schema>,
  kill?: Kill,
): { db: Kysely<Schema>; commits(): number; isKilled(): boolean } {
  let commits = 0;
  let isKilled = false;

  function die(): never {
    isKilled = true;
    throw new KilledError(`killed ${kill?.when} commit ${kill?.commit}`);
  }

  const watched = watchCommits(db, {
    refuse: () => void (isKilled && die()),
    async commit(commit) {
      if (isKilled) die();
      commits += 1;
      const isLast = commits === kill?.commit;
      if (isLast && kill.when === 'before') die();
      await commit();
      if (isLast) die();
    },
  });
  return { db: watched, commits: () => commits, isKilled: () => isKilled };
}
