import { Kysely, sql } from 'kysely';
import { beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { EmbeddedDialect } from '../../../../src/server/database/embedded/embedded-dialect.ts';
import { createEnginePool } from '../../../../src/server/database/embedded/engine-pool.ts';
import type { Schema } from '../../../../src/server/database/schema.ts';
import { memoryEngine } from '../../support/memory-engine.ts';

describe.runIf(!inject('postgres'))('a commit that is on its way to the disk', async () => {
  const memory = inject('postgres') ? undefined : await memoryEngine();
  const settled = vi.fn();
  let [commit, sync, lose] = [Promise.resolve(), () => {}, (_: Error) => {}];
  /** Its commits are on disk only when a test says so. */
  const engine = memory && {
    ...memory,
    get lastCommit() {
      return commit;
    },
    execute: async (request: Uint8Array) => {
      const answer = await memory.execute(request);
      const text = Buffer.from(answer).toString('latin1');
      if (/INSERT 0 1|COMMIT/.test(text))
        commit = new Promise<void>((resolve, reject) => {
          [sync, lose] = [resolve, reject];
        });
      return answer;
    },
  };
  if (!engine) return;
  const db = new Kysely<Schema>({
    dialect: new EmbeddedDialect(engine, createEnginePool(engine, undefined, 0)),
  });
  await sql`create table note (id int)`.execute(db);
  beforeEach(() => void settled.mockClear());

  const insert = () => sql`insert into note values (${1})`.execute(db);
  const count = async () =>
    (await sql<{ count: number }>`select count(*) from note`.execute(db)).rows[0]?.count;

  it('a commit is reported once it is on disk, and statements of others are answered meanwhile', async () => {
    const inserted = insert().then(settled);
    expect(await count()).toBe(1);
    expect(settled).not.toHaveBeenCalled();
    sync();
    await inserted;
  });

  it('a transaction is reported once its commit is on disk', async () => {
    const transaction = db.transaction().execute(async (inside) => {
      await sql`update note set id = 2`.execute(inside);
    });
    const reported = transaction.then(settled);
    expect(await count()).toBe(1);
    expect(settled).not.toHaveBeenCalled();
    sync();
    await reported;
  });

  it('a statement whose commit does not reach the disk fails', async () => {
    const inserted = insert();
    await count();
    lose(new Error('the disk is full'));
    await expect(inserted).rejects.toThrow('the disk is full');
  });
});
