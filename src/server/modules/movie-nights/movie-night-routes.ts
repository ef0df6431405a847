import type { FastifyInstance } from 'fastify';
import * as calls from '../../../contract/movie-nights.ts';
import { ApiError, deliveryQueueFull, notFound } from '../../http/api-error.ts';
import { createCallCounter } from '../../http/call-counter.ts';
import { acceptAnyBody } from '../../http/parse-call-input.ts';
import { registerPersonalCall } from '../../http/register-calls.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { parseRowId } from '../../lib/parse-row-id.ts';
import { titleToAnswer } from '../catalogue/title-to-answer.ts';
import { requestPlay } from '../playback/request-delivery.ts';
import { nightIsOver } from './change-night.ts';
import { nightTitles } from './deck/deck-order.ts';
import { closeNight, countDown, decideNow, extendNight, removeMember } from './host-night.ts';
import { joinNight } from './join-and-leave.ts';
import type { NightHub } from './night-hub.ts';
import { readSnapshot } from './night-snapshot.ts';
import { openNight } from './open-night.ts';
import { voteInNight } from './vote-in-night.ts';

/** One person's calls in ten seconds: an app joins once and sends its votes together. */
const MAX_JOINS = 30;
const MAX_VOTE_CALLS = 60;
/** Movie nights: joining, the deck, votes, the host's requests, and the delivery. */
export async function movieNightRoutes(
  app: FastifyInstance,
  context: RouteContext,
  hub: NightHub,
): Promise<void> {
  callsWithBody(app, context, hub);
  await app.register(async (inner) => {
    acceptAnyBody(inner);
    callsWithoutBody(inner, context, hub);
  });
}

type Place = { id: string; userId: string };

/** Answers a night after a change by its host. */
async function afterChange(
  context: RouteContext,
  hub: NightHub,
  { place, change }: { place: Place; change: Promise<void> },
) {
  await change;
  hub.changed(place.id);
  return readSnapshot(context, place);
}

function callsWithBody(app: FastifyInstance, context: RouteContext, hub: NightHub): void {
  const { db } = context;
  const voteCalls = createCallCounter(MAX_VOTE_CALLS);
  const changed = (place: Place, change: Promise<void>) => afterChange(context, hub, { place, change });

  registerPersonalCall(app, calls.voteInMovieNight, async ({ userId, params: { id }, body }) => {
    voteCalls.limit(userId);
    const votes = body.votes.flatMap(({ content_id, vote, at }) => {
      const titleId = parseRowId(content_id);
      return titleId === undefined ? [] : [{ titleId, vote, at }];
    });
    if (await voteInNight(db, { id, userId }, votes)) hub.changed(id);
    return { success: true };
  });

  registerPersonalCall(app, calls.extendMovieNight, ({ userId, params: { id }, body }) =>
    changed({ id, userId }, extendNight(db, { id, userId }, body.minutes)),
  );

  registerPersonalCall(app, calls.removeFromMovieNight, ({ userId, params: { id }, body }) =>
    changed({ id, userId }, removeMember(db, { id, userId }, body.member)),
  );

  registerPersonalCall(app, calls.countDownMovieNight, ({ userId, params: { id }, body }) =>
    changed({ id, userId }, countDown(db, { id, userId }, body.seconds)),
  );
}

function callsWithoutBody(app: FastifyInstance, context: RouteContext, hub: NightHub): void {
  const { db, images, secrets } = context;
  const joins = createCallCounter(MAX_JOINS);
  const changed = (place: Place, change: Promise<void>) => afterChange(context, hub, { place, change });

  registerPersonalCall(app, calls.joinMovieNight, async ({ userId, params: { id } }) => {
    joins.limit(userId);
    if (!(await openNight(db, id, secrets))) throw notFound('movie night');
    if (await joinNight(db, id, userId)) hub.changed(id);
    return readSnapshot(context, { id, userId });
  });

  registerPersonalCall(app, calls.getMovieNight, ({ userId, params: { id } }) =>
    readSnapshot(context, { id, userId }),
  );

  registerPersonalCall(app, calls.getMovieNightTitles, async ({ userId, params: { id } }) => {
    const { me } = await readSnapshot(context, { id, userId });
    const titles = await nightTitles(db, { nightId: id, member: me });
    return {
      titles: titles.map(({ title, vote }) => ({
        content: titleToAnswer(title, images.allowedHosts),
        vote,
      })),
    };
  });

  registerPersonalCall(app, calls.decideMovieNight, ({ userId, params: { id } }) =>
    changed({ id, userId }, decideNow(db, { id, userId })),
  );

  registerPersonalCall(app, calls.closeMovieNight, ({ userId, params: { id } }) =>
    changed({ id, userId }, closeNight(db, { id, userId })),
  );

  registerPersonalCall(app, calls.deliverMovieNight, async ({ userId, params: { id }, requestId }) => {
    const { state, chosen } = await readSnapshot(context, { id, userId });
    if (state === 'closed') throw nightIsOver();
    if (!chosen && state === 'chosen') throw notFound('title');
    if (!chosen) throw new ApiError(409, 'No title is chosen yet');
    const outcome = await requestPlay(db, { userId, titleId: chosen.content.id, requestId });
    if (outcome === 'no such title') throw notFound('title');
    if (outcome === 'too many') throw deliveryQueueFull();
    context.notifyDeliveryQueue();
    return { success: true };
  });
}
