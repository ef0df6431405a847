import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importTitles } from '../../../src/server/modules/imports/import-titles.ts';
import { buttonsOf } from '../../../tests/server/support/inline-keyboard.ts';
import { messageFrom, testBot } from '../../../tests/server/support/test-bot.ts';
import { readDemoTitles } from '../titles.ts';

/**
 * A month of a bot in three languages, written by somebody who had not seen how it reads them: language, line, kind of answer, and
 * the facts that the first three titles have, or the door that leads on.
 */
const LINES = readFileSync(new URL('lines-of-people.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((row) => {
    const [language = '', line = '', kind = '', facts = ''] = row.split('\t');
    return { language, line, kind, facts };
  });

const DOORS = ['Come funziona', 'How it works', 'Cómo funciona'];

type Line = (typeof LINES)[number];
type Answer = { isSent: boolean; labels: string[]; titles: Title[] };
type Title = Awaited<ReturnType<typeof readTitles>>[number];

const server = await testBot({ languages: ['it', 'en', 'es'] });
const answers = new Map<Line, Answer>();
let titles = new Map<number, Title>();

beforeAll(async () => {
  await server.db.deleteFrom('title').execute();
  await importTitles(
    server.db,
    (await readDemoTitles()).map((value) => ({ location: value.origin, value })),
  );
  titles = new Map((await readTitles()).map((title) => [title.id, title]));
  for (const [index, line] of LINES.entries()) answers.set(line, await answerTo(line, 50_000 + index));
}, 300_000);
afterAll(() => server.close());

function readTitles() {
  return server.db
    .selectFrom('title')
    .select(['id', 'titolo', 'generi', 'anno', 'type', 'durata'])
    .select(({ selectFrom }) =>
      selectFrom('credit')
        .innerJoin('artist', 'artist.id', 'artist_id')
        .whereRef('title_id', '=', 'title.id')
        .select(({ fn }) => fn.agg<string[] | null>('array_agg', ['nome']).as('names'))
        .as('people'),
    )
    .execute();
}

async function answerTo({ language, line }: Line, id: number): Promise<Answer> {
  server.api.calls.splice(0);
  const { from, ...message } = messageFrom(id, { text: line });
  await server.bring({ message: { ...message, from: { ...from, language_code: language } } });
  const sent = server.api.of('sendMessage').find(({ chat_id }) => chat_id === id);
  const shown = buttonsOf(sent);
  return {
    isSent: sent !== undefined,
    labels: shown.map(({ text }) => text),
    titles: shown.flatMap(
      ({ callback_data = '' }) => titles.get(Number(/^card:(\d+)/.exec(callback_data)?.[1])) ?? [],
    ),
  };
}

function isRight(line: Line): boolean {
  const { titles: shown = [], labels = [], isSent = false } = answers.get(line) ?? {};
  const first = shown.slice(0, 3);
  if (line.kind === 'titles') return first.some((title) => isCalled(title, line.facts));
  if (line.kind === 'filter') return first.length > 0 && first.every((title) => hasFacts(title, line.facts));
  const isDoor = labels.some((label) => DOORS.includes(label));
  // A question of the price is answered at once.
  const isAnswered = !isDoor && shown.length === 0 && isSent;
  return isAnswered || (line.kind === 'doors' && isDoor);
}

function isCalled({ titolo, anno }: Title, facts: string): boolean {
  const [, name, year] = /^(.*?)(?: \((\d{4})\))?$/.exec(facts) ?? [];
  return titolo === name && (year === undefined || String(anno) === year);
}

const hasFacts = (title: Title, facts: string) =>
  facts.split(';').every((fact) => {
    const [key = '', values = ''] = fact.split('=');
    return values.split('|').some((value) => hasFact(title, key, value));
  });

function hasFact({ generi, people, anno, durata, type }: Title, key: string, value: string): boolean {
  const [from, to] = value.split('-').map(Number);
  if (key === 'genre') return generi.includes(value);
  if (key === 'person') return people?.includes(value) ?? false;
  if (key === 'years') return (anno ?? 0) >= (from || 0) && (anno ?? 0) <= (to || 9999);
  return key === 'kind' ? type === value : durata <= Number(value);
}

it.each([
  ['it', { titles: 34, filter: 15, doors: 30 }],
  ['en', { titles: 35, filter: 13, doors: 30 }],
  // The demo has no names in Spanish.
  ['es', { titles: 19, filter: 17, doors: 29 }],
])('in %s, names and wishes are answered, and what is neither gets the doors', (language, least) => {
  for (const [kind, count] of Object.entries(least)) {
    const wrong = LINES.filter((one) => one.language === language && one.kind === kind && !isRight(one));
    const all = LINES.filter((one) => one.language === language && one.kind === kind).length;
    expect(all - wrong.length, `${kind}: ${wrong.map(({ line }) => line).join('\n')}`).toBeGreaterThanOrEqual(
      count,
    );
  }
});

it('a line about money or leaving never gets titles alone', () => {
  const about = LINES.filter(({ facts }) => /^(?:refund|cancel|data|stop|Premium e pagamenti)$/.test(facts));
  const wrong = about.filter((line) => {
    const { titles: shown = [], labels = [] } = answers.get(line) ?? {};
    return shown.length > 0 && !labels.some((label) => DOORS.includes(label));
  });
  expect(about).toHaveLength(33);
  expect(wrong.map(({ line }) => line)).toEqual([]);
});
