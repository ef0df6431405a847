import { expect, it } from 'vitest';
import { saveVideoAndNotify } from '../../../../src/server/modules/videos/save-video.ts';
import { buttonsOf, dataOf } from '../../support/inline-keyboard.ts';
import { film, replies, sent, toasts, useOwnerBot } from '../../support/owner-bot.ts';
import { ANNA, BRUNO } from '../../support/test-bot.ts';

const server = await useOwnerBot();

const series = () => server.series[1] ?? 0;
const rows = (payload: Record<string, unknown> | undefined) => buttonsOf(payload).map(({ text }) => text);
/** The number under which a list has a name. */
const numberOf = (payload: Record<string, unknown> | undefined, name: string) =>
  new RegExp(`(\\d+)\\. ${name}`).exec(String(payload?.['text']))?.[1] ?? '';
const shown = () => server.api.of('editMessageText').at(-1);

it('/continua and /visti explain themselves while they are empty', async () => {
  await server.say('/continua', BRUNO);
  await server.say('/visti', BRUNO);
  expect(replies()).toEqual([
    expect.stringContaining('Niente in sospeso'),
    expect.stringContaining('Premi «Visto»'),
  ]);
});

it('/continua offers the next episode or the film at a press, and drops finished titles', async () => {
  for (const episode of [1, 2])
    await saveVideoAndNotify(
      server.db,
      { titleId: series(), episode: { season: 1, episode } },
      { kind: 'video', fileId: `e${episode}` },
    );
  await saveVideoAndNotify(server.db, { titleId: film(1) }, { kind: 'video', fileId: 'film' });
  await server.press(`play:${film(1)}`);
  await expect.poll(() => server.api.of('sendVideo')).toHaveLength(1);
  const delivered = () => server.db.selectFrom('viewing').select('title_id').execute();
  await expect.poll(delivered).toHaveLength(1);
  await server.press(`episode:${series()}:1:1`);

  await server.say('/continua');
  const list = sent().at(-1);
  expect(rows(list)).toEqual(['1', '2', 'Togli…', 'Apri nell’app']);
  expect(replies().at(-1)).toBe('<b>Continua a guardare</b>\n\n1. Serie 2 S1E2\n2. Film 1 (2001)');
  await server.press(dataOf(list, '1'));
  expect(server.api.of('sendVideo').at(-1)).toMatchObject({ video: 'e2' });
  await server.press(dataOf(list, 'Togli…'));
  expect(shown()).toMatchObject({
    text: expect.stringMatching(/^<b>Quale tolgo da qui\?.*\n.*Film 1 \(2001\): fra i visti/s),
  });
  await server.press(dataOf(shown(), '‹ Indietro'));
  expect(rows(shown())).toEqual(['1', '2', 'Togli…', 'Apri nell’app']);
  const films = server.api.of('editMessageText').at(-2);
  await server.press(dataOf(films, numberOf(films, 'Film 1')));
  expect(rows(shown())).toEqual(['1', 'Togli…', 'Apri nell’app']);
  await server.press(dataOf(shown(), 'Togli…'));
  await server.press(dataOf(shown(), '1'));
  expect(shown()).toMatchObject({ text: expect.stringContaining('Niente in sospeso') });
  expect(toasts().at(-1)).toContain('Hai visto tutto: 2 episodi.');
});

it('an abandoned series disappears from /continua', async () => {
  await server.press(`episode:${series()}:1:1`, BRUNO);
  await server.say('/continua', BRUNO);
  await server.press(dataOf(sent().at(-1), 'Togli…'), BRUNO);
  await server.press(dataOf(shown(), '1'), BRUNO);
  expect(shown()).toMatchObject({ text: expect.stringContaining('Niente in sospeso') });
});

it('/visti lists watched titles page by page, and withdraws a mark at a press', async () => {
  await server.db.deleteFrom('viewing').execute();
  for (let n = 1; n <= 9; n += 1) await server.press(`watched:${film(n)}:0:0`);
  await server.press(`watched:${series()}:1:2`);
  await server.say('/visti', ANNA);
  const first = sent().at(-1);
  expect(first).toMatchObject({ text: expect.stringMatching(/^<b>Hai visto<\/b>\n\n1\. Serie 2 S1E2, \d/) });
  expect(rows(first)).toHaveLength(10);
  await server.press(dataOf(first, '›'));
  expect(rows(shown())).toEqual(['9', '10', '‹', 'Apri nell’app']);
  expect(shown()).toMatchObject({ text: expect.stringContaining('\n9. Film 2 (2002), ') });
  await server.press(dataOf(shown(), '9'));
  expect(shown()).toMatchObject({ text: expect.stringContaining('Film 2 (2002)') });
  expect(rows(shown())).toEqual(['Scheda', 'Togli dai visti', '‹ Indietro']);
  await server.press(dataOf(shown(), 'Togli dai visti'));
  expect(rows(shown())).toEqual(['9', '‹', 'Apri nell’app']);
  expect(toasts().at(-1)).toBe('Tolto dai visti.');
  await server.press(dataOf(shown(), '9'));
  await server.press(dataOf(shown(), 'Togli dai visti'));
  expect(rows(shown())).toHaveLength(9);
  expect(rows(shown())).not.toContain('›');
});
