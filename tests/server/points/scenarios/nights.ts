import { sql } from 'kysely';
import { makeNightId } from '../../../../src/server/modules/movie-nights/night-id.ts';
import { DEFAULT_OPTIONS } from '../../../../src/server/modules/movie-nights/night-options.ts';
import { saveVideoAndNotify } from '../../../../src/server/modules/videos/save-video.ts';
import { ANNA, BRUNO, SECRET } from '../../support/test-bot.ts';
import { calls, happens } from '../support/people.ts';
import type { Scenario, World } from '../support/scenario.ts';

let night = '';
const nightIsMade = async ({ db, films: [first = 0, second = 0] }: World) => {
  for (const titleId of [first, second])
    await saveVideoAndNotify(db, { titleId }, { kind: 'video', fileId: `v${titleId}` });
  night = makeNightId(
    { hostId: String(ANNA), madeAt: new Date(), options: { ...DEFAULT_OPTIONS, people: 2 } },
    [SECRET],
  );
};
const room = (as: number, action: string, body: object = {}) =>
  calls(as, () => `POST /api/movie_nights/${night}/${action}`, body);
const votes = (as: number) =>
  calls(
    as,
    () => `POST /api/movie_nights/${night}/votes`,
    ({ films }: World) => ({ votes: [{ content_id: films[0], vote: 'yes', at: 1 }] }),
  );
const both = [room(ANNA, 'join'), room(BRUNO, 'join')];
const chosen = [...both, votes(ANNA), room(ANNA, 'decide')];
const isSo = {
  'the film is chosen': ({ films: [first = 0] }: World) =>
    sql`select from movie_night where chosen_title_id = ${first}`,
};
const cardIsSent = happens(() => ({
  chosen_inline_result: {
    result_id: night,
    from: { id: ANNA, is_bot: false, first_name: 'Anna' },
    query: 'serata',
    inline_message_id: 'inline',
  },
}));

export const nights: Record<string, Scenario> = {
  'two join a movie night': { given: nightIsMade, acts: both },
  'two choose the same film': { given: nightIsMade, acts: [...both, votes(ANNA), votes(BRUNO)], isSo },
  'a host decides': { given: nightIsMade, acts: chosen, isSo },
  'a host closes a movie night': { given: nightIsMade, acts: [...both, room(ANNA, 'close')] },
  'a vote comes after the close': {
    given: nightIsMade,
    acts: [...both, room(ANNA, 'close'), votes(BRUNO)],
    isRefused: true,
    isSo: { 'no vote': () => sql`select where not exists (select from movie_night_vote)` },
  },
  'a host removes a member': { given: nightIsMade, acts: [...both, room(ANNA, 'remove', { member: 2 })] },
  'a host gives more time': { given: nightIsMade, acts: [...both, room(ANNA, 'extend', { minutes: 5 })] },
  'a host counts down': {
    given: nightIsMade,
    acts: [...chosen, room(ANNA, 'countdown', { seconds: 10 })],
    isSo,
  },
  'a chosen film is sent': {
    given: nightIsMade,
    acts: [...chosen, room(BRUNO, 'watch')],
    isSo,
    told: { [BRUNO]: [/Film/] },
  },
  'a card follows its night': { given: nightIsMade, acts: [cardIsSent, ...chosen], isSo },
};
