import type { FastifyInstance } from 'fastify';
import { getAwaited, setAwaited, setMuted } from '../../../contract/own/arrivals.ts';
import { getNoticeSettings, setNotices } from '../../../contract/own/settings.ts';
import { registerPersonalCall } from '../../http/register-calls.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { titleToAnswer } from '../catalogue/title-to-answer.ts';
import { requireTitle } from '../catalogue/titles.ts';
import { readAwaited } from './read-awaited.ts';
import {
  muteTitle,
  readNotificationSettings,
  setDigest,
  setNotifications,
  setSeriesNotifications,
  subscribeToArrival,
  subscribeToSeason,
  unmuteTitle,
  unsubscribeFromArrival,
} from './subscriptions.ts';

const SETTERS = { all: setNotifications, series: setSeriesNotifications, digest: setDigest };

/** The subjects that the bot writes to a person about. */
export function ownNoticeRoutes(app: FastifyInstance, { db }: Pick<RouteContext, 'db'>): void {
  registerPersonalCall(app, getNoticeSettings, async ({ userId }) => {
    const { areOn, areSeriesOn, isDigestOn } = await readNotificationSettings(db, userId);
    return { all: areOn, series: areSeriesOn, digest: isDigestOn };
  });

  registerPersonalCall(app, setNotices, async ({ userId, body: { kind, isOn } }) => {
    await SETTERS[kind](db, userId, isOn);
    return { success: true };
  });
}

/** The titles that a person waits for, and those that they have muted. */
export function ownArrivalRoutes(
  app: FastifyInstance,
  { db, images: { allowedHosts } }: Pick<RouteContext, 'db' | 'images'>,
): void {
  registerPersonalCall(app, getAwaited, async ({ userId }) => ({
    titles: (await readAwaited(db, userId)).map(({ title, season }) => ({
      content: titleToAnswer(title, allowedHosts),
      season,
    })),
  }));

  registerPersonalCall(
    app,
    setAwaited,
    async ({ userId, body: { content_id, season, isAwaited, mutes } }) => {
      const place = { userId, titleId: (await requireTitle(db, content_id)).id };
      if (!isAwaited) await (mutes === false ? unsubscribeFromArrival : muteTitle)(db, place);
      else if (season !== null) await subscribeToSeason(db, { ...place, season });
      else await subscribeToArrival(db, place);
      return { success: true };
    },
  );

  registerPersonalCall(app, setMuted, async ({ userId, body: { content_id, isMuted } }) => {
    const place = { userId, titleId: (await requireTitle(db, content_id)).id };
    await (isMuted ? muteTitle(db, place) : unmuteTitle(db, place));
    return { success: true };
  });
}
