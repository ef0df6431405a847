import type { KyselyPlugin, RootOperationNode } from 'kysely';
import { describe, expect, it } from 'vitest';
import { resolveTitles } from '../../../../src/server/modules/search/resolve-titles.ts';
import { film } from '../../support/owner-bot.ts';
import { type TestBot } from '../../support/test-bot.ts';
import { csv, useListChat } from './support/list-chat.ts';

const { entries, sendFile, server, watchedNames, work } = await useListChat();

describe('entries are matched', () => {
  it('by their ids before their names, and never against another id', async () => {
    await server.db.updateTable('title').set({ imdb_id: 'tt7777777' }).where('id', '=', film(4)).execute();
    await server.db.updateTable('title').set({ imdb_id: 'tt8888888' }).where('id', '=', film(3)).execute();
    await sendFile(
      'ratings.csv',
      'Const,Your Rating,Title,Title Type,Year\ntt7777777,8,Altro nome,Movie,2004\ntt9999999,8,Film 3,Movie,2003\n',
    );
    await work();
    expect(await watchedNames()).toEqual(['Film 4']);
  });

  it('by any of their names, a year more or less, unless two titles fit', async () => {
    await server.db
      .updateTable('title')
      .set({ titolo_originale: 'Spirited Away', originale_ricerca: 'spirited away' })
      .where('id', '=', film(6))
      .execute();
    for (const n of [7, 12])
      await server.db
        .updateTable('title')
        .set({ titolo: 'Gemelli', titolo_ricerca: 'gemelli' })
        .where('id', '=', film(n))
        .execute();
    const rows = ['2024-01-01,Spirited away,2002,x', '2024-01-01,Film 8,1990,x', '2024-01-01,Gemelli,2002,x'];
    await sendFile('watched.csv', csv(...rows));
    await work();
    expect(await watchedNames()).toEqual(['Film 6']);
    expect((await entries()).map(({ name }) => name)).toEqual(['Film 8', 'Gemelli']);
    for (const n of [7, 12])
      await server.db
        .updateTable('title')
        .set({ titolo: `Film ${n}`, titolo_ricerca: `film ${n}` })
        .where('id', '=', film(n))
        .execute();
  });

  it('never with a hidden title', async () => {
    await server.db.updateTable('title').set({ hidden: true }).where('id', '=', film(9)).execute();
    await sendFile('watched.csv', csv('2024-01-01,Film 9,2004,x'));
    await work();
    await server.db.updateTable('title').set({ hidden: false }).where('id', '=', film(9)).execute();
    expect(await watchedNames()).toEqual([]);
  });
});

describe('searches by similar names', () => {
  const entry = (name: string, year: number) => ({
    type: null,
    name,
    originalName: name,
    year,
    tmdbId: null,
    imdbId: null,
    at: null,
    episodes: null,
  });

  /** The names that the trigram indexes were searched for while `ask` ran. */
  async function searchedNames(ask: (db: TestBot['db']) => Promise<unknown>): Promise<string[]> {
    const texts: string[] = [];
    const listening: KyselyPlugin = {
      transformQuery: ({ node, queryId }) => {
        const { sql: text, parameters } = server.db
          .getExecutor()
          .compileQuery<RootOperationNode>(node, queryId);
        if (/titolo_ricerca %> /.test(text)) texts.push(String(parameters[0]));
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    await ask(server.db.withPlugin(listening));
    return texts;
  }

  it('end with their budget; titles of exactly that name are still found', async () => {
    const nonsense = Array.from({ length: 10 }, (_, n) => entry(`Zxqy ${'abcdefghij'[n]}`, 1990));
    const [exact, aYearOff] = [entry('Film 3', 2003), entry('Film 4', 2005)];
    const budget = { left: 4 };
    let found = new Map<unknown, number>();
    const searched = await searchedNames(async (db) => {
      found = await resolveTitles(db, [...nonsense, exact, aYearOff], budget);
    });
    expect(searched).toHaveLength(4);
    expect(budget.left).toBe(0);
    expect([found.get(exact), found.get(aYearOff), found.size]).toEqual([film(3), film(4), 2]);
  });

  it('searches by similar names are made one statement at a time, so that others run in between', async () => {
    let running = 0;
    let mostRunning = 0;
    const listening: KyselyPlugin = {
      transformQuery({ node }) {
        running += 1;
        mostRunning = Math.max(mostRunning, running);
        return node;
      },
      async transformResult({ result }) {
        running -= 1;
        return result;
      },
    };
    await resolveTitles(server.db.withPlugin(listening), [entry('Zxqy a', 1990), entry('Zxqy b', 1990)]);
    expect(mostRunning).toBe(1);
  });

  it('use the beginning of a long name alone', async () => {
    const searched = await searchedNames((db) =>
      resolveTitles(db, [entry('la notte del re '.repeat(18), 1990)]),
    );
    expect(searched).toHaveLength(1);
    expect(searched[0]?.length).toBeLessThanOrEqual(60);
  });
});
