import { sql } from 'kysely';
import { toggleInStaticList } from '../../../../src/server/modules/lists/static-lists.ts';
import { makeNightId } from '../../../../src/server/modules/movie-nights/night-id.ts';
import { DEFAULT_OPTIONS } from '../../../../src/server/modules/movie-nights/night-options.ts';
import { BANNED_FAILURE } from '../../../../src/server/modules/people/bans.ts';
import { fillTablesOf } from '../../backup/support/backup-fixtures.ts';
import { ANNA, BRUNO, OWNER, SECRET } from '../../support/test-bot.ts';
import { anna, atOnce, calls, meanwhile, owner, says, sends } from '../support/people.ts';
import type { Scenario, World } from '../support/scenario.ts';

const ID = String(ANNA);
const TWENTY_MINUTES_MS = 1_200_000;

const erasure = anna('data/erasure', { isConfirmed: true });
const erasureAtDesk = owner('people/erasure', { person: ID, isConfirmed: true });
const ban = owner('people/banned', { person: ID, isBanned: true });

/** A delivery has failed, and is tried again in twenty minutes: none waits longer. */
const aDeliveryWaits = meanwhile(({ db, films }) =>
  db
    .insertInto('delivery')
    .values({
      user_id: ID,
      kind: 'play',
      title_id: films[0] ?? 0,
      attempts: 1,
      next_attempt_at: new Date(Date.now() + TWENTY_MINUTES_MS),
    })
    .execute(),
);

const isBanned = ({ db }: World) =>
  db.updateTable('person').set({ barred_at: new Date() }).where('user_id', '=', ID).execute();
const plays = calls(ANNA, 'POST /api/play_content', ({ films }) => ({ user_id: ID, content_id: films[0] }));

const likes = ({ db, films: [titleId = 0] }: World) =>
  toggleInStaticList(db, { userId: ID, list: 'mi_piace', titleId });

const helps = ({ db }: World) =>
  db
    .insertInto('helper')
    .values({ user_id: ID, given_by: String(OWNER) })
    .execute();
const edit = calls(ANNA, 'POST /api/gestione/catalogue/edit', ({ films }) => ({
  title: films[0],
  field: 'durata',
  value: '91',
}));

let night = '';
const nightIsMade = async () => {
  night = makeNightId({ hostId: ID, madeAt: new Date(), options: DEFAULT_OPTIONS }, [SECRET]);
};
const join = (as: number) => calls(as, () => `POST /api/movie_nights/${night}/join`, {});

const wish = calls(ANNA, 'POST /api/tu/requests', {
  words: 'Un film mai visto',
  tmdb: null,
  isLookedUp: true,
});
const subscription = sends(ANNA, {
  successful_payment: {
    currency: 'XTR',
    total_amount: 100,
    invoice_payload: `premium-subscription:${ID.padEnd(24, 'a')}`,
    telegram_payment_charge_id: 'charge-1',
    provider_payment_charge_id: '',
    subscription_expiration_date: Date.UTC(2026, 3, 10) / 1000,
    is_recurring: true,
    is_first_recurring: true,
  },
});

const wasGivenUp = ({ db }: World) =>
  db
    .insertInto('bot_update')
    .values({ id: 1, chat: ID, payload: '{}', done_at: new Date(), failure: `no answer to ${ID}` })
    .execute();
const isKeptOut = { [ANNA]: [/Non puoi usare questo bot/] };

const erased = ANNA;
const banned = ANNA;

/** People who leave, or are kept out. */
export const leaving: Record<string, Scenario> = {
  'a person erases their data': { given: likes, acts: [says(ANNA, '/start'), erasure], erased },
  'an owner erases a person': { given: likes, acts: [says(ANNA, '/start'), erasureAtDesk], erased },
  'a person with a delivery that waits is erased': { acts: [atOnce(aDeliveryWaits, erasure)], erased },
  'the host of a movie night is erased': {
    given: nightIsMade,
    acts: [join(ANNA), join(BRUNO), erasure],
    erased,
  },
  'a helper is erased': { given: helps, acts: [edit, erasureAtDesk], erased },
  'a person with a request is erased': { acts: [wish, erasure], erased },
  'a person with a subscription is erased': { acts: [subscription, erasure], erased },
  'a person whose update was given up is erased': { given: wasGivenUp, acts: [erasure], erased },
  'a person with rows in every table is erased': {
    given: ({ db }) => fillTablesOf(db, ID),
    acts: [erasure],
    erased,
  },
  'a banned person is erased and comes back': {
    acts: [ban, erasureAtDesk, says(ANNA, '/start')],
    isSo: { 'the ban stays': () => sql`select from forgotten_ban where barred_at is not null` },
    told: isKeptOut,
  },
  'a banned person presses a film': {
    given: isBanned,
    acts: [says(ANNA, '/start'), plays],
    isRefused: true,
    told: isKeptOut,
  },
  'an erased person comes back': { given: likes, acts: [erasure, says(ANNA, '/start')] },
  'a person with a delivery that waits is banned': {
    acts: [atOnce(aDeliveryWaits, ban)],
    isSo: { 'it is cancelled': () => sql`select from delivery where failure = ${BANNED_FAILURE}` },
    banned,
  },
  'a person in a movie night is banned': { given: nightIsMade, acts: [join(BRUNO), join(ANNA), ban], banned },
  'a person with a subscription is banned': { acts: [subscription, ban], banned },
};
