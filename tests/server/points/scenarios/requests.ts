import { ANNA, BRUNO } from '../../support/test-bot.ts';
import { anna, calls, owner, says } from '../support/people.ts';
import type { Scenario, World } from '../support/scenario.ts';

const WISH = { words: 'Un film mai visto', tmdb: null, isLookedUp: true };
const asks = (person: number) => calls(person, 'POST /api/tu/requests', WISH);

const requestId = async ({ db }: World) =>
  Number((await db.selectFrom('title_request').select('id').executeTakeFirstOrThrow()).id);
const decides = (to: (world: World) => object) =>
  owner('requests/decide', async (world) => ({ decisions: [{ id: await requestId(world), to: to(world) }] }));

export const requests: Record<string, Scenario> = {
  'a title is requested': { acts: [asks(ANNA)], told: 'once' },
  'a title is requested in the chat': { acts: [says(ANNA, '/richiedi Un film mai visto')], told: 'once' },
  'a request is withdrawn': {
    acts: [
      asks(ANNA),
      asks(BRUNO),
      anna('requests/wanted', async (world) => ({ id: String(await requestId(world)), isWanted: false })),
    ],
    told: 'once',
  },
  'a request of two is rejected': {
    acts: [asks(ANNA), asks(BRUNO), decides(() => ({ kind: 'reject', reason: 'notFound' }))],
    told: 'once',
  },
  'a request of two is linked with a title': {
    acts: [asks(ANNA), asks(BRUNO), decides(({ films }) => ({ kind: 'title', id: films[0] }))],
    told: 'once',
  },
  'a rejected request is opened again': {
    acts: [
      asks(ANNA),
      decides(() => ({ kind: 'reject', reason: 'notFound' })),
      owner('requests/undo', async (world) => ({ ids: [await requestId(world)] })),
    ],
    told: 'once',
  },
  'a title is made of a request': {
    acts: [asks(ANNA), decides(() => ({ kind: 'new', type: 'film' }))],
    told: 'once',
  },
};
