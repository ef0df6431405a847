import { describe, expect, it } from 'vitest';
import * as en from '../../../src/server/languages/en/index.ts';
import * as es from '../../../src/server/languages/es/index.ts';
import * as it_ from '../../../src/server/languages/it/index.ts';

const LIMITS = { rows: 1, episodes: 1, ofOneSeries: 1 };

describe.each([
  ['Italian', it_, 'titolo', 'celle unite'],
  ['English', en, 'title', 'merged cells'],
  ['Spanish', es, 'título', 'celdas combinadas'],
])('in %s', (_language, { files, listImports }, column, merged) => {
  it('the refusal of a table says which row shows it, and what a table must look like', () => {
    expect(files.wrongTable(files.line(7))).toContain(`(${files.line(7)})`);
    expect(files.wrongTable(undefined)).not.toContain('(');
    for (const words of [column, merged]) expect(files.wrongTable(undefined)).toContain(words);
  });

  it('the refusal of a list names what works', () => {
    const text = listImports.faults['no list'](LIMITS);
    const services = ['Letterboxd', 'IMDb', 'Trakt', 'Simkl', 'TV Time', 'Netflix', '.zip', 'CSV', column];
    for (const service of services) expect(text).toContain(service);
  });

  it('a cell that is not understood is named with its row', () => {
    const nothing = { refused: 0, refusedRows: [], skippedRows: [], otherSheets: [], day: null, undated: 0 };
    const none = { withoutEpisodes: 0, namesWithoutEpisodes: [], isTrakt: false, unknownWords: [], left: 0 };
    const partRows = [{ row: 3, name: 'Heat', cell: '79' }];
    const [note] = listImports.notes({ ...nothing, ...none, leftFiles: [], leftCells: 1, partRows }, 'visti');
    for (const words of ['Heat', '79', '3']) expect(note).toContain(words);
  });
});
