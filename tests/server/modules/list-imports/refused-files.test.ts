import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { MAX_LIST_FILE_BYTES } from '../../../../src/contract/own/list-imports.ts';
import { MAX_ROWS } from '../../../../src/server/modules/list-imports/list-entry.ts';
import { MAX_IMPORTS_A_DAY } from '../../../../src/server/modules/list-imports/list-imports.ts';
import { replies } from '../../support/owner-bot.ts';
import { BRUNO } from '../../support/test-bot.ts';
import { csv, USER, useListChat } from './support/list-chat.ts';

const { entries, listIds, sendFile, server, watchedNames, work } = await useListChat();

describe('a refused file', () => {
  it.each([
    ['a file that is no list', 'a.csv', 'uno,due\n1,2\n', 'Non è una lista che conosco'],
    ['rows without a title', 'watched.csv', 'Name,Year\n,1999\n', '• riga 2: non trovo un titolo.'],
    [
      'too many rows',
      'watched.csv',
      `Name,Year\n${'A,1\n'.repeat(500_000)}`,
      `Il massimo è ${MAX_ROWS.toLocaleString('it-IT')} righe`,
    ],
  ])('changes nothing: %s', async (_what, name, content, reply) => {
    await sendFile(name, content);
    expect(replies()).toEqual([expect.stringContaining(reply)]);
    expect(await entries()).toEqual([]);
    await work();
    expect([await watchedNames(), await listIds('liste')]).toEqual([[], []]);
  });

  it('may be too large, before and after its download', async () => {
    const document = {
      file_id: 'huge',
      file_unique_id: 'h',
      file_name: 'watched.csv',
      file_size: MAX_LIST_FILE_BYTES + 1,
    };
    await server.send({ document });
    expect(server.api.of('getFile')).toEqual([]);
    server.api.keepFile('huge', Buffer.alloc(MAX_LIST_FILE_BYTES + 1, `Name,Year\n${'x'.repeat(1000)}`));
    await server.send({ document: { ...document, file_size: 10 } });
    expect(replies()).toEqual(Array.from({ length: 2 }, () => 'Il file è troppo grande. Il massimo è 5 MB.'));
  });

  it('may fail to be downloaded', async () => {
    const document = { file_id: 'none', file_unique_id: 'n', file_name: 'watched.csv', file_size: 10 };
    await server.send({ document });
    server.api.fail('getFile', { error_code: 400, description: 'Bad Request: file is too big' });
    await server.send({ document });
    expect(replies()).toEqual(
      Array.from({ length: 2 }, () => 'Non riesco a scaricare il file. Rimandamelo.'),
    );
    expect(server.log()).not.toContain('/file/bot');
  });

  it('may be beyond the limit of a day', async () => {
    const list = csv('2024-01-01,Film 1,2001,x');
    await sql`insert into list_import (user_id, update_id, file_name, state, target)
      select ${USER}, -n, 'watched.csv', 'done', 'visti' from generate_series(3, ${MAX_IMPORTS_A_DAY}::int) as n`.execute(
      server.db,
    );
    await sendFile('watched.csv', list);
    // One that cannot be read counts, too.
    await sendFile('watched.csv', 'uno,due\n');
    const refused = 'Oggi mi hai già mandato 20 file. Rimandami questo domani.';
    expect(replies()).not.toContain(refused);
    await sendFile('watched.csv', list);
    expect(replies()).toContain(refused);
    expect(server.api.of('getFile')).toHaveLength(2);
    await sendFile('watched.csv', list, BRUNO);
    expect(replies()).toContainEqual(expect.stringContaining('1 titolo, fra i visti'));
  });

  it('may be another document, which gets the usual hint', async () => {
    await server.send({ document: { file_id: 'x', file_unique_id: 'x', file_name: 'foto.png' } });
    expect(replies().at(-1)).toContain('Posso cercare solo un testo');
  });
});
