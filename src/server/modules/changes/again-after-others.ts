import { isOfDeleted, isOfTaken } from '../../database/db.ts';
import { unavailable } from '../../http/api-error.ts';

const ATTEMPTS = 5;

/** Retries when others were faster: the next attempt sees their values and rows. */
export async function againAfterOthers<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt();
    } catch (error) {
      const isConflict = error instanceof Error && 'code' in error && error.code === SERIALIZATION_FAILURE;
      if (!isConflict && !isOfDeleted(error) && !isOfTaken(error)) throw error;
      if (attempts === ATTEMPTS) throw isConflict ? unavailable('Others are changing the same') : error;
    }
  }
}

/** PostgreSQL's code for a change that meets another one, and that of a `ConflictError`. */
const SERIALIZATION_FAILURE = '40001';
