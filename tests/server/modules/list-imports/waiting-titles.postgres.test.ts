import { expect, it } from 'vitest';
import {
  beginListImport,
  MAX_WAITING,
  storeReadList,
} from '../../../../src/server/modules/list-imports/list-imports.ts';
import { readListWithinLimits } from '../../../../src/server/modules/list-imports/take-list-file.ts';
import { useTestDatabase } from '../../support/test-database.ts';
import { csv } from './support/list-chat.ts';

const db = await useTestDatabase();
const FILES = 5;
const ROWS = 9000;

it('files that are sent at once together leave no more titles waiting than one after the other', async () => {
  const rows = Array.from({ length: ROWS }, (_, n) => `2024-01-01,Film ${n},2001,x`);
  const answer = await readListWithinLimits({ bytes: Buffer.from(csv(...rows)), name: 'lista.csv' });
  const [list] = 'lists' in answer ? answer.lists : [];
  if (!list) throw new Error('the file was not read');
  const store = async (update: number) => {
    const begun = await beginListImport(db, { userId: '7', updateId: -update, fileName: 'lista.csv' });
    return storeReadList(db, { id: begun ?? 0, userId: '7' }, list);
  };
  const stored = await Promise.all(Array.from({ length: FILES }, (_, index) => store(index + 1)));
  const waiting = await db.selectFrom('list_import_entry').select('import_id').execute();
  expect(waiting.length).toBe(ROWS * stored.filter(Boolean).length);
  expect(waiting.length).toBeLessThanOrEqual(MAX_WAITING);
  expect(waiting.length).toBeGreaterThan(0);
}, 60_000);
