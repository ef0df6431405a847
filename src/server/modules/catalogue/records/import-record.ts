import { type Db, joinTransaction } from '../../../database/db.ts';
import type { TitleRecord } from '../rules/title-record.ts';
import { identifyTitles, idsOf } from './identify-titles.ts';
import { type UpsertCounts, upsertTitles } from './upsert-titles.ts';

/** Imports one title, or updates the existing one; returns its id. */
export async function importRecord(
  { db }: { db: Db },
  record: TitleRecord,
): Promise<{ id: number; counts: Omit<UpsertCounts, 'ids'> }> {
  const titles = (await identifyTitles(db, [idsOf(record)])).flat();
  // Under its own `origin` a title from a different source would only have its empty fields filled in.
  const { origin } = titles.find(({ grade }) => grade !== 'alias') ?? record;
  const { ids, ...counts } = await writeRecords(db, [{ ...record, origin }]);
  const [id] = ids.values();
  if (id === undefined) throw new Error(`${origin} was not taken in`);
  return { id, counts };
}

async function writeRecords(db: Db, records: readonly TitleRecord[]): Promise<UpsertCounts> {
  return joinTransaction(db, (transaction) => upsertTitles(transaction, records));
}
