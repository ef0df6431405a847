import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { mergeTitles } from '../../../../src/server/modules/desk/merging/merge-titles.ts';
import { exportTitles } from '../../../../src/server/modules/imports/export-titles.ts';
import { detour, emptyCatalogue, metropolis, NOTHING, take } from './support/import-catalogue.ts';

const db = await emptyCatalogue();

const english = { lingua: 'en', titolo: 'Roundabout', trama: 'A man hitches a ride.' };
const spanish = { lingua: 'es', titolo: 'Desvío', copertina: 'https://example.org/es.jpg' };
const translated = { ...detour, traduzioni: [english, spanish] };

async function exported(): Promise<unknown[]> {
  const records: unknown[] = [];
  for await (const lines of exportTitles(db))
    for (const line of lines.trim().split('\n')) records.push(JSON.parse(line));
  return records;
}

describe('translations of a title', () => {
  it('translations are kept, exported, and imported back unchanged', async () => {
    expect((await take([translated])).counts).toEqual({ ...NOTHING, created: 1 });
    const records = await exported();
    expect(records).toMatchObject([{ traduzioni: [english, spanish] }]);
    expect((await take(records)).counts).toEqual({ ...NOTHING, unchanged: 1 });
    expect((await take([{ ...translated, traduzioni: [spanish, english] }])).counts).toMatchObject({
      unchanged: 1,
    });
  });

  it('a file’s translations replace the stored ones, which stay if the file has none', async () => {
    await take([translated]);
    expect((await take([{ ...detour, trama: 'Altra trama.' }])).counts).toMatchObject({ changed: 1 });
    expect(await exported()).toMatchObject([{ trama: 'Altra trama.', traduzioni: [english, spanish] }]);
    expect((await take([{ ...detour, traduzioni: [english] }])).counts).toMatchObject({ changed: 1 });
    expect(await exported()).toMatchObject([{ traduzioni: [english] }]);
    await take([{ ...detour, traduzioni: [] }]);
    expect(await exported()).not.toMatchObject([{ traduzioni: expect.anything() }]);
  });

  it('merged titles have the translations of both, those of the kept one first', async () => {
    const cover = 'https://example.org/en.jpg';
    await take([
      { ...detour, traduzioni: [english] },
      { ...metropolis, traduzioni: [{ lingua: 'en', titolo: 'The City', copertina: cover }, spanish] },
    ]);
    const ids = await db.selectFrom('title').select(['id', 'origin']).orderBy('origin').execute();
    const [keep, other] = ids.map(({ id }) => id);
    expect(await mergeTitles(db, { keep: Number(keep), other: Number(other) })).toBe('merged');
    const joined = [{ ...english, copertina: cover }, spanish];
    expect(await exported()).toMatchObject([{ titolo: 'Detour', traduzioni: joined }]);
  });

  it('translations with a repeated language, or one without a code, are refused', async () => {
    const { refused } = await take([
      { ...detour, traduzioni: [english, english] },
      { ...metropolis, traduzioni: [{ lingua: 'English' }] },
    ]);
    expect(refused.map(({ faults }) => faults)).toEqual([
      [{ field: 'traduzioni', expected: 'must have each language once' }],
      [{ field: 'traduzioni.0.lingua', expected: 'must be a code such as en, not "English"' }],
    ]);
  });

  it('change the version of the title’s row, by which answers are cached', async () => {
    await take([translated]);
    const version = async () => (await sql`select xmin::text from title`.execute(db)).rows;
    const before = await version();
    await take([{ ...detour, traduzioni: [{ ...english, titolo: 'Another Way' }] }]);
    expect(await version()).not.toEqual(before);
  });
});
