import { sql } from 'kysely';
import { askForTitle } from '../../../../src/server/modules/requests/ask-for-title.ts';
import { ANNA, BRUNO, OWNER } from '../../support/test-bot.ts';
import { anna, calls, owner, says } from '../support/people.ts';
import type { Scenario, World } from '../support/scenario.ts';

const WISH = { words: 'Un film mai visto', tmdb: null, isLookedUp: true };
const asks = (person: number) => calls(person, 'POST /api/tu/requests', WISH);

const requestId = async ({ db }: World) =>
  Number((await db.selectFrom('title_request').select('id').executeTakeFirstOrThrow()).id);
const decides = (to: (world: World) => object) =>
  owner('requests/decide', async (world) => ({ decisions: [{ id: await requestId(world), to: to(world) }] }));

const rejects = decides(() => ({ kind: 'reject', reason: 'notFound' }));
const isAsked = ({ db }: World) =>
  askForTitle(db, { userId: String(ANNA), words: WISH.words }, { requestsPerPerson: 9, ownerIds: [] });
const erasure = anna('data/erasure', { isConfirmed: true });

export const requests: Record<string, Scenario> = {
  'a title is requested': {
    acts: [asks(ANNA)],
    isSo: {
      'one wants it': () => sql`select from title_request where people = 1 and state = 'open'`,
    },
    told: { [ANNA]: [], [OWNER]: [/Richiesta/] },
  },
  'a request is rejected': {
    given: isAsked,
    acts: [rejects],
    told: { [ANNA]: [/Un film mai visto/] },
  },
  'requests of a day count after an erasure': {
    given: isAsked,
    acts: [erasure],
    isSo: {
      'one is used': () => sql`select from erasure where kind = 'requests' and uses = 1`,
    },
  },
  'a title is requested in the chat': { acts: [says(ANNA, '/richiedi Un film mai visto')] },
  'a request is withdrawn': {
    acts: [
      asks(ANNA),
      asks(BRUNO),
      anna('requests/wanted', async (world) => ({ id: String(await requestId(world)), isWanted: false })),
    ],
  },
  'a request of two is rejected': {
    acts: [asks(ANNA), asks(BRUNO), rejects],
  },
  'a request of two is linked with a title': {
    acts: [asks(ANNA), asks(BRUNO), decides(({ films }) => ({ kind: 'title', id: films[0] }))],
  },
  'a rejected request is opened again': {
    acts: [asks(ANNA), rejects, owner('requests/undo', async (world) => ({ ids: [await requestId(world)] }))],
  },
  'a title is made of a request': {
    acts: [asks(ANNA), decides(() => ({ kind: 'new', type: 'film' }))],
  },
};
