import { afterAll, beforeAll, expect } from 'vitest';
import { importTitles } from '../../../../src/server/modules/imports/import-titles.ts';
import { buttonsOf } from '../../support/inline-keyboard.ts';
import { ANNA, type TestBot, testBot } from '../../support/test-bot.ts';
import type { Line } from '../lines/line.ts';

/** A film as in a file of titles. */
export const film = (titolo: string, more: object = {}) => ({
  origin: `test:${titolo}`,
  type: 'film',
  titolo,
  data_uscita: '1999-05-07',
  generi: ['Dramma'],
  ...more,
});
const GREETING = /^(Ciao Anna, questo è|Hello Anna, this is|Hi Anna, this is|Hola,? Anna)/;
/** Parts of the replies to remarks, in each language. */
const REPLIES: Record<string, RegExp> = {
  thanks: /^(Prego!|You’re welcome!|¡De nada!)/,
  farewell: /^(A presto!|See you soon!|¡Hasta pronto!)/,
  greeting: GREETING,
  nothing: /^(Scrivimi un titolo, una persona|Send me a title, a person|Escríbeme un título, una persona)/,
  help: GREETING,
  bot: /^(Sono un bot|I’m a bot|Soy un bot)/,
  contact: /^(Qui rispondo solo io|Only I answer here|Aquí solo respondo yo)/,
  language: /^(In che lingua ti scrivo|Which language|In which language|¿En qué idioma)/,
  broken: /^(Che cosa non va\?|What’s wrong\?|¿Qué ocurre\?)/,
  premium: /([Cc]osta|costs|[Cc]uesta) \d+ (Stelle|Stars|Estrellas)/,
  leave: /(non c’è niente da disdire|nothing to cancel|no hay nada que cancelar)/,
  refund: /(I rimborsi li fa|Refunds are made by|Los reembolsos los hace)/,
  erase: /(tutto quello che conservo di te|everything I keep about you|todo lo que guardo sobre ti)/,
  notices: /(avvisi|[Nn]otifications|[Aa]visos|notificaciones)/,
  arrival: /(Appena arriva qui|As soon as it’s here|En cuanto llegue aquí)/,
  insult: /^(Mi dispiace\.|I’m sorry\.|Lo siento\.)/,
  other: /^(Scrivimi un altro titolo, o|Send me another title, or|Escríbeme otro título, o)/,
  requests: /(richieste|requests|peticiones)/i,
  link: /^(I link non li apro|I don’t open links|No abro enlaces)/,
  wish: /^(Ecco che cosa puoi scegliere|Here is what you can choose|Here’s what you can choose|Esto es lo que puedes elegir)/,
};
/** Data of a button that a reply has. */
const BUTTONS: Record<string, RegExp> = {
  notices: /^notices:/,
  requests: /^asktitle$/,
  greeting: /^help$/,
  help: /^help$/,
  language: /^speak:/,
};

function textOf(sent: Record<string, unknown> | undefined): string {
  const text = sent?.['text'] ?? sent?.['caption'];
  return typeof text === 'string' ? text : '';
}

type Answer = { text: string; labels: string[]; data: string[] };

/** Undefined where the answer is right for one of its meanings. */
function faultOf(answer: Answer, meanings: string): string | undefined {
  const faults = meanings.split('|').map((meaning) => faultOfOne(answer, meaning));
  return faults.includes(undefined) ? undefined : faults[0];
}

function faultOfOne({ text, labels, data }: Answer, meaning: string): string | undefined {
  const [kind = '', name] = meaning.split(':');
  const offersRequest = data.some((one) => one.startsWith('ask:'));
  if (kind === 'missing') {
    const isAsked =
      (offersRequest || isChoice(data)) && text.toLowerCase().includes((name ?? '').toLowerCase());
    return isAsked ? undefined : 'cannot be asked for';
  }
  // Titles of a kind, and talk without an own reply: all but a request is right.
  if (kind === 'search') return offersRequest && labels.length === 1 ? OFFERS_REQUEST : undefined;
  if (isChoice(data)) return CHOSEN.test(kind) ? undefined : `is not a choice for ${kind}`;
  const reply = REPLIES[kind];
  if (!reply) return labels[0]?.startsWith(kind) ? undefined : `does not find ${kind}`;
  if (offersRequest) return OFFERS_REQUEST;
  if (!reply.test(text)) return `is no reply to ${kind}`;
  const button = BUTTONS[kind];
  if (button && !data.some((one) => button.test(one))) return 'has no button';
  return name && !labels[0]?.startsWith(name) ? `does not show ${name}` : undefined;
}

/** The reply to a line that is not understood: each of these meanings is a press away. */
const CHOSEN = /^(wish|broken|premium|leave|refund|requests|notices|contact|help|bot|nothing|other)$/;
const isChoice = (data: readonly string[]) => data.some((one) => /^remark:11$/.test(one));

const OFFERS_REQUEST = 'offers a request';
const ABOUT_MONEY = /^(premium|leave|refund|erase)/;

type WrongAnswer = { meaning: string; what: string };

/** Expects ninety-five right answers of a hundred, all those about money, and no request offered for a remark. */
export function expectMostRight(wrong: readonly WrongAnswer[], lines: readonly Line[]): void {
  expect(wrong.length, wrong.map(({ what }) => what).join('\n')).toBeLessThanOrEqual(lines.length / 20);
  expect(wrong.filter(({ meaning }) => ABOUT_MONEY.test(meaning))).toEqual([]);
  expect(wrong.filter(({ what }) => what.includes(OFFERS_REQUEST))).toEqual([]);
}

/** A bot with these titles, and a function that names the lines that it answers wrongly. */
export function useChatAnswers(titles: readonly object[]) {
  let server: TestBot;
  beforeAll(async () => {
    server = await testBot({ languages: ['it', 'en', 'es'] });
    await importTitles(
      server.db,
      titles.map((value, index) => ({ location: String(index), value })),
    );
  });
  afterAll(() => server.close());

  async function answerTo(line: string, language: string): Promise<Answer> {
    server.api.calls.splice(0);
    await server.bring({
      message: {
        message_id: 7,
        date: 0,
        chat: { id: ANNA, type: 'private', first_name: 'Anna' },
        from: { id: ANNA, is_bot: false, first_name: 'Anna', language_code: language },
        text: line,
      },
    });
    const [sent] = [...server.api.of('sendMessage'), ...server.api.of('sendPhoto')];
    const buttons = buttonsOf(sent);
    return {
      text: textOf(sent),
      labels: buttons.map(({ text }) => text.replace(/^▶️ /u, '')),
      data: buttons.map(({ callback_data }) => callback_data ?? ''),
    };
  }

  return async function wrongAmong(lines: readonly Line[], language: string) {
    const wrong: WrongAnswer[] = [];
    for (const [line, meaning] of lines) {
      const answer = await answerTo(line, language);
      const fault = faultOf(answer, meaning);
      if (fault !== undefined)
        wrong.push({
          meaning,
          what: `${line} ${fault}: ${answer.text.slice(0, 80)} [${answer.labels.join(' | ')}]`,
        });
    }
    return wrong;
  };
}
