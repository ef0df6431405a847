import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/server/languages/texts.ts';
import { recordPayment } from '../../../src/server/modules/premium/payments.ts';
import { buttonsOf } from '../support/inline-keyboard.ts';
import { BOT } from '../support/stub-bot-api.ts';
import { ANNA, BRUNO, messageFrom, OWNER, testBot } from '../support/test-bot.ts';
import { addTestTitles } from '../support/test-titles.ts';

const server = await testBot();
beforeEach(() => void server.api.calls.splice(0));
afterAll(() => server.close());

const last = () => server.api.of('sendMessage').findLast(({ chat_id }) => chat_id !== OWNER);
const said = () => {
  const text = last()?.['text'];
  return typeof text === 'string' ? text : '';
};
const labels = () => buttonsOf(last()).map(({ text }) => text);
const DOORS = ['Un video non va', 'Premium e pagamenti', 'Come funziona'];
const DAY = 86_400_000;

describe('a line that is all of a title’s name', () => {
  it.each([
    ['Grazie', 'grazie!', 'Prego!'],
    ['Basta', 'basta', 'Gli avvisi sono attivi'],
  ])('«%s» is the title, and what people mean by it is one press away', async (name, line, meant) => {
    await addTestTitles(server.db, [{ name }]);
    await server.say(line);
    expect(labels()).toEqual([`${name} (2020)`, 'Non cercavo un titolo']);
    await server.press(buttonsOf(last())[1]?.callback_data ?? '');
    expect(said()).toContain(meant);
  });

  it('a year that is a name has the films of that year beside it', async () => {
    await addTestTitles(server.db, [
      { name: '1917', releaseDate: '2019-12-25' },
      { name: 'Charlot emigrante', releaseDate: '1917-06-17' },
    ]);
    await server.say('1917');
    expect(labels().slice(0, 2)).toEqual(['1917 (2019)', 'Charlot emigrante · 1917']);
  });

  it('a name of which a line has more stays unfound, and the line is what people mean by it', async () => {
    await addTestTitles(server.db, [{ name: 'Il rimborso spese' }]);
    await server.say('voglio il rimborso');
    expect(said()).toContain('I rimborsi li fa chi gestisce il bot');
  });
});

describe('words of asking that belong to a name', () => {
  it.each(['la vita è bella in italiano per favore'])('%s', async (line) => {
    await server.say(line);
    expect(said()).toContain('«la vita è bella»');
    expect(labels()).toEqual(['Richiedi', ...DOORS]);
    await addTestTitles(server.db, [{ name: 'La vita' }, { name: 'La vita è bella' }]);
    await server.say(line);
    expect(said()).toContain('«la vita è bella»');
    expect(labels()[0]).toBe('La vita è bella (2020)');
    await server.db.deleteFrom('title').where('titolo', 'like', 'La vita%').execute();
  });

  it.each(['avete il film "Zelig"?', 'c’è un film che si chiama zelig?', 'zelig, quello con Woody Allen'])(
    'a name with more about it finds the title: %s',
    async (line) => {
      await addTestTitles(server.db, [{ name: 'Zelig' }]);
      await server.say(line);
      expect(labels()[0]).toBe('Zelig (2020)');
      await server.db.deleteFrom('title').where('titolo', '=', 'Zelig').execute();
    },
  );

  it('thanks behind /cerca are no title either', async () => {
    await server.say('/cerca grazie mille');
    expect(said()).toContain('Prego!');
  });
});

describe('a person who wants to leave', () => {
  const subscribe = (userId: number) =>
    recordPayment(server.db, {
      userId: String(userId),
      chargeId: `charge-${userId}`,
      stars: 150,
      bought: {
        kind: 'subscription',
        code: 'a-code-of-a-subscription',
        expiresAt: new Date(Date.now() + 30 * DAY),
        isFirst: true,
      },
    });

  it('a subscriber reads when it renews and stops it with a press', async () => {
    await subscribe(61);
    await server.say('voglio disdire', 61);
    expect(said()).toMatch(/^Sei premium fino al .* Il tuo abbonamento si rinnova il .* per 150 Stelle\./);
    expect(said()).toContain('in Telegram, in Impostazioni › Le mie Stelle');
    expect(labels()).toEqual(['Non rinnovare più', 'I tuoi dati']);
    expect(buttonsOf(last())[1]?.web_app?.url).toContain('/tu/dati');
    await server.press(buttonsOf(last())[0]?.callback_data ?? '', 61);
    expect(server.api.of('editUserStarSubscription')).toMatchObject([{ user_id: 61, is_canceled: true }]);
    server.api.calls.splice(0);
    await server.say('disdire', 61);
    expect(said()).toContain('non si rinnova');
    expect(said()).not.toContain('Per disdire premi');
  });

  it.each([
    ['rivoglio i miei soldi', 'I rimborsi li fa'],
    ['cancellate i miei dati', 'Con «I tuoi dati»'],
    ['voglio disdire', 'Non hai un abbonamento'],
  ])('a person who writes «%s» reads first what they asked about', async (line, first) => {
    await server.say(line, BRUNO);
    expect(said().startsWith(first)).toBe(true);
    expect(said()).toContain('non c’è niente da disdire');
    expect(said()).toContain('I rimborsi li fa');
  });

  it('a person who has nothing to cancel is offered nothing but the way to a refund and to their data', async () => {
    await server.say('how do I cancel?', BRUNO);
    expect(said()).toContain('non c’è niente da disdire');
    expect(said()).toContain('con la data e la ricevuta');
    expect(labels()).toEqual(['I tuoi dati']);
  });
});

describe('‘Un video non va’', () => {
  const press = async (from: number) => {
    await server.say('non si sente niente da ieri sera', from);
    await server.press(buttonsOf(last()).find(({ text }) => text === DOORS[0])?.callback_data ?? '', from);
  };

  it('without a delivery names the button below a video', async () => {
    await press(BRUNO);
    expect(said()).toContain('premi «Segnala un problema» sotto il video');
  });

  it('offers the titles that were sent last', async () => {
    const [film = 0, other = 0] = server.films;
    const series = server.series[0] ?? 0;
    const sent = { user_id: String(ANNA), watched_at: null, season: null, episode: null };
    await server.db
      .insertInto('viewing')
      .values([
        { ...sent, title_id: film, delivered_at: new Date(1000) },
        { ...sent, title_id: other, delivered_at: new Date(2000) },
      ])
      .execute();
    await server.db
      .insertInto('watch_progress')
      .values({
        user_id: String(ANNA),
        title_id: series,
        season: 1,
        episode: 2,
        reached_at: new Date(3000),
      })
      .execute();
    for (const title of [film, other])
      await server.say(`/video ${title} https://films.example/${title}`, OWNER);
    server.api.calls.splice(0);
    await press(ANNA);
    expect(labels()).toEqual(['Serie 1 (2001) S1E2', 'Film 2 (2002)', 'Film 1 (2001)']);
    await server.press(buttonsOf(last())[1]?.callback_data ?? '');
    expect(said()).toBe('Che cosa non va in «Film 2 (2002)»?');
  });
});

describe('what is no title is not offered as a request', () => {
  it.each(['https://www.netflix.com/title/80057281', '👍', 't.me/altrobot'])('%s', async (line) => {
    await server.say(line);
    expect(labels()).not.toContain('Richiedi');
  });

  it('a link with a name beside it finds the name', async () => {
    await addTestTitles(server.db, [{ name: 'Zardoz' }]);
    await server.say('Zardoz https://films.example/7');
    expect(labels()[0]).toBe('Zardoz (2020)');
  });

  it('a missing part shows the nearest title, and can be requested', async () => {
    await addTestTitles(server.db, [{ name: 'Il padrino' }]);
    await server.say('il padrino parte 2');
    expect(said()).toBe('«il padrino parte 2» non c’è. Il più vicino che ho:');
    expect(labels()).toEqual(['Il padrino (2020)', 'Richiedi', ...DOORS]);
  });
});

describe('a line that is not understood', () => {
  const LINE = 'mia suocera dice sempre che il martedì piove';

  it('a request and three other meanings are offered below its words', async () => {
    await server.say(LINE);
    expect(said()).toContain(`«${LINE}»`);
    expect(labels()).toEqual(['Richiedi', ...DOORS]);
  });

  it.each([
    ['Premium e pagamenti', /[Cc]osta \d+ Stelle/],
    ['Come funziona', /^Sul televisore: [^]*Quanto costa\? [^]*Premium costa \d+ Stelle/],
  ])('‘%s’ leads there', async (label, reply) => {
    await server.say(LINE);
    await server.press(buttonsOf(last()).find(({ text }) => text === label)?.callback_data ?? '');
    expect(said()).toMatch(reply);
  });

  it('a long one is neither quoted nor requested', async () => {
    await server.say(LINE.repeat(3));
    expect(labels()).toEqual(DOORS);
  });

  it('a title whose whole name looks like it is shown with its words', async () => {
    await addTestTitles(server.db, [{ name: 'Nato il primo giorno' }]);
    await server.say('nato il primo giorno');
    expect(said()).toContain('Ecco che cosa ho trovato per «nato il primo giorno»');
    expect(labels()).toContain('Nato il primo giorno (2020)');
  });

  it('a title within it is shown', async () => {
    await addTestTitles(server.db, [{ name: 'Quarto potere' }]);
    await server.say('mia suocera dice sempre che quarto potere piace a tutti');
    expect(labels()).toContain('Quarto potere (2020)');
  });
});

describe('where there is one language', () => {
  it('people may write in any, and are answered in it', async () => {
    for (const line of ['thank you so much', '¡muchas gracias!', 'graziee mille!!']) {
      await server.say(line);
      expect(said()).toContain('Prego!');
    }
  });
});

describe('in groups', () => {
  const inGroup = (text: string) =>
    server.bring({
      message: { ...messageFrom(ANNA, { text }), chat: { id: -400, type: 'group', title: 'Cinema' } },
    });

  it.each(['/cerca@', '/help@', '/HELP@', '/premium@'])(
    '%s{bot} leads to the private chat',
    async (command) => {
      await inGroup(`${command}${BOT.username} matrix`);
      expect(last()).toMatchObject({ chat_id: -400, text: expect.stringContaining('/serata') });
      expect(buttonsOf(last())).toEqual([
        { text: 'Scrivimi in privato', url: `https://t.me/${BOT.username}?start` },
      ]);
    },
  );

  it.each(['/help', '/help@altro_bot'])('%s is not the bot’s business', async (line) => {
    await inGroup(line);
    expect(server.api.of('sendMessage')).toEqual([]);
  });
});

it('an inline query without a result leads to the chat, which asks what to search for', async () => {
  const from = { id: ANNA, is_bot: false, first_name: 'Anna' };
  await server.bring({ inline_query: { id: '5', from, query: 'xyzzy', offset: '' } });
  expect(server.api.of('answerInlineQuery')).toMatchObject([
    { results: [], button: { text: 'Non trovo niente, cerca in chat', start_parameter: 'cerca' } },
  ]);
  await server.say('/start cerca');
  expect(server.api.of('sendMessage')).toMatchObject([{ text: 'Che cosa cerchi?' }]);
  await server.bring({ inline_query: { id: '6', from, query: 'film 3', offset: '' } });
  expect(server.api.of('answerInlineQuery')[1]).not.toHaveProperty('button');
});

it.each(['refund', 'leave', 'erase', 'notices', 'how', 'thanks', 'farewell', 'greeting'] as const)(
  'each phrase has a reply: %s',
  async (kind) => {
    for (const { phrases } of Object.values(LANGUAGES)) {
      server.api.calls.splice(0);
      await server.say(phrases[kind].split(', ')[0] ?? '');
      const replies = [...server.api.of('sendMessage'), ...server.api.of('sendInvoice')];
      expect(replies.length).toBeGreaterThan(0);
      expect(said()).not.toContain('Non ho trovato');
    }
  },
);
