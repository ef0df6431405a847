import { type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';
import { type DeskImportRun, importRun } from '../../../../contract/desk/imports.ts';
import { all, type Db, type DbTransaction, one } from '../../../database/db.ts';
import { type ImportReached, readReached } from '../../imports/import-titles.ts';

/** The parts of an import's progress that it stores. */
export type ImportProgress = Pick<
  DeskImportRun,
  'lines' | 'faults' | 'wrong' | 'isEmpty' | 'share' | 'failure'
>;

const NOTHING_YET: ImportProgress = {
  lines: [],
  faults: [],
  wrong: 0,
  isEmpty: false,
  share: null,
  failure: null,
};

/** The source of an import. The key of a media server is not in it: it is stored nowhere. */
const importInput = v.variant('source', [
  v.object({ source: v.literal('file'), kind: v.literal('titles') }),
  v.object({
    source: v.literal('tmdb'),
    type: v.picklist(['film', 'serie']),
    pages: v.number(),
    year: v.nullable(v.number()),
  }),
  v.object({ source: v.literal('jellyfin'), url: v.string() }),
]);
export type ImportInput = v.InferOutput<typeof importInput>;

/** An import to begin. */
export type NewImport = {
  name: string;
  language: string;
  isPreview: boolean;
  input: ImportInput;
  /** The bytes of a file. */
  bytes?: Buffer | undefined;
};

/** An import that runs. */
export type RunningImport = NewImport & {
  id: number;
  progress: ImportProgress;
  reached: ImportReached | undefined;
};

/** SQL: jobs of imports. */
const JOBS = sql`due_work where kind = 'imports'`;

/** The latest import, on whatever server; one whose job is gone or was given up is interrupted. */
export async function readImport(db: Db): Promise<DeskImportRun | undefined> {
  const row = await one<{ run: unknown }>(db)`
    select progress || jsonb_build_object('id', id::text, 'source', source, 'name', name, 'isPreview', is_preview,
      'state', case when state = 'running' and not exists (
        select from ${JOBS} and subject = title_import.id::text and given_up_at is null
      ) then 'interrupted' else state end) as run
    from title_import`;
  const read = v.safeParse(importRun, row?.run);
  return read.success ? read.output : undefined;
}

/** Stores a new import in place of the previous one; undefined while that runs. */
export async function storeImport(
  transaction: DbTransaction,
  { name, language, isPreview, input, bytes }: NewImport,
): Promise<number | undefined> {
  await sql`delete from ${JOBS} and given_up_at is not null`.execute(transaction);
  await sql`delete from title_import where not exists (select from ${JOBS})`.execute(transaction);
  const row = await one<{ id: number }>(transaction)`
    insert into title_import (source, name, language, is_preview, input, progress, file) values (
      ${input.source}, ${name}, ${language}, ${isPreview}, ${JSON.stringify(input)}::jsonb, ${JSON.stringify(NOTHING_YET)}::jsonb,
      decode(${bytes?.toString('base64') ?? null}::text, 'base64')
    ) on conflict do nothing returning id`;
  return row?.id;
}

/** An import that still runs. */
export async function findRunningImport(db: Db, id: number): Promise<RunningImport | undefined> {
  const row = await one<{
    name: string;
    language: string;
    isPreview: boolean;
    input: unknown;
    file: string | null;
    progress: unknown;
    imported: unknown;
  }>(db)`
    select name, language, is_preview as "isPreview", input, encode(file, 'base64') as file, progress, imported
    from title_import where id = ${id} and state = 'running'`;
  const input = v.safeParse(importInput, row?.input);
  if (!row || !input.success) return undefined;
  const { name, language, isPreview, file } = row;
  return {
    id,
    name,
    language,
    isPreview,
    input: input.output,
    bytes: file === null ? undefined : Buffer.from(file, 'base64'),
    progress: v.parse(importProgress, row.progress),
    reached: readReached(row.imported),
  };
}

const { lines, faults, wrong, isEmpty, share, failure } = importRun.entries;
const importProgress = v.object({ lines, faults, wrong, isEmpty, share, failure });

/** Stores an import's progress; false once it was stopped, or a different server has its job. `isHeld`: SQL for the latter. */
export async function saveImport(db: Db, id: number, { state, progress, isHeld }: Save): Promise<boolean> {
  const rows = await sql`
    update title_import set state = ${state}, progress = ${JSON.stringify(progress)}::jsonb,
      file = case when ${state} = 'running' then file end
    where id = ${id} and state = 'running' and exists (select from ${JOBS} and subject = ${id}::text and ${isHeld})
    returning 1`.execute(db);
  return rows.rows.length > 0;
}

/** Stores how far an import is, in the transaction of its titles; false as above. */
export async function saveReached(
  transaction: DbTransaction,
  id: number,
  { reached, isHeld }: { reached: ImportReached; isHeld: RawBuilder<boolean> },
): Promise<boolean> {
  const rows = await all(transaction)`
    update title_import set imported = ${JSON.stringify(reached)}::jsonb
    where id = ${id} and state = 'running' and exists (select from ${JOBS} and subject = ${id}::text and ${isHeld})
    returning 1`;
  return rows.length > 0;
}

type Save = { state: DeskImportRun['state']; progress: ImportProgress; isHeld: RawBuilder<boolean> };

/** Stops the running import, which learns of it at its next report of progress; an interrupted one then counts as seen. */
export async function stopImport(db: Db): Promise<void> {
  await sql`
    with stopped as (
      update title_import set state = 'stopped', file = null where state in ('running', 'interrupted') returning id
    )
    delete from ${JOBS} and subject = any(array(select id::text from stopped))`.execute(db);
}
