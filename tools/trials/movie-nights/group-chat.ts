import { MOVIE_NIGHT_START_PREFIX } from '../../../src/contract/movie-nights.ts';
import { type Answer, done, type Parameters, refused } from '../bot-api.ts';
import type { Answerer } from '../stub-messenger.ts';

/** A card in a chat: its text, and the number of edits that announced a choice. */
export type ShownCard = { text: string; choices: number; nightId: string | undefined };

const GROUP = { id: -1001, type: 'supergroup', title: 'Cinema' };
const CHOSEN = 'Titolo scelto';

const NOT_MODIFIED = refused(400, 'Bad Request: message is not modified');

/** An update of the Bot API, as far as it is described here. */
type Update = { update_id: number; message?: object; chosen_inline_result?: object };

/** The messenger's state: updates until they are confirmed, and cards by their message. */
export function createGroupChat() {
  const cards = new Map<string, ShownCard>();
  const updates: Update[] = [];
  let messages = 0;

  const bring = (update: Omit<Update, 'update_id'>) =>
    updates.push({ update_id: updates.length + 1, ...update });

  function send({ text = '', reply_markup }: Parameters): Answer {
    messages += 1;
    cards.set(`message ${messages}`, { text, choices: 0, nightId: nightIdIn(reply_markup) });
    return done({ message_id: messages, date: 0, chat: GROUP });
  }

  function edit({ text = '', message_id: message, inline_message_id: inline }: Parameters): Answer {
    const place = inline || `message ${message}`;
    const before = cards.get(place);
    if (before?.text === text) return NOT_MODIFIED;
    const choices = (before?.choices ?? 0) + Number(text.includes(CHOSEN));
    cards.set(place, { text, choices, nightId: before?.nightId });
    return done();
  }

  const answer: Answerer = (_, method, parameters) => {
    if (method === 'getUpdates') return done(updates.filter(({ update_id: id }) => id >= parameters.offset));
    if (method === 'sendMessage' && parameters.chat_id === GROUP.id) return send(parameters);
    return method === 'editMessageText' ? edit(parameters) : undefined;
  };

  return {
    answer,
    cards,
    /** Somebody writes /serata in the group. */
    askForNight(person: number, name: string): void {
      const from = { id: person, is_bot: false, first_name: name };
      const entities = [{ type: 'bot_command', offset: 0, length: 7 }];
      bring({
        message: { message_id: 5000 + person, date: now(), chat: GROUP, from, text: '/serata', entities },
      });
    },
    /** Somebody sends a card by inline mode. */
    sendByInlineMode(person: number, { nightId, place }: { nightId: string; place: string }): void {
      const from = { id: person, is_bot: false, first_name: `Persona ${person}` };
      cards.set(place, { text: '', choices: 0, nightId });
      bring({
        chosen_inline_result: { result_id: nightId, from, query: 'serata', inline_message_id: place },
      });
    },
  };
}

const now = () => Math.floor(Date.now() / 1000);

function nightIdIn(markup: unknown): string | undefined {
  return new RegExp(`${MOVIE_NIGHT_START_PREFIX}([\\w-]+)`).exec(JSON.stringify(markup ?? ''))?.[1];
}
