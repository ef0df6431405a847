import type { FastifyInstance } from 'fastify';
import { getNoticeSettings, setNotices } from '../../../contract/own/settings.ts';
import { registerPersonalCall } from '../../http/register-calls.ts';
import type { RouteContext } from '../../http/route-context.ts';
import {
  readNotificationSettings,
  setDigest,
  setNotifications,
  setSeriesNotifications,
} from './subscriptions.ts';

const SETTERS = { all: setNotifications, series: setSeriesNotifications, digest: setDigest };

/** What the bot writes to a person about. */
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
