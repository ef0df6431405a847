import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { markMoved, refuseMoved } from '../../../../src/server/database/embedded/moved-database.ts';
import { openDatabase } from '../../../../src/server/database/open-database.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const URL = 'postgres://vetrina:secret@db.example:5433/vetrina';

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  await mkdir(join(folder, 'database'));
});

it('a moved database is refused in one line with its new place, without the password', async () => {
  const mark = await markMoved(folder, URL, new Date('2026-05-20T10:00:00Z'));
  expect(await readFile(String(mark), 'utf8')).toBe('postgres://db.example:5433/vetrina on 2026-05-20\n');
  await expect(openDatabase({ folder })).rejects.toThrow(
    `The database of ${folder} has moved to postgres://db.example:5433/vetrina on 2026-05-20: set DATABASE_URL, in .env or /etc/vetrina.env. To go back to the folder's older one, delete ${mark}.`,
  );
});

it('a moved database opens once the mark is deleted, and an empty folder always', async () => {
  const mark = await markMoved(folder, 'host=db dbname=vetrina');
  await expect(refuseMoved(folder)).rejects.toThrow('has moved to PostgreSQL on ');
  await rm(String(mark));
  await refuseMoved(folder);
  await markMoved(folder, URL);
  await rm(join(folder, 'database'), { recursive: true });
  await refuseMoved(folder);
  expect(await markMoved(folder, URL)).toBeUndefined();
});
