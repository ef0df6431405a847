import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../../src/server/config/config.ts';
import type { Database } from '../../../src/server/database/database.ts';
import { findTitle } from '../../../src/server/modules/catalogue/titles.ts';
import {
  findCustomLists,
  insertCustomListUnchecked,
} from '../../../src/server/modules/lists/custom-lists.ts';
import { staticListTitles, toggleInStaticList } from '../../../src/server/modules/lists/static-lists.ts';
import { recordSignIn } from '../../../src/server/modules/people/people.ts';
import { isPremium } from '../../../src/server/modules/people/premium-status.ts';
import { requestPlay } from '../../../src/server/modules/playback/request-delivery.ts';
import { recordPayment } from '../../../src/server/modules/premium/payments.ts';
import { countPlays } from '../../../src/server/modules/rankings/count-plays.ts';
import { commandLine } from '../../../tests/server/support/command-line.ts';
import { countersFromEvents, countersOf } from '../../../tests/server/support/play-counters.ts';
import { testDatabase } from '../../../tests/server/support/test-database.ts';
import { addTestTitles } from '../../../tests/server/support/test-titles.ts';
import { demoCommands } from '../commands.ts';
import { readDemoLoadStatus } from '../demo-load-status.ts';
import { DEMO_ORDINARY_USER, DEMO_PEOPLE, DEMO_PREMIUM_USER } from '../demo-users.ts';
import { loadOrRemoveDemoAtStart } from '../load-or-remove-demo-at-start.ts';
import { hasDemo } from '../remove-demo.ts';

/** The smallest size at which people have titles in their lists. */
const SMALL = { titles: 20, days: 30 };
const BOT_TOKEN = '123456:ABC-def';
let database: Database;

const rowsIn = async (table: string) =>
  (await sql.raw<{ n: number }>(`select count(*)::int as n from ${table}`).execute(database.db)).rows[0]?.n;

/** A start of the server: who may try it out, and its output. */
async function start(env: Record<string, string> = {}) {
  const stdout: string[] = [];
  const say = (line: string) => void stdout.push(line);
  const visitors = await loadOrRemoveDemoAtStart({ db: database.db, config: readConfig(env), say }, SMALL);
  return { labels: visitors.map(({ label }) => label), stdout };
}

async function vetrina(...words: string[]) {
  const open = async () => ({ ...database, close: async () => {} });
  return commandLine(words, { commands: demoCommands(SMALL), open });
}

describe('a catalogue without the demo', () => {
  beforeEach(async () => {
    database = await testDatabase();
  });
  afterEach(() => database.close());

  it('removing the demo removes nothing', async () => {
    const [own = 0] = await addTestTitles(database.db, [{}]);
    expect(await vetrina('demo', 'remove')).toMatchObject({ stdout: 'Nothing to do: there is no demo.' });
    expect(await findTitle(database.db, own)).toBeDefined();
    expect(await readDemoLoadStatus(database.db)).toBeUndefined();
  });

  it('a start leaves another catalogue alone', async () => {
    await addTestTitles(database.db, [{}]);
    expect(await start()).toEqual({ labels: ['ordinary', 'ordinary'], stdout: [] });
    expect(await rowsIn('title')).toBe(1);
  });

  it('a start with a bot loads no demo and names none of its people', async () => {
    expect(await start({ BOT_TOKEN })).toEqual({ labels: [], stdout: [] });
    expect(await rowsIn('title')).toBe(0);
  });
});

describe('numbers of titles', () => {
  beforeEach(async () => {
    database = await testDatabase();
    await start();
  });
  afterEach(() => database.close());

  it('the first own title after the demo is number 1', async () => {
    await start({ BOT_TOKEN });
    expect(await addTestTitles(database.db, [{}])).toEqual([1]);
  });

  it('numbers go on while an own title or a recorded change has one', async () => {
    const [own = 0] = await addTestTitles(database.db, [{}]);
    await start({ BOT_TOKEN });
    expect(await addTestTitles(database.db, [{ name: 'Altro' }])).toEqual([own + 1]);
  });
});

describe('people who tried the demo out', () => {
  beforeEach(async () => {
    database = await testDatabase();
    await start();
    for (const userId of [...DEMO_PEOPLE, '1234567']) await recordSignIn(database.db, userId);
    await recordPayment(database.db, { userId: DEMO_ORDINARY_USER, chargeId: 'simulated', stars: 100 });
    await recordPayment(database.db, { userId: '1234567', chargeId: 'real', stars: 100 });
  });
  afterEach(() => database.close());

  const people = async () =>
    (await database.db.selectFrom('person').select('user_id').execute()).map(({ user_id: id }) => id);
  const charges = async () =>
    (await database.db.selectFrom('payment').select('telegram_payment_charge_id').execute()).map(
      ({ telegram_payment_charge_id: id }) => id,
    );

  it.each(['tried', 'removed'] as const)(
    'go when a bot is connected to a demo that was %s',
    async (status) => {
      if (status === 'removed') await vetrina('demo', 'remove');
      await start({ BOT_TOKEN });
      expect(await people()).toEqual(['1234567']);
      expect(await charges()).toEqual(['real']);
      expect((await start()).stdout).toEqual([]);
    },
  );

  it('stay while nobody has connected a bot, or the demo was asked for', async () => {
    await vetrina('demo', 'remove');
    expect(await people()).toContain(DEMO_ORDINARY_USER);
    await vetrina('demo', 'load');
    await start({ BOT_TOKEN });
    expect(await people()).toContain(DEMO_ORDINARY_USER);
  });

  it('go once: a real person may have such a number', async () => {
    await start({ BOT_TOKEN });
    await recordSignIn(database.db, DEMO_ORDINARY_USER);
    await start({ BOT_TOKEN });
    expect(await people()).toContain(DEMO_ORDINARY_USER);
  });
});

describe('totals of plays', () => {
  afterEach(() => database.close());

  it('lose the demo’s plays alone, and keep days whose plays by title are gone', async () => {
    database = await testDatabase();
    const { db } = database;
    await start();
    const [own = 0] = await addTestTitles(db, [{}]);
    await requestPlay(db, { userId: '77', titleId: own });
    await countPlays(db);
    await sql`insert into play_total (day, plays) values ('2020-01-01', 5)`.execute(db);
    await vetrina('demo', 'remove');
    const totals = await db.selectFrom('play_total').select('plays').orderBy('day').execute();
    expect(totals.map(({ plays }) => Number(plays))).toEqual([5, 1]);
  });
});

/** One after the other in the same database. */
describe('loading and removing the demo', () => {
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.close());

  it('a start without a bot loads the demo once, and lets two people try it out', async () => {
    expect(await start()).toEqual({
      labels: ['ordinary', 'premium'],
      stdout: ['Filling the catalogue with the demo ...', 'The catalogue was empty: the demo is in it now.'],
    });
    expect(await start()).toEqual({ labels: ['ordinary', 'premium'], stdout: [] });
  });

  it('a start renames the posters of a demo that was loaded while they were SVG, and no other picture', async () => {
    const { db } = database;
    const pictures = () => db.selectFrom('title').select(['copertina', 'banner']).orderBy('id').execute();
    const now = await pictures();
    const [own = 0] = await addTestTitles(db, [{ cover: '/posters/mio.svg' }]);
    for (const column of ['copertina', 'banner'])
      await sql`update title set ${sql.ref(column)} = replace(${sql.ref(column)}, '.webp', '.svg')`.execute(
        db,
      );
    await start();
    expect((await pictures()).slice(0, now.length)).toEqual(now);
    expect(await findTitle(db, own)).toMatchObject({ copertina: '/posters/mio.svg' });
    await db.deleteFrom('title').where('id', '=', own).execute();
  });

  it('a start with a bot removes the demo', async () => {
    expect(await start({ BOT_TOKEN })).toEqual({
      labels: [],
      stdout: ['There is a bot now: the demo has been removed from the catalogue.'],
    });
    expect(await hasDemo(database.db)).toBe(false);
  });

  it('the catalogue stays empty after the demo is removed, until it is requested again', async () => {
    expect((await start()).stdout).toEqual([]);
    expect(await hasDemo(database.db)).toBe(false);
    expect((await vetrina('demo', 'load')).stdout).toBe('The demo is loaded.');
    expect((await vetrina('demo', 'load')).stdout).toBe('Nothing to do: the catalogue is not empty.');
  });

  it('a start with a bot keeps a requested demo, and only reports one whose origin is unknown', async () => {
    expect(await start({ BOT_TOKEN })).toEqual({ labels: [], stdout: [] });
    await sql`delete from setting`.execute(database.db);
    expect((await start({ BOT_TOKEN })).stdout).toEqual([expect.stringContaining('demo remove')]);
    expect(await hasDemo(database.db)).toBe(true);
  });

  it('removing the demo keeps the owner’s data, counted right, and nothing else', async () => {
    const { db } = database;
    const [own = 0] = await addTestTitles(db, [{ name: 'Mio' }]);
    const ownList = await insertCustomListUnchecked(db, { userId: DEMO_PREMIUM_USER, titolo: 'Mia' });
    await toggleInStaticList(db, { userId: DEMO_ORDINARY_USER, list: 'mi_piace', titleId: own });
    await requestPlay(db, { userId: '77', titleId: own });
    await countPlays(db);

    expect(await vetrina('demo', 'remove')).toMatchObject({
      code: 0,
      stdout: 'The demo is removed: 20 titles.',
    });
    expect(await hasDemo(db)).toBe(false);
    expect(await findTitle(db, own)).toMatchObject({ titolo: 'Mio', mi_piace: 1, visualizzazioni: 1 });
    expect(await countersOf(db)).toEqual(await countersFromEvents(db));
    expect(await rowsIn('play_event')).toBe(1);
    const totals = await database.db.selectFrom('play_total').select('plays').execute();
    expect(totals.map(({ plays }) => Number(plays))).toEqual([1]);
    expect(await rowsIn('list_item')).toBe(1);
    expect(await staticListTitles(db, { userId: DEMO_ORDINARY_USER, list: 'mi_piace' })).toHaveLength(1);
    expect(await findCustomLists(db, DEMO_PREMIUM_USER)).toEqual([{ id: ownList, titolo: 'Mia' }]);
    expect(await isPremium(db, DEMO_PREMIUM_USER)).toBe(false);
  });
});
