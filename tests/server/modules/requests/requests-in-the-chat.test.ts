import { beforeEach, describe, expect, it } from 'vitest';
import { setHidden } from '../../../../src/server/modules/catalogue/title-visibility.ts';
import { reopenRequest } from '../../../../src/server/modules/requests/settle-requests.ts';
import { saveVideoAndNotify } from '../../../../src/server/modules/videos/save-video.ts';
import { changedBefore } from '../../support/changed-before.ts';
import { handlingTwice } from '../../support/handling-twice.ts';
import { buttonsOf, dataOf } from '../../support/inline-keyboard.ts';
import { useRenewedBot } from '../../support/renewed-bot.ts';
import { ANNA, answering, BRUNO, OWNER } from '../../support/test-bot.ts';
import { askedBefore } from './support/asked-before.ts';
import { requestChat } from './support/request-chat.ts';

const CARLA = 3003;

const server = await useRenewedBot({ gatherSeconds: 0 });
const chat = requestChat(server);

describe('requesting a title', () => {
  it('a search offers it, whether it found nothing or something else', async () => {
    await server.say('Metropolis 1927');
    expect(buttonsOf(chat.lastTo(ANNA)).map(({ text }) => text)[0]).toBe('Richiedi');
    await chat.press(chat.lastTo(ANNA), 'Richiedi', ANNA);
    expect(chat.textsTo(ANNA).at(-1)).toBe('Richiesta inviata: «Metropolis 1927». Ti dico com’è andata.');
    await server.say('Film 2');
    expect(buttonsOf(chat.lastTo(ANNA)).at(-1)?.text).toBe('Richiedi');
  });

  it('requesting is not offered for words that are longer than a title', async () => {
    await server.say('parole '.repeat(20));
    expect(buttonsOf(chat.lastTo(ANNA)).map(({ text }) => text)).not.toContain('Richiedi');
    await server.say(`/richiedi ${'parole '.repeat(20)}`);
    expect(chat.textsTo(ANNA).at(-1)).toBe('Basta il titolo, al massimo 100 caratteri.');
  });

  it('requesting a title of the catalogue shows it, and another one can still be requested', async () => {
    await server.say('/richiedi film 2!');
    expect(chat.textsTo(ANNA).at(-1)).toBe('«film 2!» c’è già nel catalogo:');
    expect(buttonsOf(chat.lastTo(ANNA)).map(({ text }) => text)).toEqual([
      'Film 2 (2002)',
      'È un altro, richiedilo',
    ]);
    await chat.press(chat.lastTo(ANNA), 'È un altro, richiedilo', ANNA);
    expect(chat.textsTo(ANNA).at(-1)).toContain('Richiesta inviata: «film 2!»');
  });

  it('requesting works by the question of /richiedi, which says what does not work', async () => {
    await server.say('/richiedi');
    expect(chat.lastTo(ANNA)).toMatchObject({ reply_markup: { force_reply: true } });
    await chat.reply('Metropolis', ANNA);
    expect(chat.textsTo(ANNA).at(-1)).toContain('Richiesta inviata: «Metropolis»');
    await server.say('/richiedi ...');
    expect(chat.textsTo(ANNA).at(-1)).toContain('Quale titolo manca?');
  });

  it.each([
    ['grazie mille!', 'Prego!'],
    ['voglio disdire', 'niente da disdire'],
    ['rivoglio i miei soldi', 'I rimborsi li fa'],
    ['https://example.org/film', 'I link non li apro'],
  ])('«%s» gets its answer and is no request, unless one insists', async (words, answer) => {
    for (const say of [() => server.say(`/richiedi ${words}`), () => chat.reply(words, ANNA)]) {
      await server.say('/richiedi');
      await say();
      expect(chat.textsTo(ANNA).at(-2)).toContain(answer);
      expect(chat.textsTo(ANNA).at(-1)).toBe(`«${words}» non sembra un titolo, e non l’ho chiesto.`);
    }
    expect(await server.db.selectFrom('title_request').selectAll().execute()).toEqual([]);
    await chat.press(chat.lastTo(ANNA), 'Chiedi lo stesso', ANNA);
    expect(chat.textsTo(ANNA).at(-1)).toContain(`Richiesta inviata: «${words}»`);
  });

  it.each(['Altro titolo', 'Aiuto, mi sono ristretto', 'Non è un paese per vecchi'])(
    '«%s» may be a title, and is requested',
    async (words) => {
      await server.say(`/richiedi ${words}`);
      expect(chat.textsTo(ANNA).at(-1)).toContain(`Richiesta inviata: «${words}»`);
    },
  );

  it('the requests of three people for the same are one card, which names them and is edited', async () => {
    await server.db
      .insertInto('person')
      .values({ user_id: String(BRUNO), username: 'bruno' })
      .execute();
    await server.say('/richiedi Metropolis', ANNA);
    await chat.cardOf('Metropolis');
    expect(buttonsOf(chat.lastTo(OWNER))).toMatchObject([
      { text: 'Approva', style: 'success' },
      { text: 'Rifiuta', style: 'danger' },
      { text: 'C’è già' },
      { text: 'Crea titolo' },
    ]);
    await server.say('/richiedi METROPOLIS', BRUNO);
    await server.say('/richiedi metropolis', CARLA);
    await server.say('/richiedi metropolis', CARLA);
    const joined = '«Metropolis» l’ha già chiesto qualcuno, e ora lo vogliono in 3. Ti dico com’è andata.';
    expect(chat.textsTo(CARLA)).toEqual([joined, joined]);
    await askedBefore(server.db);
    await server.say('/richiedi metropolis', CARLA);
    expect(chat.textsTo(CARLA).at(-1)).toBe(
      '«Metropolis» l’hai già chiesto. Lo vogliono in 3. Ti dico com’è andata.',
    );
    await expect.poll(() => chat.edits().at(-1)).toContain(`lo vogliono 3 persone: ${ANNA}, 2002, ${CARLA}`);
    expect(chat.sentTo(OWNER)).toHaveLength(1);
  });

  it('requesting is limited, and can be withdrawn', async () => {
    for (let n = 1; n <= 11; n += 1) await server.say(`/richiedi Titolo ${n} che manca`);
    expect(chat.textsTo(ANNA).at(-1)).toContain('richieste aperte. Ritirane una con /richieste');
    await server.say('/richieste');
    expect(chat.textsTo(ANNA).at(-1)).toContain('1. Titolo 1 che manca: l’hai chiesto solo tu');
    expect(buttonsOf(chat.lastTo(ANNA))).toHaveLength(10 + ['Chiedi un titolo', 'Apri nell’app'].length);
    await chat.press(chat.lastTo(ANNA), '1', ANNA);
    const one = server.api.of('editMessageText').at(-1);
    expect(one?.['text']).toContain('Titolo 1 che manca');
    await chat.press(one, 'Ritira la richiesta', ANNA);
    expect(chat.edits(ANNA).at(-1)).not.toContain('Titolo 1 che manca');
    expect(chat.toasts().at(-1)).toBe('Ritirata.');
    await server.say('/richiedi Ancora uno');
    expect(chat.textsTo(ANNA).at(-1)).toContain('Richiesta inviata');
  });
});

describe('an owner', () => {
  beforeEach(async () => {
    await server.say('/richiedi Metropolis', ANNA);
    await server.say('/richiedi Metropolis', BRUNO);
    await chat.cardOf('Metropolis');
  });

  it('an owner rejects for a ready reason, which everyone who requested the title gets once', async () => {
    const card = await chat.cardOf('Metropolis');
    await chat.press(card, 'Rifiuta', OWNER);
    const reasons = server.api.of('editMessageReplyMarkup').at(-1);
    expect(buttonsOf(reasons).map(({ text }) => text)).toEqual([
      'Non si trova.',
      'Non è adatto al catalogo.',
      'Non è ancora uscito.',
      'Scrivi il motivo',
      '‹ Indietro',
    ]);
    await chat.press({ ...reasons, text: 'x' }, 'Non si trova.', OWNER);
    for (const person of [ANNA, BRUNO])
      await chat.untilTold(person, '«Metropolis»: richiesta rifiutata. Non si trova.');
    expect(chat.edits().at(-1)).toContain('Rifiutata: Non si trova.');
    await chat.press(card, 'Approva', OWNER);
    expect(chat.toasts().at(-1)).toBe('Questa richiesta è già stata decisa.');
    // A repeat, whose first answer may be lost, is answered as the first time.
    await chat.press({ ...reasons, text: 'x' }, 'Non si trova.', OWNER);
    expect(chat.toasts().at(-1)).toBeUndefined();
    await server.say('/richiedi metropolis', CARLA);
    expect(chat.textsTo(CARLA).at(-1)).toBe('«Metropolis» è già stato rifiutato: Non si trova.');
    expect(chat.textsTo(ANNA).filter((text) => text.includes('rifiutata'))).toHaveLength(1);
  });

  it('an owner rejects in their own words', async () => {
    await server.press(`rejectfor:${1}:0`, OWNER);
    expect(chat.lastTo(OWNER)).toMatchObject({ reply_markup: { force_reply: true } });
    await chat.reply('x'.repeat(301), OWNER);
    expect(chat.textsTo(OWNER).at(-1)).toContain('Il motivo è troppo lungo');
    await chat.reply('annulla', OWNER);
    expect(chat.textsTo(OWNER).at(-1)).toBe('Va bene, resta com’era.');
    await server.press(`rejectfor:${1}:0`, OWNER);
    const asked = answering(chat.lastTo(OWNER), OWNER);
    const answer = (text: string) => server.send({ text, ...asked }, OWNER);
    await answer('Arriva <b>presto</b> altrove.');
    await chat.untilTold(BRUNO, 'Arriva &lt;b&gt;presto&lt;/b&gt; altrove.');
    await answer('Arriva <b>presto</b> altrove.');
    await answer('Un altro motivo.');
    await changedBefore(server.db);
    await answer('Arriva <b>presto</b> altrove.');
    expect(chat.textsTo(OWNER).slice(-4)).toEqual([
      'Rifiutata.',
      'Rifiutata.',
      'Questa richiesta è già stata decisa.',
      'Questa richiesta è già stata decisa.',
    ]);
  });

  it('an owner approves words, and links them to a title later: the people waiting learn of its arrival', async () => {
    await chat.press(await chat.cardOf('Metropolis'), 'Approva', OWNER);
    await chat.untilTold(BRUNO, '«Metropolis»: richiesta approvata. Quando c’è te lo dico.');
    await server.say('/richieste', ANNA);
    expect(chat.textsTo(ANNA).at(-1)).toContain('1. Metropolis: lo vogliono in 2, approvata');

    await server.press('isthere:1', OWNER);
    await chat.reply('Film 7', OWNER);
    await chat.press(chat.lastTo(OWNER), 'Film 7 (2002)', OWNER);
    for (const person of [ANNA, BRUNO])
      await chat.untilTold(person, 'ora è nel catalogo. Quando si può guardare te lo dico.');
    const titleId = server.films[6] ?? 0;
    await saveVideoAndNotify(server.db, { titleId }, { kind: 'link', url: 'https://video.example/7' });
    await chat.untilTold(BRUNO, 'È arrivato. Ora puoi guardarlo.');
  });

  it('an owner links it by number to a title that can be watched: it is available immediately', async () => {
    const titleId = server.films[2] ?? 0;
    await saveVideoAndNotify(server.db, { titleId }, { kind: 'link', url: 'https://video.example/3' });
    await server.press('isthere:1', OWNER);
    await chat.reply('non esiste', OWNER);
    expect(chat.textsTo(OWNER).at(-1)).toBe('Nel catalogo non lo trovo.');
    await server.press('linkto:1:0', OWNER);
    await chat.reply(String(titleId), OWNER);
    expect(chat.textsTo(OWNER).at(-1)).toBe('Collegata.');
    await chat.untilTold(ANNA, '«Metropolis», che avevi chiesto, è arrivato. Puoi guardarlo.');
    expect(dataOf(chat.lastTo(ANNA), 'Riproduci')).toBe(`play:${titleId}`);
  });

  it('an owner links it to a hidden title: the people waiting are notified once it is shown', async () => {
    const titleId = server.films[6] ?? 0;
    await setHidden(server.db, titleId, true);
    await server.press('isthere:1', OWNER);
    await chat.reply(String(titleId), OWNER);
    await chat.untilTold(ANNA, '«Metropolis»: richiesta approvata. Quando c’è te lo dico.');
    await saveVideoAndNotify(server.db, { titleId }, { kind: 'link', url: 'https://video.example/7' });
    await setHidden(server.db, titleId, false);
    await chat.untilTold(ANNA, 'È arrivato. Ora puoi guardarlo.');
  });

  it('an owner sees all open requests, the most wanted first, each with its card', async () => {
    await server.say('/richiedi Altro titolo', ANNA);
    await chat.cardOf('Altro titolo');
    await server.say('/richieste', OWNER);
    expect(chat.textsTo(OWNER).at(-1)).toContain('1. Metropolis: 2 persone\n2. Altro titolo: 1 persona');
    await chat.press(chat.lastTo(OWNER), '2', OWNER);
    const shown = server.api.of('editMessageText').at(-1);
    expect(shown?.['text']).toContain('<b>Altro titolo</b>');
    expect(buttonsOf(shown).map(({ text }) => text)).toEqual([
      'Approva',
      'Rifiuta',
      'C’è già',
      'Crea titolo',
      '‹ Richieste',
    ]);
    await chat.press(shown, 'Approva', OWNER);
    await server.say('/richieste', OWNER);
    expect(chat.textsTo(OWNER).at(-1)).toContain('2. Altro titolo: 1 persona, approvata');
  });

  it('a press that is handled again does not decide a request that waits again', async () => {
    const handledTwice = await handlingTwice(server);
    await handledTwice(
      () => server.press('rejectfor:1:1', OWNER),
      async () => void (await reopenRequest(server.db, 1)),
    );
    expect(await server.db.selectFrom('title_request').select('state').execute()).toEqual([
      { state: 'open' },
    ]);
  });

  it('only an owner decides: forged presses do nothing', async () => {
    for (const data of ['approve:1', 'rejectfor:1:1', 'linkto:1:1', 'requests:0', 'request:1:0'])
      await server.press(data, ANNA);
    expect(chat.edits().filter((text) => text.includes('Metropolis') && !text.includes('vogliono'))).toEqual(
      [],
    );
    expect(await server.db.selectFrom('title_request').select('state').execute()).toEqual([
      { state: 'open' },
    ]);
  });
});
