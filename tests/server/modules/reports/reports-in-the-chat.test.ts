import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { reopenReport } from '../../../../src/server/modules/reports/reports.ts';
import { saveVideoAndNotify } from '../../../../src/server/modules/videos/save-video.ts';
import { videosOfTitle } from '../../../../src/server/modules/videos/title-videos.ts';
import { changedBefore } from '../../support/changed-before.ts';
import { handlingTwice } from '../../support/handling-twice.ts';
import { buttonsOf, dataOf } from '../../support/inline-keyboard.ts';
import { film, replies, sent, toasts, useOwnerBot } from '../../support/owner-bot.ts';
import { ANNA, answering, BRUNO, OWNER } from '../../support/test-bot.ts';
import { withoutPauses } from '../../support/without-pauses.ts';

const server = await useOwnerBot();
beforeEach(async () => {
  for (const table of ['report', 'outbox', 'video', 'delivery'] as const)
    await server.db.deleteFrom(table).execute();
  await saveVideoAndNotify(server.db, { titleId: film(1) }, { kind: 'video', fileId: 'v' });
  server.api.calls.splice(0);
});

const to = (chat: number) => sent().filter(({ chat_id }) => chat_id === chat);
const labels = (payload: Record<string, unknown> | undefined) => buttonsOf(payload).map(({ text }) => text);
const edits = () => server.api.of('editMessageText');
/** Somebody reports a problem with film 1. */
async function report(place: number, from = ANNA) {
  const [version] = await videosOfTitle(server.db, film(1));
  return server.press(`reportof:${film(1)}:0:0:${version?.id}:${place}`, from);
}
/** The pause between two edits ends. */
const due = () =>
  server.db
    .updateTable('live_message')
    .set({ next_attempt_at: new Date(0) })
    .execute();

/** The owner's first card, once it shows the last change. */
async function card() {
  const stale = server.db.selectFrom('live_message').select('id').whereRef('shown', '<', 'changes');
  await expect.poll(() => stale.execute()).toEqual([]);
  return to(OWNER)[0];
}

describe('reporting a problem', () => {
  it('a person names the problem in two presses', async () => {
    await server.press(`play:${film(1)}`);
    await expect.poll(() => server.api.of('sendVideo')).toHaveLength(1);
    const [delivery] = server.api.of('sendVideo');
    expect(labels(delivery)).toEqual(['Apri', 'Visto', 'Segnala un problema']);
    await server.press(dataOf(delivery, 'Segnala un problema'));
    expect(sent()).toMatchObject([
      { text: 'Che cosa non va in «Film 1 (2001)»?', reply_parameters: { message_id: 7 } },
    ]);
    expect(labels(sent()[0])).toEqual(['Audio', 'Sottotitoli', 'Video sbagliato', 'Non si apre', 'Altro']);
    await server.press(dataOf(sent()[0], 'Sottotitoli'));
    expect(edits()).toMatchObject([
      { text: expect.stringContaining('Segnalato: «Film 1 (2001)», sottotitoli') },
    ]);
    await report(1);
    expect(toasts().at(-1)).toBeUndefined();
    await sql`update report_person set reported_at = reported_at - interval '1 hour'`.execute(server.db);
    await report(1);
    expect(toasts().at(-1)).toContain('già segnalato');
  });

  it('a person can describe the problem in their own words', async () => {
    await report(4);
    const question = to(ANNA).at(-1);
    expect(question).toMatchObject({ reply_markup: { force_reply: true } });
    await server.send({ text: 'Si ferma <a metà>', ...answering(question, ANNA) });
    expect(replies().at(-1)).toBe('Grazie, l’ho aggiunto.');
    await due();
    await card();
    expect(edits().at(-1)).toMatchObject({ text: expect.stringContaining('«Si ferma &lt;a metà&gt;»') });
  });

  it.each(['problemof:999999:0:0:1', 'reportof:999999:0:0:1:0', 'reportof:%:1:1:1:0'])(
    'a button for a missing title or part explains itself: %s',
    async (data) => {
      await server.press(data.replace('%', String(film(1))));
      expect(toasts()).toEqual([expect.stringContaining('non è nel catalogo')]);
    },
  );
});

describe('an owner', () => {
  it('an owner gets one card, edited as more people report the same', async () => {
    await report(0);
    const first = await card();
    expect(first).toMatchObject({
      chat_id: OWNER,
      text: expect.stringMatching(
        /^<b>Segnalazione n\. \d+<\/b>\n\n<b>Film 1<\/b> \(2001\), titolo n\. \d+\n\nAudio: 1 persona/,
      ),
    });
    expect(labels(first)).toEqual([
      'Guarda il video',
      'Sostituisci',
      'Rimuovi il video',
      'Risolto',
      'Funziona',
    ]);
    await report(0, BRUNO);
    await due();
    await card();
    expect(to(OWNER)).toHaveLength(1);
    expect(edits().at(-1)).toMatchObject({
      chat_id: OWNER,
      text: expect.stringContaining('Audio: 2 persone'),
    });
  });

  it('an owner who has deleted the card gets another one, and one who cannot be reached delays nobody', async () => {
    await report(0);
    await card();
    const gone = { error_code: 400, description: 'Bad Request: message to edit not found' };
    server.api.fail('editMessageText', gone, { chatId: OWNER });
    await report(0, BRUNO);
    await due();
    await card();
    expect(to(OWNER)).toHaveLength(2);
    const blocked = { error_code: 403, description: 'Forbidden: bot was blocked by the user' };
    server.api.fail('editMessageText', blocked, { chatId: OWNER });
    await report(0, 3003);
    await due();
    await card();
    expect(server.log()).toContain('bot was blocked by the user');
  });

  it('an owner gets a card later that the messenger refuses now', async () => {
    const failure = { error_code: 500, description: 'Internal Server Error' };
    server.api.fail('sendMessage', failure, { chatId: OWNER });
    await report(0);
    await card();
    expect(to(OWNER)).toHaveLength(2);
  });

  it('an owner gets no second card after a server died while sending it, but one at the next change', async () => {
    const { id } = await server.db
      .insertInto('report')
      .values({ title_id: film(1), kind: 'audio', people: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await server.db
      .insertInto('live_message')
      .values({ kind: 'report', subject: String(id), chat_id: OWNER, begun_at: new Date() })
      .execute();
    await card();
    expect(to(OWNER)).toEqual([]);
    await report(0, BRUNO);
    await due();
    await card();
    expect(to(OWNER)).toMatchObject([{ text: expect.stringContaining('Audio: 2 persone') }]);
  });

  it('an owner watches the video, removes it after a second press, and resolves: everybody is notified once', async () => {
    await report(0);
    await report(0, BRUNO);
    const shown = await card();
    await server.press(dataOf(shown, 'Guarda il video'), OWNER);
    expect(server.api.of('sendVideo')).toMatchObject([{ chat_id: OWNER, video: 'v' }]);
    expect(
      await server.db.selectFrom('play_event').selectAll().where('user_id', '=', String(OWNER)).execute(),
    ).toEqual([]);
    await server.press(dataOf(shown, 'Rimuovi il video'), OWNER);
    const asked = server.api.of('editMessageReplyMarkup').at(-1);
    expect(labels(asked)).toEqual(['Sì, rimuovi', 'Annulla']);
    for (let press = 0; press < 2; press += 1) await server.press(dataOf(asked, 'Sì, rimuovi'), OWNER);
    expect(await videosOfTitle(server.db, film(1))).toEqual([]);
    expect(edits().at(-1)).toMatchObject({ text: expect.stringContaining('non ha un video') });
    for (let press = 0; press < 2; press += 1) await server.press(dataOf(shown, 'Risolto'), OWNER);
    await changedBefore(server.db);
    await server.press(dataOf(shown, 'Risolto'), OWNER);
    expect(toasts().slice(-3)).toEqual([
      expect.stringContaining('Lo dico'),
      expect.stringContaining('Lo dico'),
      expect.stringContaining('già chiusa'),
    ]);
    for (const person of [ANNA, BRUNO]) {
      await expect.poll(() => to(person)).toHaveLength(1);
      expect(to(person)[0]).toMatchObject({
        text: expect.stringMatching(/^Risolto: l’audio di «Film 1» ora è a posto\.\n\n<b>Film 1/),
      });
      expect(labels(to(person)[0])).toEqual(['Apri', 'Riproduci']);
    }
  });

  it('a person whose chat is rate-limited learns of the solution later, one who blocked the bot never', async () => {
    await report(0);
    await report(0, BRUNO);
    const shown = await card();
    const flood = { error_code: 429, description: 'Too Many Requests', retry_after: 1 };
    server.api.fail('sendMessage', flood, { chatId: ANNA });
    const blocked = { error_code: 403, description: 'Forbidden: bot was blocked by the user' };
    server.api.fail('sendMessage', blocked, { chatId: BRUNO });
    await server.press(dataOf(shown, 'Risolto'), OWNER);
    const states = async () => {
      const rows = await server.db.selectFrom('outbox').select('state').orderBy('user_id').execute();
      return rows.map(({ state }) => state);
    };
    await expect.poll(withoutPauses(server, 'outbox', states)).toEqual(['delivered', 'failed']);
    expect(to(ANNA)).toHaveLength(2);
    await server.db.updateTable('person').set({ blocked_at: null }).execute();
  });

  it('an owner replaces the video by answering the card, with a way back', async () => {
    await report(2);
    const shown = await card();
    await server.press(dataOf(shown, 'Sostituisci'), OWNER);
    const question = to(OWNER).at(-1);
    expect(question).toMatchObject({ text: expect.stringContaining(`didascalia «${film(1)}»`) });
    await server.send(
      { video: { file_id: 'new', file_unique_id: 'n' }, ...answering(question, OWNER) },
      OWNER,
    );
    expect(replies().at(-1)).toContain('video sostituito per Film 1 (2001)');
    expect(await videosOfTitle(server.db, film(1))).toMatchObject([
      { location: { fileId: 'new' } },
      { isReplaced: true },
    ]);
    await server.send({ text: 'Quale?', ...answering(shown, OWNER) }, OWNER);
    expect(replies().at(-1)).toContain('Mi serve il video nuovo');
    await server.send({ text: 'https://films.example/1', ...answering(shown, OWNER) }, OWNER);
    expect((await videosOfTitle(server.db, film(1)))[0]).toMatchObject({ location: { kind: 'link' } });
  });

  it('an old card removes no other video than the reported one', async () => {
    const [{ id } = { id: 0 }] = await videosOfTitle(server.db, film(1));
    await server.press(`reportof:${film(1)}:0:0:${id}:0`, ANNA);
    const shown = await card();
    await saveVideoAndNotify(server.db, { titleId: film(1) }, { kind: 'video', fileId: 'newer' });
    await server.press(dataOf(shown, 'Rimuovi il video'), OWNER);
    await server.press(dataOf(server.api.of('editMessageReplyMarkup').at(-1), 'Sì, rimuovi'), OWNER);
    expect(toasts().at(-1)).toContain('non c’è più');
    expect(edits().at(-1)).toMatchObject({ text: expect.stringContaining('Il video segnalato non c’è più') });
    expect(await videosOfTitle(server.db, film(1))).toMatchObject([
      { location: { fileId: 'newer' } },
      { id, isReplaced: true },
    ]);
  });

  it('an owner who cannot reproduce a problem closes the report, and nobody is notified', async () => {
    await report(3);
    const shown = await card();
    await server.press(dataOf(shown, 'Funziona'), OWNER);
    expect(edits().at(-1)).toMatchObject({ text: expect.stringContaining('<b>Funziona.</b>') });
    expect(await server.db.selectFrom('outbox').select('id').execute()).toEqual([]);
    await server.say('/segnalazioni', OWNER);
    expect(replies().at(-1)).toContain('Nessuna.');
  });

  it('a press that is handled again does not close a report that was reopened meanwhile', async () => {
    await report(3);
    const shown = await card();
    const { id } = await server.db.selectFrom('report').select('id').executeTakeFirstOrThrow();
    const handledTwice = await handlingTwice(server);
    await handledTwice(
      () => server.press(dataOf(shown, 'Funziona'), OWNER),
      async () => void (await reopenReport(server.db, id)),
    );
    expect(await server.db.selectFrom('report').select('state').execute()).toEqual([{ state: 'open' }]);
    expect(toasts().at(-1)).toBe('Chiusa.');
  });

  it('an owner lists open reports, and opens a card from there', async () => {
    await report(3);
    await server.say('/segnalazioni', OWNER);
    expect(replies().at(-1)).toMatch(/\nn\. \d+: Film 1, non si apre, 1 persona$/);
    const [number = ''] = labels(to(OWNER).at(-1));
    await server.press(dataOf(to(OWNER).at(-1), number), OWNER);
    expect(to(OWNER).at(-1)).toMatchObject({ text: expect.stringContaining('<b>Segnalazione n.') });
  });

  it.each([
    'reportvideo:999',
    'reportdrop:999:1:1',
    'reportsettle:999:1',
    'reportreplace:999',
    'reportcard:999',
  ])('an owner who asks for a missing report gets an explanation: %s', async (data) => {
    await server.press(data, OWNER);
    expect(toasts()).toEqual([expect.stringMatching(/Questa segnalazione (non c’è più|è già chiusa)/)]);
  });
});

it('nobody but an owner can use the owners’ buttons', async () => {
  await report(0);
  const shown = await card();
  await server.press(dataOf(shown, 'Risolto'), BRUNO);
  expect(await server.db.selectFrom('report').select('state').execute()).toEqual([{ state: 'open' }]);
});
