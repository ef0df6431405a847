import type { Db } from '../../database/db.ts';
import { titleRecordsAfter } from '../catalogue/records/title-records.ts';
import type { TitleRecord } from '../catalogue/rules/title-record.ts';

const BATCH = 500;

/** Every title as a line of NDJSON that `importTitles` takes back unchanged, hidden ones included, in the order of their ids. */
export async function* exportTitles(db: Db): AsyncGenerator<string> {
  let lastId = 0;
  for (;;) {
    const titles = await titleRecordsAfter(db, lastId, BATCH);
    const lastTitle = titles.at(-1);
    if (!lastTitle) return;
    yield titles.map(({ record }) => `${titleRecordJson(record)}\n`).join('');
    lastId = lastTitle.id;
  }
}

/** A record as JSON, without empty fields. */
function titleRecordJson(record: TitleRecord): string {
  return JSON.stringify(record, (_field, value: unknown) => (isEmpty(value) ? undefined : value));
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0);
}
