import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../../../database/schema.ts';
import { lockTitles } from '../../catalogue/lock-titles.ts';
import { moveReplaced } from '../keep-replaced.ts';
import { partOf } from '../title-part.ts';
import { findVersionRow, putFirst, updateVersion, type VersionRow } from './part-versions.ts';
import type { VersionFacts } from './version-facts.ts';

/** Changes what is known of a version; false when it does not exist. */
export function changeVersion(
  db: Kysely<Schema>,
  id: number,
  changes: Partial<Omit<VersionFacts, 'bytes'>>,
): Promise<boolean> {
  return withVersion(db, id, async (transaction, version) => {
    const { quality, languages, subtitles, note } = { ...version, ...changes };
    const facts = { quality, languages: [...languages], subtitles: [...subtitles], note };
    await moveReplaced(transaction, partOf(version), { from: version, to: facts });
    await updateVersion(transaction, version, facts);
  });
}

/** Puts a version first in the owner's order, whatever was reported of it; false when it does not exist. */
export function putVersionFirst(db: Kysely<Schema>, id: number): Promise<boolean> {
  return withVersion(db, id, async (transaction, version) => {
    await updateVersion(transaction, version, { set_back_at: null });
    await putFirst(transaction, { ...version, set_back_at: null });
  });
}

function withVersion(
  db: Kysely<Schema>,
  id: number,
  work: (transaction: Transaction<Schema>, version: VersionRow) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const known = await findVersionRow(transaction, id);
    if (!known) return false;
    await lockTitles(transaction, [known.content_id]);
    const version = await findVersionRow(transaction, id);
    if (version) await work(transaction, version);
    return version !== undefined;
  });
}
