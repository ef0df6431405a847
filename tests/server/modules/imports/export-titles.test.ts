import { describe, expect, it } from 'vitest';
import { exportTitles } from '../../../../src/server/modules/imports/export-titles.ts';
import { emptyDatabase } from '../../support/reset-database.ts';
import { detour, emptyCatalogue, episode, metropolis, NOTHING, take } from './support/import-catalogue.ts';

const db = await emptyCatalogue();

describe('an export', () => {
  async function exported(): Promise<string> {
    let text = '';
    for await (const lines of exportTitles(db)) text += lines;
    return text;
  }

  it('an export is imported back unchanged, however many titles it reads at a time', async () => {
    const many = Array.from({ length: 501 }, (_, n) => ({ ...detour, origin: `test:${n}` }));
    const series = { ...detour, type: 'serie', origin: 'test:s', sorgenti: [episode(1, 'a')] };
    await take([{ ...metropolis, hidden: true }, series, ...many]);
    const text = await exported();
    const records: unknown[] = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(records).toHaveLength(503);
    expect(records[0]).toEqual({ ...metropolis, hidden: true, created_at: expect.any(String) });
    expect((await take(records)).counts).toEqual({ ...NOTHING, unchanged: 503 });
    await emptyDatabase(db);
    expect((await take(records)).counts).toEqual({ ...NOTHING, created: 503 });
    expect(await exported()).toBe(text);
  });

  it('the export of an empty catalogue is empty', async () => {
    expect(await exported()).toBe('');
  });
});
