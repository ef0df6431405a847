import { afterAll, expect, it } from 'vitest';
import { questions } from '../../../src/server/chat/messages/questions.ts';
import { makeNightId } from '../../../src/server/modules/movie-nights/night-id.ts';
import { DEFAULT_OPTIONS } from '../../../src/server/modules/movie-nights/night-options.ts';
import { invoicePayload } from '../../../src/server/modules/premium/offers.ts';
import { SECRET, testBot } from '../support/test-bot.ts';
import { type Place, type Scenario, tryVariants } from './support/many-updates.ts';

const server = await testBot({ messagesPerSecond: 1000 });
afterAll(() => server.close());

const FIRST_PERSON = 5_000_000_000;
let used = FIRST_PERSON;

const from = ({ person }: Place) => ({
  id: person,
  is_bot: false,
  first_name: 'Anna',
  last_name: 'Verdi',
  username: `anna${person}`,
  language_code: 'it',
});
const privateChat = ({ person }: Place) => ({
  id: person,
  type: 'private',
  first_name: 'Anna',
  username: `anna${person}`,
});
const message = (place: Place, content: object) => ({
  message: { message_id: 7, date: 1_760_000_000, chat: privateChat(place), from: from(place), ...content },
});
const command = (text: string) => ({
  text,
  entities: [{ type: 'bot_command', offset: 0, length: text.length }],
});
const blocked = async ({ person }: Place) =>
  (
    await server.db
      .selectFrom('person')
      .select('blocked_at')
      .where('user_id', '=', String(person))
      .executeTakeFirst()
  )?.blocked_at != null;
const premium = async ({ person }: Place) =>
  (
    await server.db
      .selectFrom('person')
      .select('premium_until')
      .where('user_id', '=', String(person))
      .executeTakeFirst()
  )?.premium_until != null;
const payment = ({ n, person }: Place) => ({
  currency: 'XTR',
  total_amount: 100,
  invoice_payload: invoicePayload({ kind: 'month' }),
  telegram_payment_charge_id: `charge-${person}-${n}`,
  provider_payment_charge_id: '',
});
const asked = (place: Place) => ({
  message_id: 6,
  date: 1,
  chat: privateChat(place),
  from: { id: 1_234_567_890, is_bot: true, first_name: 'Vetrina' },
  text: 'Che cosa cerchi?',
  reply_markup: {
    inline_keyboard: [[{ text: 'Annulla', callback_data: questions.wantedTitle.data({}) }]],
  },
});
const members = (status: string) => ({
  user: { id: 1_234_567_890, is_bot: true, first_name: 'Vetrina' },
  status,
});

/** Facts of any message except its number, its chat, and its content. */
const PLACE = String.raw`message(\.message_id|\.chat(\.id)?)?`;

const SCENARIOS: Record<string, Scenario> = {
  'a search': {
    update: (place) => message(place, { text: 'Film 3' }),
    needs: new RegExp(`^(${PLACE}|message\\.text)$`),
  },
  'a command': {
    update: (place) => message(place, command('/help')),
    needs: new RegExp(`^(${PLACE}|message\\.text)$`),
  },
  'the start': {
    update: (place) => message(place, command('/start')),
    // The greeting names the person.
    needs: new RegExp(
      `^(${PLACE}|message\\.text|message\\.from(\\.first_name)?|message\\.chat\\.first_name)$`,
    ),
  },
  'a list from elsewhere': {
    update: (place) =>
      message(place, {
        document: {
          file_id: 'list',
          file_unique_id: 'u',
          file_name: 'watched.csv',
          mime_type: 'text/csv',
          file_size: 90,
        },
        caption: 'i miei film',
      }),
    needs: new RegExp(`^(${PLACE}|message\\.document(\\.file_id|\\.file_name)?)$`),
    counts: /Li cerco/,
  },
  'a press': {
    update: (place) => ({
      callback_query: {
        id: `q${place.person}`,
        chat_instance: '1',
        from: from(place),
        data: 'help',
        message: {
          ...message(place, { text: 'Ciao' }).message,
          reply_markup: { inline_keyboard: [[{ text: 'Aiuto', callback_data: 'help' }]] },
        },
      },
    }),
    // Presses count on buttons that the message has.
    needs:
      /^callback_query(\.id|\.from(\.id)?|\.data|\.message(\.message_id|\.chat(\.id)?|\.reply_markup.*)?)?$/,
  },
  'a press in another chat': {
    update: (place) => ({
      callback_query: {
        id: `q${place.person}`,
        chat_instance: '1',
        from: from(place),
        data: `nightwho:${makeNightId({ hostId: '1001', madeAt: new Date(1_790_000_000_000), options: DEFAULT_OPTIONS }, [SECRET])}`,
        inline_message_id: `inline-${place.person}`,
      },
    }),
    needs: /^callback_query(\.id|\.from(\.id)?|\.data)?$/,
  },
  'an inline query': {
    update: (place) => ({
      inline_query: {
        id: `q${place.person}`,
        from: from(place),
        query: 'Film 3',
        offset: '',
        chat_type: 'sender',
      },
    }),
    needs: /^inline_query(\.id|\.from(\.id)?|\.query)?$/,
  },
  'a card sent by inline mode': {
    update: (place) => ({
      chosen_inline_result: {
        result_id: makeNightId(
          { hostId: String(place.person), madeAt: new Date(1_790_000_000_000), options: DEFAULT_OPTIONS },
          [SECRET],
        ),
        from: from(place),
        query: 'serata',
        inline_message_id: `inline-${place.person}`,
      },
    }),
    needs: /^chosen_inline_result(\.result_id|\.from(\.id)?|\.inline_message_id)?$/,
    outcome: ({ person }) =>
      server.db
        .selectFrom('live_message')
        .select('inline_message_id')
        .where('inline_message_id', '=', `inline-${person}`)
        .execute(),
  },
  'a person who blocks the bot': {
    before: (place) => message(place, command('/start')),
    update: (place) => ({
      my_chat_member: {
        chat: privateChat(place),
        from: from(place),
        date: 1_760_000_000,
        old_chat_member: members('member'),
        new_chat_member: members('kicked'),
      },
    }),
    needs: /^my_chat_member(\.chat(\.id)?|\.from\.id|\.new_chat_member(\.status)?)?$/,
    outcome: blocked,
  },
  'a checkout': {
    update: (place) => ({
      pre_checkout_query: {
        id: `q${place.person}`,
        from: from(place),
        currency: 'XTR',
        total_amount: 100,
        invoice_payload: invoicePayload({ kind: 'month' }),
      },
    }),
    needs: /^pre_checkout_query(\.id|\.from(\.id)?|\.currency|\.total_amount|\.invoice_payload)?$/,
  },
  'a payment': {
    update: (place) => message(place, { successful_payment: payment(place) }),
    needs: new RegExp(
      `^(${PLACE}|message\\.from\\.id|message\\.successful_payment(\\.invoice_payload|\\.telegram_payment_charge_id)?)$`,
    ),
    outcome: premium,
  },
  'a payment of a subscription': {
    update: (place) =>
      message(place, {
        successful_payment: {
          ...payment(place),
          invoice_payload: invoicePayload({ kind: 'subscription', code: `c${place.person}` }),
          subscription_expiration_date: 1_900_000_000,
          is_recurring: true,
          is_first_recurring: true,
        },
      }),
    needs: new RegExp(
      `^(${PLACE}|message\\.from\\.id|message\\.successful_payment(\\.invoice_payload|\\.telegram_payment_charge_id|\\.subscription_expiration_date|\\.is_recurring|\\.is_first_recurring)?)$`,
    ),
    outcome: premium,
  },
  'a refund': {
    before: (place) => message(place, { successful_payment: payment(place) }),
    update: (place) => message(place, { refunded_payment: payment(place) }),
    needs: new RegExp(
      `^(${PLACE}|message\\.from\\.id|message\\.refunded_payment(\\.invoice_payload|\\.telegram_payment_charge_id)?)$`,
    ),
    outcome: premium,
  },
  'a night in a group': {
    update: (place) => ({
      message: {
        ...message(place, command('/serata')).message,
        chat: { id: -place.person, type: 'supergroup', title: 'Cinema' },
      },
    }),
    // The title names the person who opens it; a group is known by its kind.
    needs: new RegExp(
      `^(${PLACE}|message\\.chat\\.type|message\\.text|message\\.from(\\.id|\\.first_name|\\.is_bot)?)$`,
    ),
    outcome: ({ person }) =>
      server.db.selectFrom('live_message').select('has_picture').where('chat_id', '=', -person).execute(),
  },
  'the answer to a question': {
    counts: /Richiesta inviata/,
    update: (place) =>
      message(place, { text: `Un film mai visto ${place.person}`, reply_to_message: asked(place) }),
    needs: new RegExp(
      `^(${PLACE}|message\\.text|message\\.reply_to_message(\\.message_id|\\.chat(\\.id)?|\\.from(\\.id)?|\\.reply_markup.*)?)$`,
    ),
  },
};

server.api.keepFile('list', 'Date,Name,Year,Letterboxd URI\n2020-01-01,Film 3,2003,https://boxd.it/1\n');

let count = 0;
it.each(Object.entries(SCENARIOS))(
  '%s: what does not come from the odd field is as without it',
  async (_name, scenario) => {
    const first = used;
    const variants = await tryVariants(server, scenario, (n) => first + n);
    used += variants;
    count += variants;
  },
);

it('no update made the bot fail, and all were handled', async () => {
  const faults = /could not answer|gave up on an update|will retry an update|could not record/;
  const lines = server.log().split('\n');
  expect(lines.filter((line) => faults.test(line)).map((line) => line.slice(0, 900))).toEqual([]);
  expect(
    await server.db.selectFrom('bot_update').select('failure').where('failure', 'is not', null).execute(),
  ).toEqual([]);
  expect(count).toBeGreaterThan(330);
});
